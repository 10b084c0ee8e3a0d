// Checks that a topic has the same name in all packages: `node --import tsx packages/tools/rules/topics.ts`. A topic is
// a part of the product that has its own folder or file, for example 'wallet'. Compares the tables of topics in
// docs/architecture.md with the folders and files on disk.
import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { ROOT, readSource } from '../lib/sources.ts';
import { reportProblems } from '../lib/terminal.ts';

const PAGE = 'docs/architecture.md';
const FOLDER = 'folder of topics';
/** Heading of the table column with the allowed names that are not topics, for example 'format' and 'testing'. */
const NO_TOPIC = 'names that are no topic';

type Row = Readonly<Record<string, string>>;

/**
 * Finds the first table in the Markdown text `page` that has the heading `first` above its first column. Returns the
 * rows of this table. A row maps the heading of each column to the text of its cell. Throws if there is no such table.
 */
function readTable(page: string, first: string): Row[] {
  const lines = page.split('\n').map((line) => line.slice(1, -1).split('|'));
  const start = lines.findIndex(([cell = '']) => cell.trim() === first);
  const heads = (lines[start] ?? []).map((cell) => cell.trim());
  const rows: Row[] = [];
  for (const cells of lines.slice(start + 2)) {
    if (cells.length !== heads.length) break;
    rows.push(Object.fromEntries(heads.map((head, at) => [head, cells[at]?.trim() ?? ''])));
  }
  if (start < 0 || rows.length === 0) throw new Error(`${PAGE} has no table of ${first}`);
  return rows;
}

/** Returns the names in backticks in a table cell: 'format' and 'routes' for '`format`, `routes`'. */
const codeIn = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

/**
 * Compares the tables of `page` with the names on disk. Returns one line for each difference.
 *
 * @param page text of docs/architecture.md. Its tables list the topics, and the folders that are divided by topic.
 * @param namesIn returns the names of the files and folders in a folder, without extensions
 */
export function topicProblems(page: string, namesIn: (folder: string) => readonly string[]) {
  const topics = readTable(page, 'topic').map(({ topic = '' }) => topic);
  const rows = readTable(page, FOLDER).map(({ [FOLDER]: folder, [NO_TOPIC]: others }) => {
    const [path = ''] = codeIn(folder);
    return { path, others: codeIn(others), names: namesIn(path) };
  });
  const different = rows.flatMap(({ path, others, names }) => [
    ...names
      .filter((name) => !topics.includes(name) && !others.includes(name))
      .map(
        (name) =>
          `${path}/${name} is no topic of ${PAGE}; name it after its topic, or add it to a table there`,
      ),
    ...others
      .filter((name) => !names.includes(name))
      .map((name) => `${path}/${name} does not exist; remove it from the table in ${PAGE}`),
  ]);
  const unused = topics
    .filter((topic) => rows.every(({ names }) => !names.includes(topic)))
    .map((topic) => `${PAGE}: no folder has the topic ${topic}; remove it from the table`);
  return [...different, ...unused];
}

/** Returns the names in `folder` without extensions. Omits test files, which have the names of their sources. */
const projectNames = (folder: string): string[] => [
  ...new Set(
    readdirSync(`${ROOT}${folder}`)
      .filter((name) => !name.includes('.test.'))
      .map((name) => name.replace(/\.\w+$/, '')),
  ),
];

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  reportProblems('topics:', topicProblems(readSource(PAGE), projectNames));
}
