// Lists and parses the project's own source files.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Node, type ParseResult, parseSync, visitorKeys } from 'oxc-parser';

/** Path of the project's root, with a slash at its end. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Names of folders that contain no sources. */
export const NO_SOURCES: readonly string[] = [
  'node_modules',
  'dist',
  'storybook-static',
  'coverage',
  'reports',
  'public',
];

/** Returns the paths of all files in `folders` that match `pattern`. The paths are sorted and relative to the root. */
export function sourceFiles(folders: readonly string[], pattern: RegExp): string[] {
  const walk = (folder: string): string[] =>
    readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return NO_SOURCES.includes(entry.name) ? [] : walk(path);
      return pattern.test(path) ? [path] : [];
    });
  return folders.flatMap(walk).sort();
}

/** Returns the text of the file at a path from the root. */
export const readSource = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** A file of the project: its text, and its path from the root. */
export interface Source {
  readonly path: string;
  readonly source: string;
}

/** Reads the files at `paths`. */
export const readSources = (paths: readonly string[]): Source[] =>
  paths.map((path) => ({ path, source: readSource(path) }));

/** Returns the syntax tree and module record of a source. Throws if the source cannot be parsed. */
export function parse(path: string, source: string): Pick<ParseResult, 'program' | 'module'> {
  const result = parseSync(path, source);
  const [error] = result.errors;
  if (error) throw new Error(`${path}: ${error.message}`);
  // `result.program` is not read here. oxc-parser creates the syntax tree when `program` is first read. That takes
  // longer than parsing, and some callers read only `module`.
  return result;
}

/** Calls `visit` for `node` and all its descendants. Skips the children of a node if `visit` returns false. */
export function walk(node: Node, visit: (node: Node) => unknown): void {
  if (visit(node) === false) return;
  for (const key of visitorKeys[node.type] ?? []) {
    const inside = (node as unknown as Record<string, Node | (Node | null)[] | null>)[key];
    for (const child of [inside ?? null].flat()) if (child) walk(child, visit);
  }
}
