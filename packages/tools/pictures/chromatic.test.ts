import { describe, expect, it } from 'vitest';
import { modeProblems, tracedStories, traceProblems } from './chromatic.ts';

const wallet = {
  changed: 'src/Wallet.tsx',
  reaches: ['src/Wallet.stories.tsx'],
  share: [0, 0.5],
} as const;

describe('the stories affected by a change', () => {
  it('are read from the output of chromatic trace, without duplicates', () => {
    const output = [
      'Traced 1 changed file to 2 affected story files:',
      '  ./src/Wallet.stories.tsx',
      'src/Score.stories.tsx [changed]',
      'src/Score.stories.tsx',
    ].join('\n');
    expect(tracedStories(output)).toEqual(['./src/Wallet.stories.tsx', 'src/Score.stories.tsx']);
  });

  it('must include the stories of the changed component', () => {
    expect(traceProblems(wallet, ['src/Wallet.stories.tsx'], 4)).toEqual([]);
    expect(traceProblems(wallet, ['src/Score.stories.tsx'], 4)).toEqual([
      'a change of src/Wallet.tsx takes no picture of src/Wallet.stories.tsx',
    ]);
  });

  it('must be few for a component and nearly all for a design token', () => {
    const all = ['src/Wallet.stories.tsx', 'src/Score.stories.tsx', 'src/Dock.stories.tsx'];
    expect(traceProblems(wallet, all, 4)).toEqual([
      'a change of src/Wallet.tsx takes pictures of 3 of 4 story files',
    ]);
    expect(traceProblems({ changed: 'tokens.ts', reaches: [], share: [0.8, 1] }, all, 4)).toEqual([
      'a change of tokens.ts takes pictures of 3 of 4 story files',
    ]);
  });
});

describe('Chromatic modes', () => {
  const SCREEN = 'packages/ui/src/screens/Vault/Vault.stories.tsx';
  const PART = 'packages/ui/src/vault/Row/Row.stories.tsx';
  const plain = "preview.meta({ title: 'A' });";
  const asking = "preview.meta({ title: 'A', parameters: { chromatic: screenPictures } });";

  it('the story file of a screen must set the modes of a screen, and no other story file may', () => {
    const problems = (path: string, source: string) => modeProblems([path], () => source);
    expect(problems(SCREEN, asking)).toEqual([]);
    expect(problems(PART, plain)).toEqual([]);
    expect(problems(SCREEN, plain)).toEqual([expect.stringContaining('have no chromatic')]);
    expect(problems(PART, asking)).toEqual([expect.stringContaining('no screen')]);
  });
});
