import { describe, expect, it } from 'vitest';
import { anchorOf, citationProblems, citingFiles, readDecisions, readPage } from './citations.ts';

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
    ['a section that does not exist', '(spec section 7)', 'docs/product.md has no section 7'],
    [
      'a second section that does not exist',
      '(spec sections 2 and 7)',
      'docs/product.md has no section 7',
    ],
    [
      'a heading of another section',
      '(spec section 2, Card choice)',
      "section 2 of docs/product.md has no 'Card choice'",
    ],
    ['half a heading', '(spec section 2, Score)', "section 2 of docs/product.md has no 'Score'"],
    [
      'more than a heading',
      '(spec section 9, Toaster)',
      "section 9 of docs/product.md has no 'Toaster'",
    ],
    ['a section without a page', '(section 4)', "'section 4' names no page"],
    ['a decision that does not exist', '(decision 4)', 'no decision 4'],
    ['a range with a decision that does not exist', '(decisions 2 to 4)', 'no decision 4'],
    ['a deviation that does not exist', '(decision D2)', 'no decision D2'],
    [
      'a heading that the contract does not have',
      '(contract, Keys)',
      "docs/contract.md has no 'Keys'",
    ],
    [
      'a section that the design does not have',
      '(design section 6)',
      'docs/design.md has no section 6',
    ],
    [
      'a wrong section in the state map',
      "inSection('2 Card choice'",
      "section 2 of docs/product.md has no 'Card choice'",
    ],
  ])('reports %s', (_, citation, problem) => {
    expect(problemsOf(`\n/* ${citation} */`)).toEqual([`packages/domain/src/a.ts:2: ${problem}`]);
  });

  it.each([
    ['(spec 9)', "'spec' is written 'spec section N'"],
    ['(decisions 1, 2)', "'decisions 1, 2' is written 'decisions A and B'"],
    ['(spec section 4, decision 2)', "'section 4,' is written '…; decision N'"],
  ])('reports the wrong form %s', (citation, problem) => {
    expect(problemsOf(citation)).toEqual([`packages/domain/src/a.ts:1: ${problem}`]);
  });

  it('reads a citation that is broken over two lines of a comment', () => {
    const source = ['/**', ' * As it must be (spec', ' * section 7, Nowhere).', ' */'].join('\n');
    expect(problemsOf(source)).toEqual([
      'packages/domain/src/a.ts:2: docs/product.md has no section 7',
    ]);
  });

  it('resolves a section without a page name in the page that contains it', () => {
    const files = PAGES.with(2, {
      path: 'docs/design.md',
      source: '## 5. Motion\nas in section 4',
    });
    expect(citationProblems(files, () => true)).toEqual([
      'docs/design.md:2: docs/design.md has no section 4',
    ]);
  });
});

describe('pages', () => {
  it('reports a gap and a duplicate in the numbers of decisions', () => {
    const withTable = (source: string) =>
      citationProblems(PAGES.with(1, { path: 'docs/decisions.md', source }), () => true);
    expect(withTable('| 1 | a |\n| 3 | c |\n')).toEqual([
      'docs/decisions.md: 2 is missing, 3 stands there',
    ]);
    expect(withTable('| 1 | a |\n| 1 | c |\n')).toEqual([
      'docs/decisions.md: 2 is missing, 1 stands there',
    ]);
  });

  it.each([
    ['a link to a missing page', '[a](gone.md)', 'docs/x.md:1: no docs/gone.md'],
    [
      'a link to a missing heading',
      '[a](contract.md#routes)',
      'docs/x.md:1: docs/contract.md has no #routes',
    ],
    [
      'the path of a missing file',
      'see `packages/ui/src/Gone.tsx`',
      'docs/x.md:1: no packages/ui/src/Gone.tsx',
    ],
  ])('reports %s', (_, source, problem) => {
    const exists = (path: string) => PAGES.some((page) => page.path === path);
    expect(problemsOf(source, 'docs/x.md', exists)).toEqual([problem]);
  });

  it.each([
    '[a](contract.md#stored-keys)',
    '[a](https://example.com/x)',
    '`apps/web/dist`',
    '`apps/web/src/api/TOPIC.ts`',
  ])('accepts %s', (source) => {
    const exists = (path: string) => PAGES.some((page) => page.path === path);
    expect(problemsOf(source, 'docs/x.md', exists)).toEqual([]);
  });

  it('anchorOf returns the anchor that links to a heading use', () => {
    expect(anchorOf('The stack and its traps')).toBe('the-stack-and-its-traps');
    expect(anchorOf('1. What it does')).toBe('1-what-it-does');
  });

  it('readPage ignores headings inside code blocks', () => {
    expect([...readPage('```sh\n# not one\n```\n## 1. One\n').names]).toEqual(['1. One']);
  });
});

describe('the pages of this project', () => {
  const sourceOf = (path: string) => citingFiles().find((file) => file.path === path)?.source ?? '';

  it('contain ten numbered product sections, and the decisions', () => {
    const { sections } = readPage(sourceOf('docs/product.md'));
    expect([...sections.keys()]).toEqual([...'123456789', '10']);
    expect(readDecisions(sourceOf('docs/decisions.md'))).toEqual(
      expect.arrayContaining(['1', '58', 'D1']),
    );
  });
});
