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

it('is content where names and tables agree', () => {
  expect(problems(page())).toEqual([]);
});

it('finds a topic under another name', () => {
  const folders = { ...FOLDERS, 'packages/ui/src': ['goals', 'theme', 'team'] };
  expect(problems(page(), folders)).toEqual([
    expect.stringMatching(/^packages\/ui\/src\/team is no topic/),
  ]);
});

it('finds a topic that is not there', () => {
  const folders = { ...FOLDERS, 'packages/domain/src': ['format', 'goals', 'index'] };
  expect(problems(page(), folders)).toEqual([
    expect.stringMatching(/^packages\/domain\/src\/ranking does not exist/),
  ]);
});

it('finds a second name in the table itself', () => {
  const folders = { ...FOLDERS, 'packages/ui/src': ['progress', 'theme'] };
  expect(problems(page('`progress`'), folders)).toEqual([
    expect.stringContaining('goals is called progress in packages/ui/src'),
  ]);
});

it('refuses a page without its tables', () => {
  expect(() => problems('# Architecture')).toThrow('no table of topic');
});

it('finds nothing wrong with the project', () => {
  expect(topicProblems(readSource('docs/architecture.md'), projectNames)).toEqual([]);
});
