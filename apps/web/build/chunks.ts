import type { Rolldown } from 'vite';

/** Names of the files that these import, directly or not, themselves included. */
export function withImports(bundle: Rolldown.OutputBundle, names: readonly string[]): Set<string> {
  const found = new Set(names);
  for (const name of found) {
    const chunk = bundle[name];
    if (chunk?.type === 'chunk') for (const imported of chunk.imports) found.add(imported);
  }
  return found;
}

/** Names of the first files of a build: the entry's, and all that it imports. */
export function firstFiles(bundle: Rolldown.OutputBundle): Set<string> {
  const entries = Object.values(bundle).filter(
    (output) => output.type === 'chunk' && output.isEntry,
  );
  return withImports(
    bundle,
    entries.map(({ fileName }) => fileName),
  );
}
