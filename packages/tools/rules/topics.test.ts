import { expect, it } from 'vitest';
import { readSource } from '../lib/sources.ts';
import { projectNames, topicProblems } from './topics.ts';

const PAGE = `
| topic | about |
| --- | --- |
| goals | progress of the day |
| ranking | positions |

| folder of topics | names that are no topic |
| --- | --- |
| \`packages/domain/src\` | \`format\`, \`index\` |
| \`packages/ui/src\` | \`theme\` |
`;
const FOLDERS: Readonly<Record<string, readonly string[]>> = {
  'packages/domain/src': ['format', 'goals', 'index', 'ranking'],
  'packages/ui/src': ['goals', 'theme'],
};
const problems = (folders = FOLDERS, page = PAGE) =>
  topicProblems(page, (folder) => folders[folder] ?? []);

it('reports nothing if the folders match the tables', () => {
  expect(problems()).toEqual([]);
});

it('reports a folder that is no topic of the table', () => {
  expect(problems({ ...FOLDERS, 'packages/ui/src': ['goals', 'theme', 'team'] })).toEqual([
    expect.stringMatching(/^packages\/ui\/src\/team is no topic/),
  ]);
});

it('reports a topic of the table that no folder has', () => {
  expect(problems({ ...FOLDERS, 'packages/domain/src': ['format', 'goals', 'index'] })).toEqual([
    expect.stringContaining('no folder has the topic ranking'),
  ]);
});

it('reports a name of the table that is no topic and does not exist', () => {
  expect(problems({ ...FOLDERS, 'packages/ui/src': ['goals'] })).toEqual([
    expect.stringMatching(/^packages\/ui\/src\/theme does not exist/),
  ]);
});

it('throws if the page has no table of topics', () => {
  expect(() => problems(FOLDERS, '# Architecture')).toThrow('no table of topic');
});

it('the folders of this project match its tables', () => {
  expect(topicProblems(readSource('docs/architecture.md'), projectNames)).toEqual([]);
});
