// Builds small projects for the tests of plugins.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type InlineConfig } from 'vite';

export interface Built {
  /** Returns the text of a built file by its path. */
  read(path: string): string;
  /** Returns the names of the files in `assets/`. */
  assets(): string[];
  /**
   * Finds the first occurrence of `word` in a built script. Returns the name of the source file and the line in it,
   * counted from 0. Null if the script does not contain `word`.
   */
  originOf(word: string, path: string): [source: string, line: number] | null;
  remove(): void;
}

/** Builds these files, given by name, in a temporary folder. */
export async function buildFiles(
  files: Readonly<Record<string, string>>,
  config: InlineConfig,
): Promise<Built> {
  const root = mkdtempSync(join(tmpdir(), 'built-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  await build({ root, configFile: false, logLevel: 'silent', ...config });
  const read = (path: string) => readFileSync(join(root, 'dist', path), 'utf8');
  return {
    read,
    assets: () => readdirSync(join(root, 'dist/assets')),
    originOf(word, path) {
      const lines = read(path).split('\n');
      const line = lines.findIndex((text) => text.includes(word));
      if (line < 0) return null;
      const map = new SourceMap(JSON.parse(read(`${path}.map`)));
      const { originalSource, originalLine } = map.findEntry(
        line,
        lines[line]?.indexOf(word) ?? 0,
      ) as { originalSource: string; originalLine: number };
      return [originalSource.split('/').at(-1) ?? '', originalLine];
    },
    remove: () => rmSync(root, { recursive: true }),
  };
}
