import { join } from 'node:path/posix';
import { readSource } from '../lib/sources.ts';

/** A package that other apps install. */
export interface Package {
  readonly name: string;
  /** Folder of the package, from the root: 'packages/domain'. */
  readonly folder: string;
}

/** The packages in build order. A package imports only packages that are listed before it. */
export const PACKAGES: readonly Package[] = [
  { name: '@gemas/domain', folder: 'packages/domain' },
  { name: '@gemas/ui', folder: 'packages/ui' },
  { name: '@gemas/mocks', folder: 'mocks' },
];

/** Target of an entry point in `exports` of package.json: one file, or a file for each resolve condition. */
type Target = string | Readonly<Record<string, string>>;

function exportsOf(folder: string): [subpath: string, target: Target][] {
  const manifest = JSON.parse(readSource(`${folder}/package.json`)) as {
    exports: Record<string, Target>;
  };
  return Object.entries(manifest.exports);
}

/** Returns the entry points of a package that other apps can import, each with the path of its source from the root. */
export function publicEntryPoints(folder: string): { specifier: string; source: string }[] {
  const name = PACKAGES.find((known) => known.folder === folder)?.name ?? '';
  return exportsOf(folder).flatMap(([subpath, target]) =>
    typeof target === 'object' && target.default?.endsWith('.js') && target.source
      ? [{ specifier: join(name, subpath), source: join(folder, target.source) }]
      : [],
  );
}

/** Returns the entry points that have only the resolve condition `source`. Only this repository can import them. */
export function innerEntryPoints(folder: string): string[] {
  return exportsOf(folder)
    .filter(([, target]) => typeof target === 'object' && target.default === undefined)
    .map(([subpath]) => subpath);
}
