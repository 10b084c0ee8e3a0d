import { expect, it } from 'vitest';
import { modeProblems, traceProblems } from './chromatic.ts';

const WALLET = {
  changed: 'src/Wallet.tsx',
  reaches: 'src/Wallet.stories.tsx',
  share: [0, 0.5],
} as const;

it('a change of a component takes pictures of its stories, and of few others', () => {
  const output = 'Traced 1 file:\n  ./src/Wallet.stories.tsx\nsrc/Score.stories.tsx [changed]';
  expect(traceProblems(WALLET, output, 4)).toEqual([]);
  expect(traceProblems(WALLET, output, 3)).toEqual([
    'a change of src/Wallet.tsx takes pictures of 2 of 3 files',
  ]);
  expect(traceProblems(WALLET, 'src/Score.stories.tsx', 4)).toEqual([
    'a change of src/Wallet.tsx takes no picture of src/Wallet.stories.tsx',
  ]);
});

it('the story file of a screen must set the modes of a screen, and no other story file may', () => {
  const screen = 'packages/ui/src/screens/Vault/Vault.stories.tsx';
  const part = 'packages/ui/src/vault/Row/Row.stories.tsx';
  const plain = "preview.meta({ title: 'A' });";
  const asking = "preview.meta({ title: 'A', parameters: { chromatic: screenPictures } });";
  expect([...modeProblems(screen, asking), ...modeProblems(part, plain)]).toEqual([]);
  expect(modeProblems(screen, plain)).toEqual([expect.stringContaining('have no chromatic')]);
  expect(modeProblems(part, asking)).toEqual([expect.stringContaining('no screen')]);
});
