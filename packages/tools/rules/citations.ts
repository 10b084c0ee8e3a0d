// Finds wrong citations in comments and documents: `node --import tsx packages/tools/rules/citations.ts`. A citation
// names a part of a page in docs/ and has one of these forms: `spec section 4, Card choice`, `decision 37`,
// `contract, Stored keys`.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { pathToFileURL } from 'node:url';
import { ROOT, readSources, type Source, sourceFiles } from '../lib/sources.ts';
import { reportProblems } from '../lib/terminal.ts';

/** A file of the project, joined to one line. */
interface Unfolded {
  readonly path: string;
  readonly text: string;
  /** Returns the line number in the original file for a position in `text`. */
  lineAt(at: number): number;
}

/** The parts of a documentation page that a citation can name. */
interface Page {
  /** Headings and first cells of table rows, by section number. */
  readonly sections: ReadonlyMap<string, ReadonlySet<string>>;
  readonly names: ReadonlySet<string>;
  readonly anchors: ReadonlySet<string>;
}

type Pages = ReadonlyMap<string, Page>;

/** A problem, and its position in the text of the file. */
interface Finding {
  readonly at: number;
  readonly says: string;
}

type Exists = (path: string) => boolean;

const PRODUCT = 'docs/product.md';
/** Pages with numbered sections, by the word before 'section' in a citation. */
const NUMBERED: Readonly<Record<string, string>> = { spec: PRODUCT, design: 'docs/design.md' };
const DECISIONS = 'docs/decisions.md';

const LIST = String.raw`[D\d]\d*(?:(?:, [D\d]\d*)* (?:and|to) [D\d]\d*)?`;
/** Matches `spec section 4`, `spec sections 2 and 6`, and `section 3`, which means a section of the same page. */
const SECTION = new RegExp(String.raw`(?:\b(\w+) )?\bsections? (${LIST})`, 'g');
/** Matches `decision 37`, `decisions 31 and 32`, `decisions 52 to 58`. */
const DECISION = new RegExp(String.raw`\b[Dd]ecisions? (${LIST})`, 'g');
/** Matches the beginning of a citation that ends with the name of a heading: `contract, Stored keys`. */
const BY_NAME = /\b(contract|architecture|deployment), (?=[A-Z`])/g;
/** Matches the section of the specification that a row of the state map names: `inSection('4 Card choice'`. */
const STATE_MAP = /\binSection\('(\d+) ([^']+)'/g;

const GENERATED = /(^|\/)(dist|storybook-static|reports|coverage)(\/|$)/;
/** Matches a path that contains a placeholder instead of a real name. */
const PLACEHOLDER = /NAME|TOPIC/;
const PATH_IN_TEXT = /`((?:packages|apps|mocks|docs|\.ci|\.storybook|\.github)(?:\/[\w.@-]+)+)`/g;
const LINK = /\]\((?!https?:|\.\/\?path=)([^)\s#]*)(?:#([^)\s]*))?\)/g;

/** Returns the anchor that GitHub and Storybook give to a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}

/** Returns the headings, first table cells and anchors of a page. */
export function readPage(text: string): Page {
  const sections = new Map<string, Set<string>>();
  const names = new Set<string>();
  const anchors = new Set<string>();
  let current = new Set<string>();
  let isCode = false;
  for (const line of text.split('\n')) {
    if (line.startsWith('```')) isCode = !isCode;
    if (isCode) continue;
    const [, marks, heading] = /^(#+) (.+)$/.exec(line) ?? [];
    const [, cell] = /^\| `?(.+?)`? \|/.exec(line) ?? [];
    const name = heading ?? cell;
    if (name === undefined) continue;
    names.add(name);
    if (heading !== undefined) anchors.add(anchorOf(heading));
    if (marks === '##') {
      const [, number, title = ''] = /^(\d+)\. (.+)$/.exec(name) ?? [];
      current = new Set([title]);
      if (number !== undefined) sections.set(number, current);
    } else current.add(name);
  }
  return { sections, names, anchors };
}

/** Returns the numbers of all decisions. */
export function readDecisions(text: string): string[] {
  return [...text.matchAll(/^\| (D?\d+) \|/gm)].map(([, number = '']) => number);
}

/** Joins a file to one line without comment marks, so that a citation over two lines can be matched. */
function unfold({ path, source }: Source): Unfolded {
  let text = '';
  const starts: number[] = [];
  for (const line of source.split('\n')) {
    starts.push(text.length);
    text += `${line.replace(/^\s*(?:\*(?!\/)|\/\/)?\s*/, '')} `;
  }
  return { path, text, lineAt: (at) => starts.findLastIndex((start) => start <= at) + 1 };
}

/** Returns the numbers in a list or range: '31' and '32' for `31 and 32`. */
function numbersOf(list: string): string[] {
  const [, from, to] = /^(\d+) to (\d+)$/.exec(list) ?? [];
  if (from !== undefined) {
    return Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) =>
      String(Number(from) + i),
    );
  }
  return list.match(/D?\d+/g) ?? [];
}

/** Returns the heading after a section number: 'Card choice' for ', Card choice.'. Returns null if there is none. */
function nameAfter(text: string, at: number): string | null {
  return /^, ([A-Z`][^);:."]*)/.exec(text.slice(at))?.[1] ?? null;
}

const isNamed = (names: ReadonlySet<string> | undefined, said: string) =>
  [...(names ?? [])].some((name) => {
    const plain = said.replaceAll('`', '');
    return plain.startsWith(name) && !/^[\w-]/.test(plain.slice(name.length));
  });

function sectionProblems({ path, text }: Unfolded, pages: Pages): Finding[] {
  return [...text.matchAll(SECTION)].flatMap((match) => {
    const [whole, word = '', list = ''] = match;
    const page = NUMBERED[word] ?? (path.startsWith('docs/') ? path : undefined);
    if (page === undefined) return [{ at: match.index, says: `'${whole}' names no page` }];
    const sections = pages.get(page)?.sections;
    const numbers = numbersOf(list);
    const dead = numbers.filter((number) => !sections?.has(number));
    if (dead.length > 0)
      return [{ at: match.index, says: `${page} has no section ${dead.join()}` }];
    const name = nameAfter(text, match.index + whole.length);
    if (name === null || numbers.some((number) => isNamed(sections?.get(number), name))) return [];
    return [{ at: match.index, says: `section ${list} of ${page} has no '${name}'` }];
  });
}

function citationsOf(file: Unfolded, pages: Pages, decisions: readonly string[]): Finding[] {
  const { text } = file;
  const found = sectionProblems(file, pages);
  for (const { 1: list = '', index } of text.matchAll(DECISION)) {
    for (const number of numbersOf(list)) {
      if (!decisions.includes(number)) found.push({ at: index, says: `no decision ${number}` });
    }
  }
  for (const { 0: whole, 1: word, index } of text.matchAll(BY_NAME)) {
    const name = nameAfter(text, index + whole.length - 2) ?? '';
    const path = `docs/${word}.md`;
    if (!isNamed(pages.get(path)?.names, name)) {
      found.push({ at: index, says: `${path} has no '${name}'` });
    }
  }
  for (const { 1: number = '', 2: name = '', index } of text.matchAll(STATE_MAP)) {
    if (!pages.get(PRODUCT)?.sections.get(number)?.has(name)) {
      found.push({ at: index, says: `section ${number} of ${PRODUCT} has no '${name}'` });
    }
  }
  return found;
}

/** Returns the links and paths on a page that lead to a missing file or heading. */
function linkProblems({ path, text }: Unfolded, pages: Pages, exists: Exists): Finding[] {
  const found: Finding[] = [];
  for (const { 1: target = '', 2: anchor, index } of text.matchAll(LINK)) {
    const to = target === '' ? path : join(dirname(path), target);
    if (!exists(to)) found.push({ at: index, says: `no ${to}` });
    else if (anchor && !pages.get(to)?.anchors.has(anchor)) {
      found.push({ at: index, says: `${to} has no #${anchor}` });
    }
  }
  for (const { 1: named = '', index } of text.matchAll(PATH_IN_TEXT)) {
    if (GENERATED.test(named) || PLACEHOLDER.test(named)) continue;
    if (!exists(named)) found.push({ at: index, says: `no ${named}` });
  }
  return found;
}

/**
 * Returns the wrong citations in `files`, one line each. `files` must contain the cited pages too. `exists` returns
 * whether a file exists at a path from the root.
 */
export function citationProblems(files: readonly Source[], exists: Exists): string[] {
  const pages = new Map(
    files
      .filter(({ path }) => path.endsWith('.md'))
      .map(({ path, source }) => [path, readPage(source)]),
  );
  const decisions = readDecisions(files.find(({ path }) => path === DECISIONS)?.source ?? '');
  const problems: string[] = [];
  for (const file of files.map(unfold)) {
    const { path, lineAt } = file;
    const found = citationsOf(file, pages, decisions);
    if (path.endsWith('.md')) found.push(...linkProblems(file, pages, exists));
    for (const { at, says } of found) problems.push(`${path}:${lineAt(at)}: ${says}`);
  }
  return problems;
}

const FOLDERS = ['packages', 'apps', 'mocks', 'docs', '.storybook'];
const ROOT_PAGES = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'];
/** Matches the files of this check. They contain wrong citations as examples, so they are not checked. */
const OWN = /^packages\/tools\/rules\/citations\./;

/** Returns all files of the project that may contain citations. */
export function citingFiles(): Source[] {
  const paths = [...ROOT_PAGES, ...sourceFiles(FOLDERS, /\.([cm]?[jt]sx?|mdx?|css|html)$/)];
  return readSources(paths.filter((path) => !OWN.test(path)));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const files = citingFiles();
  const problems = citationProblems(files, (path) => existsSync(`${ROOT}${path}`));
  reportProblems(`citations: ${files.length} files,`, problems);
}
