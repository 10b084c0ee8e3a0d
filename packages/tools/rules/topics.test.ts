import { expect, it } from 'vitest';
import { readSource } from '../lib/sources.ts';
import { projectNames, topicProblems } from './topics.ts';

const page = (goalsInUi = '`goals`') => `
| topic | about | domain | ui |
| --- | --- | --- | --- |
| goals | progress of the day | \`goals\` | ${goalsInUi} |
| ranking | positions | \`ranking\` | - |

| column | folder | no topic |
| --- | --- | --- |
| domain | \`packages/domain/src\` | \`format\`, \`index\` |
| ui | \`packages/ui/src\` | \`theme\` |
`;
const FOLDERS: Readonly<Record<string, readonly string[]>> = {
  'packages/domain/src': ['format', 'goals', 'index', 'ranking'],
  'packages/ui/src': ['goals', 'theme'],
};
const problems = (text: string, folders = FOLDERS) =>
  topicProblems(text, (folder) => folders[folder] ?? []);

it('reports nothing if the folders match the tables', () => {
  expect(problems(page())).toEqual([]);
});

it('reports a folder that is no topic of the table', () => {
  const folders = { ...FOLDERS, 'packages/ui/src': ['goals', 'theme', 'team'] };
  expect(problems(page(), folders)).toEqual([
    expect.stringMatching(/^packages\/ui\/src\/team is no topic/),
  ]);
});

it('reports a topic of the table without a folder', () => {
  const folders = { ...FOLDERS, 'packages/domain/src': ['format', 'goals', 'index'] };
  expect(problems(page(), folders)).toEqual([
    expect.stringMatching(/^packages\/domain\/src\/ranking does not exist/),
  ]);
});

it('reports a topic with two names in the table', () => {
  const folders = { ...FOLDERS, 'packages/ui/src': ['progress', 'theme'] };
  expect(problems(page('`progress`'), folders)).toEqual([
    expect.stringContaining('goals is called progress in packages/ui/src'),
  ]);
});

it('throws if the page has no table of topics', () => {
  expect(() => problems('# Architecture')).toThrow('no table of topic');
});

it('the folders of this project match its tables', () => {
  expect(topicProblems(readSource('docs/architecture.md'), projectNames)).toEqual([]);
});
