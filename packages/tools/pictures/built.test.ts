import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { failureIn, storiesOf } from './built.ts';
import { matches, selectStories } from './pattern.ts';

it.each([
  ['vault', 'screens-vault--ready', true],
  ['Vault', 'screens-vault--ready', true],
  ['screens-*--ready', 'screens-vault--ready', true],
  ['screens-*', 'flows-screens-vault', false],
  ['a.b', 'axb', false],
])('matches: pattern %s, text %s, result %s', (pattern, text, result) => {
  expect(matches(pattern, text)).toBe(result);
});

it('storiesOf returns the stories of a catalogue, without its pages and without tests of stories', () => {
  const folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
  const entry = (id: string, kind: object) => ({
    [id]: { id, title: 'Vault', name: id, importPath: './Vault.stories.tsx', ...kind },
  });
  const entries = {
    ...entry('vault--docs', { type: 'docs' }),
    ...entry('vault--ready', { type: 'story', subtype: 'story' }),
    ...entry('vault--ready:is-left-by-esc', { type: 'story', subtype: 'test' }),
  };
  writeFileSync(join(folder, 'index.json'), JSON.stringify({ v: 5, entries }));
  expect(storiesOf(folder).map(({ id }) => id)).toEqual(['vault--ready']);
  rmSync(folder, { recursive: true });
});

it('selectStories selects by id or by title', () => {
  const stories = [
    { id: 'screens-vault--ready', title: 'Screens/Vault' },
    { id: 'flows-vault--slow', title: 'Flows/Vault' },
  ];
  const select = (only: string | null) => selectStories(stories, only).map(({ id }) => id);
  expect(select(null)).toHaveLength(2);
  expect(select('screens/')).toEqual(['screens-vault--ready']);
  expect(select('*--slow')).toEqual(['flows-vault--slow']);
  expect(select('nowhere')).toEqual([]);
});

it('failureIn returns the reason why a build failed, without the stack', () => {
  const log = [
    '●  Building preview..',
    '■  Build failed with 1 error:',
    '│',
    '│  \u001b[31m[MISSING_EXPORT] \u001b[0m"Gem" is not exported by',
    '│  at async build',
    '│  (file://./node_modules/vite/dist/node.js:1:2)',
  ].join('\n');
  expect(failureIn(log)).toBe(
    'Build failed with 1 error:\n[MISSING_EXPORT] "Gem" is not exported by',
  );
  expect(failureIn('killed')).toBe('killed');
});
