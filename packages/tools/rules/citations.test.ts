import { expect, it } from 'vitest';
import { citationProblems, citingFiles } from './citations.ts';

const FILES = citingFiles();
const PAGES = FILES.filter(({ path }) => path.endsWith('.md'));

it('every citation of the project leads to a part of a page', () => {
  expect(FILES.length).toBeGreaterThan(1000);
  expect(citationProblems(FILES)).toEqual([]);
});

const problemsOf = (source: string, path: string) => citationProblems([...PAGES, { path, source }]);

it.each([
  'spec section 99',
  'spec section 2, Card choice',
  'spec\n * section 99, Nowhere',
  'section 4',
  'decisions 2 and 999',
  'contract, Keys',
  'design section 99',
  "inSection('2 Card choice'",
])('reports %j', (citation) => {
  expect(problemsOf(`\n/* ${citation} */`, 'packages/domain/src/a.ts')).toEqual([
    expect.stringContaining('leads nowhere'),
  ]);
});

it.each([
  ['as in section 99', 'in section 99'],
  ['[a](gone.md)', 'gone.md'],
  ['[a](contract.md#gone)', 'contract.md#gone'],
  ['see `packages/ui/src/Gone.tsx`', '`packages/ui/src/Gone.tsx`'],
])('reports %s in a page', (source, citation) => {
  expect(problemsOf(source, 'docs/x.md')).toEqual([`docs/x.md: '${citation}' leads nowhere`]);
});
