import { expect, it } from 'vitest';
import { topicProblems } from './topics.ts';

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

it.each([
  ['packages/ui/src', ['goals', 'theme', 'team'], /^packages\/ui\/src\/team is no topic/],
  ['packages/domain/src', ['format', 'goals', 'index'], /no folder has the topic ranking/],
  ['packages/ui/src', ['goals'], /^packages\/ui\/src\/theme does not exist/],
])('reports a difference between the tables and %s with %j', (folder, names, problem) => {
  const found = problems({ ...FOLDERS, [folder]: names });
  expect(found).toEqual([expect.stringMatching(problem)]);
});

it('throws if the page has no table of topics', () => {
  expect(() => problems(FOLDERS, '# Architecture')).toThrow('no table of topic');
});
