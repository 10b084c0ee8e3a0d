import { join } from 'node:path/posix';
import type { Plugin } from 'vite';
import { parse, ROOT, readSource } from '../lib/sources.ts';

/** Index files of our packages, by the name under which they are imported. */
const INDEXES: Readonly<Record<string, string>> = {
  '@gemas/domain': 'packages/domain/src/index.ts',
  '@gemas/mocks': 'mocks/src/index.ts',
  '@gemas/ui': 'packages/ui/src/index.ts',
};
const NAMED = /^import \{([^}]+)\} from '(@gemas\/(?:domain|mocks|ui))';/gm;

interface Origin {
  /** Path of the module from the root. */
  readonly path: string;
  /** Name under which the module at `path` exports the value. */
  readonly name: string;
}

/**
 * Returns the origin of each value that an index file exports, by exported name. The origin is the module of the value,
 * and the name under which that module exports the value. Also returns the origins of types if `withTypes` is true.
 */
export function originsIn(
  index: string,
  read = readSource,
  withTypes = false,
): ReadonlyMap<string, Origin> {
  const origins = new Map<string, Origin>();
  const { module } = parse(index, read(index));
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, importName, exportName, isType } of entries) {
      if (!moduleRequest || (isType && !withTypes)) continue;
      const path = join(index, '..', moduleRequest.value);
      if (importName.kind === 'Name') {
        const name = importName.name ?? '';
        origins.set(exportName.name ?? name, { path, name });
      } else {
        for (const [name, origin] of originsIn(path, read, withTypes)) origins.set(name, origin);
      }
    }
    for (const { moduleRequest, exportName, isType } of entries) {
      if (moduleRequest || (isType && !withTypes) || exportName.kind !== 'Name') continue;
      const name = exportName.name ?? '';
      origins.set(name, { path: index, name });
    }
  }
  return origins;
}

/**
 * Returns `source`, changed so that each value is imported from the module that defines it, not from the index file of
 * its package. Line numbers do not change.
 */
export function withDirectImports(
  source: string,
  originsOf: (index: string) => ReadonlyMap<string, Origin>,
): string {
  return source.replace(NAMED, (whole, list: string, from: string) => {
    const origins = originsOf(INDEXES[from] ?? '');
    const imports = list
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '' && !entry.startsWith('type '))
      .map((entry) => {
        const [imported = '', local = imported] = entry.split(' as ');
        const origin = origins.get(imported);
        return origin
          ? `import { ${origin.name} as ${local} } from '${join(ROOT, origin.path)}';`
          : `import { ${entry} } from '${from}';`;
      });
    return imports.join(' ') + '\n'.repeat(whole.split('\n').length - 1);
  });
}

/**
 * A Vite plugin for the development server. With this plugin, a story loads only the modules of our packages that it
 * uses. A build does not need the plugin, because tree shaking removes unused modules.
 */
export function directImports(): Plugin {
  const known = new Map<string, ReadonlyMap<string, Origin>>();
  const originsOf = (index: string) => {
    const origins = known.get(index) ?? originsIn(index);
    known.set(index, origins);
    return origins;
  };
  return {
    name: 'direct-imports',
    apply: 'serve',
    enforce: 'pre',
    watchChange: () => known.clear(),
    transform: {
      filter: { id: /\.tsx?$/, code: /'@gemas\/(domain|mocks|ui)'/ },
      handler: (source) => ({ code: withDirectImports(source, originsOf), map: null }),
    },
  };
}
