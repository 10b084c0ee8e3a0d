import { join } from 'node:path/posix';
import { parse, readSource } from '../lib/sources.ts';

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
