/** One import, re-export or dynamic import of a source. */
export interface Import {
  /** Null where it is computed. */
  readonly specifier: string | null;
  readonly kind: 'static' | 'dynamic' | 'type';
  readonly line: number;
}

/** Paths, relative to the root, of the files under `folders` whose path matches, in order. */
export function sourceFiles(folders: readonly string[], pattern: RegExp): string[];
/** The text of a file named from the root. */
export function readSource(path: string): string;
/** What a source imports or re-exports. */
export function importsOf(path: string, source: string): Import[];
