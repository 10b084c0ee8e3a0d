import { join } from 'node:path/posix';
import { readSource } from '../sources.ts';

/** A package that other apps install. */
export interface Package {
  readonly name: string;
  /** Its folder from the root, 'packages/domain'. */
  readonly folder: string;
}

/** In the order in which they are built: a package imports only those before it. */
export const PACKAGES: readonly Package[] = [
  { name: '@gemas/domain', folder: 'packages/domain' },
  { name: '@gemas/ui', folder: 'packages/ui' },
  { name: '@gemas/mocks', folder: 'mocks' },
];

/** Conditions and files of an entry in a manifest. */
type Target = string | Readonly<Record<string, string>>;

function exportsOf(folder: string): [entry: string, target: Target][] {
  const manifest = JSON.parse(readSource(`${folder}/package.json`)) as {
    exports: Record<string, Target>;
  };
  return Object.entries(manifest.exports);
}

/** Modules that other apps can import, with their source files. */
export function publicEntries(folder: string): { specifier: string; source: string }[] {
  const name = PACKAGES.find((known) => known.folder === folder)?.name ?? '';
  return exportsOf(folder).flatMap(([entry, target]) =>
    typeof target === 'object' && target.default?.endsWith('.js') && target.source
      ? [{ specifier: join(name, entry), source: target.source }]
      : [],
  );
}

/** Entries with only the condition `source`: they are for this repository, not for other apps. */
export function innerEntries(folder: string): string[] {
  return exportsOf(folder)
    .filter(([, target]) => typeof target === 'object' && target.default === undefined)
    .map(([entry]) => entry);
}
