// Finds citations that lead nowhere. A citation names a part of a page in docs/ and has one of these forms: `spec section
// 4, Card choice`, `decision 37`, `contract, Stored keys`. In a page, links and paths are checked too.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { ROOT, readSources, type Source, sourceFiles } from '../lib/sources.ts';
import { anchors } from '../stories/spec-rules.ts';

/** The parts of a page that a citation can name. */
interface Page {
  /** Headings and first cells of table rows. */
  readonly names: ReadonlySet<string>;
  /** The same, by the number of their section. */
  readonly sections: ReadonlyMap<string, ReadonlySet<string>>;
  readonly anchors: ReadonlySet<string>;
}

/** Pages with numbered sections, by the word before 'section' in a citation. */
const NUMBERED: Readonly<Record<string, string>> = {
  spec: 'docs/product.md',
  design: 'docs/design.md',
};

const LIST = String.raw`(D?\d+(?:(?:, D?\d+)* and D?\d+)?)`;
/** Matches a heading that a citation names. The text after the heading may belong to the match. */
const NAME = '([A-Z][^);:."]*)';
/** Matches `spec section 4, Card choice`, `spec sections 2 and 6`, and `section 3`, a section of the same page. */
const SECTION = RegExp(String.raw`(?:\b(\w+) )?\bsections? ${LIST}(?:, ${NAME})?`, 'g');
/** Matches `decision 37`, `decisions 31 and 32`. */
const DECISION = RegExp(String.raw`\b[Dd]ecisions? ${LIST}`, 'g');
/** Matches `contract, Stored keys`. */
const CONTRACT = RegExp(String.raw`\bcontract, ${NAME}`, 'g');

const LINK = /\]\((?!https?:|\.\/\?path=)([^)\s#]*)(?:#([^)\s]*))?\)/g;
const PATH_IN_TEXT = /`((?:packages|apps|mocks|docs|\.ci|\.storybook|\.github)(?:\/[\w.@-]+)+)`/g;
/** Matches a path that a command makes, or that contains a placeholder instead of a real name. */
const NOT_STORED = /\/(dist|storybook-static|reports|coverage)(\/|$)|NAME|TOPIC/;

function readPage(text: string): Page {
  const sections = new Map<string, Set<string>>();
  const names = new Set<string>();
  const known = new Set<string>();
  const anchorOf = anchors();
  let section = new Set<string>();
  for (const line of text.replace(/^```.*?^```/gms, '').split('\n')) {
    const [, marks, heading] = /^(#+) (.+)$/.exec(line) ?? [];
    const name = heading ?? /^\| `?(.+?)`? \|/.exec(line)?.[1];
    if (name === undefined) continue;
    if (heading !== undefined) known.add(anchorOf(heading));
    const [, number, title = name] = /^(\d+)\. (.+)$/.exec(name) ?? [];
    if (marks === '##') section = new Set();
    if (marks === '##' && number !== undefined) sections.set(number, section);
    section.add(title);
    names.add(name);
  }
  return { names, sections, anchors: known };
}

/** Whether one of `names` is at the beginning of `said`. */
const isNamed = (names: ReadonlySet<string> | undefined, said: string) =>
  [...(names ?? [])].some(
    (name) => said.startsWith(name) && !/^[\w-]/.test(said.slice(name.length)),
  );

/** Returns the citations, links and paths in a file that lead nowhere. `pages` are the pages by path. */
function deadIn({ path, source }: Source, pages: ReadonlyMap<string, Page>): string[] {
  const dead: string[] = [];
  const check = (citation: string, isFine: boolean | undefined) => {
    if (!isFine) dead.push(citation);
  };
  // Joins the file to one line without comment marks, because a citation may be broken over two lines.
  // A row of the state map names its section as `inSection('4 Card choice'`.
  const text = source
    .replace(/\n\s*(?:\*(?!\/)|\/\/)?\s*/g, ' ')
    .replace(/\binSection\('(\d+) /g, 'spec section $1, ');
  for (const [whole, word = '', list = '', name] of text.matchAll(SECTION)) {
    const sections = pages.get(NUMBERED[word] ?? path)?.sections;
    const found = list.split(/, | and /).map((number) => sections?.get(number));
    const isFine = name === undefined || found.some((names) => isNamed(names, name));
    check(whole, isFine && !found.includes(undefined));
  }
  for (const [whole, list = ''] of text.matchAll(DECISION)) {
    const { names } = pages.get('docs/decisions.md') ?? {};
    check(
      whole,
      list.split(/, | and /).every((number) => names?.has(number)),
    );
  }
  for (const [whole, name = ''] of text.matchAll(CONTRACT))
    check(whole, isNamed(pages.get('docs/contract.md')?.names, name));
  if (!path.endsWith('.md')) return dead;
  for (const [whole, target, anchor] of text.matchAll(LINK)) {
    const to = target ? join(dirname(path), target) : path;
    check(
      whole.slice(2, -1),
      existsSync(ROOT + to) && (!anchor || pages.get(to)?.anchors.has(anchor)),
    );
  }
  for (const [whole, to = ''] of text.matchAll(PATH_IN_TEXT))
    check(whole, NOT_STORED.test(to) || existsSync(ROOT + to));
  return dead;
}

/** Returns one line for each citation in `files` that leads nowhere. `files` must contain the cited pages too. */
export function citationProblems(files: readonly Source[]): string[] {
  const pages = new Map(
    files
      .filter(({ path }) => path.endsWith('.md'))
      .map(({ path, source }) => [path, readPage(source)]),
  );
  return files.flatMap((file) =>
    deadIn(file, pages).map((citation) => `${file.path}: '${citation}' leads nowhere`),
  );
}

/** Returns all files of the project that may contain citations. Omits this check, which has wrong ones as examples. */
export const citingFiles = (): Source[] =>
  readSources([
    ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'],
    ...sourceFiles(
      ['packages', 'apps', 'mocks', 'docs', '.storybook'],
      /^(?!packages\/tools\/rules\/citations).*\.([cm]?[jt]sx?|mdx?|css|html)$/,
    ),
  ]);
