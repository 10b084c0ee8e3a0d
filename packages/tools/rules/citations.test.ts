import { describe, expect, it } from 'vitest';
import { citationProblems, citingFiles, readDecisions, readPage } from './citations.ts';

const PRODUCT = `# The product
## 2. Screens
### Score screen
## 4. States
### Card choice
## 9. Constants
| constant | value |
| --- | --- |
| Toast | 10 s |
`;
const DECISIONS = '| number |\n| --- |\n| 1 | a |\n| 2 | b |\n| 3 | c |\n| D1 | d |\n';
const PAGES = [
  { path: 'docs/product.md', source: PRODUCT },
  { path: 'docs/decisions.md', source: DECISIONS },
  { path: 'docs/design.md', source: '## 5. Motion\n' },
  { path: 'docs/contract.md', source: '## Stored keys\n| `GET /game/closed` | closed |\n' },
  { path: 'docs/architecture.md', source: '' },
  { path: 'docs/deployment.md', source: '' },
];

const problemsOf = (
  source: string,
  path = 'packages/domain/src/a.ts',
  exists: (path: string) => boolean = () => true,
) => citationProblems([...PAGES, { path, source }], exists);

describe('citations', () => {
  it.each([
    '// (spec section 4)',
    '// (spec section 4, Card choice; decision 3)',
    '// (spec sections 2 and 4, Card choice)',
    '// (spec section 9, Toast)',
    '// (spec section 4, States)',
    '// what spec section 4, Card choice says',
    '// (decisions 1 and 3), (decisions 1 to 3), (decision D1), Decision 2 holds',
    '// (contract, Stored keys), (contract, `GET /game/closed`), which the contract allows',
    '// (design section 5, Motion)',
    "const A = inSection('4 Card choice', []);",
    '// a cross-section of 3 rows, half the decisions',
  ])('accepts %s', (source) => {
    expect(problemsOf(source)).toEqual([]);
  });

  it.each([
    ['(spec section 7)', 'docs/product.md has no section 7'],
    ['(spec sections 2 and 7)', 'docs/product.md has no section 7'],
    ['(spec section 2, Card choice)', "section 2 of docs/product.md has no 'Card choice'"],
    ['(spec section 2, Score)', "section 2 of docs/product.md has no 'Score'"],
    ['(spec section 9, Toaster)', "section 9 of docs/product.md has no 'Toaster'"],
    ['(section 4)', "'section 4' names no page"],
    ['(decision 4)', 'no decision 4'],
    ['(decisions 2 to 4)', 'no decision 4'],
    ['(decision D2)', 'no decision D2'],
    ['(contract, Keys)', "docs/contract.md has no 'Keys'"],
    ['(design section 6)', 'docs/design.md has no section 6'],
    ["inSection('2 Card choice'", "section 2 of docs/product.md has no 'Card choice'"],
    ['(see spec\n * section 7, Nowhere)', 'docs/product.md has no section 7'],
  ])('reports %j: %s', (citation, problem) => {
    expect(problemsOf(`\n/* ${citation} */`)).toEqual([`packages/domain/src/a.ts:2: ${problem}`]);
  });

  it('resolves a section without a page name in the page that contains it', () => {
    const source = '## 5. Motion\nas in section 4';
    const files = PAGES.with(2, { path: 'docs/design.md', source });
    expect(citationProblems(files, () => true)).toEqual([
      'docs/design.md:2: docs/design.md has no section 4',
    ]);
  });
});

describe('pages', () => {
  const isPage = (path: string) => PAGES.some((page) => page.path === path);

  it.each([
    ['[a](gone.md)', 'no docs/gone.md'],
    ['[a](contract.md#routes)', 'docs/contract.md has no #routes'],
    ['`packages/ui/src/Gone.tsx`', 'no packages/ui/src/Gone.tsx'],
  ])('reports %s: %s', (source, problem) => {
    expect(problemsOf(source, 'docs/x.md', isPage)).toEqual([`docs/x.md:1: ${problem}`]);
  });

  it.each([
    '[a](contract.md#stored-keys)',
    '[a](https://example.com/x)',
    '`apps/web/dist`',
    '`apps/web/src/api/TOPIC.ts`',
  ])('accepts %s', (source) => {
    expect(problemsOf(source, 'docs/x.md', isPage)).toEqual([]);
  });

  it('readPage ignores headings inside code blocks', () => {
    expect([...readPage('```sh\n# not one\n```\n## 1. One\n').names]).toEqual(['1. One']);
  });
});

it('the pages of this project contain ten numbered product sections, and the decisions', () => {
  const sourceOf = (path: string) => citingFiles().find((file) => file.path === path)?.source ?? '';
  const { sections } = readPage(sourceOf('docs/product.md'));
  expect([...sections.keys()]).toEqual([...'123456789', '10']);
  expect(readDecisions(sourceOf('docs/decisions.md'))).toEqual(
    expect.arrayContaining(['2', '58', 'D1']),
  );
});
