import type { Rolldown } from 'vite';

/** Returns the names of these files, and of all files that they import, directly or indirectly. */
export function withImports(bundle: Rolldown.OutputBundle, names: readonly string[]): Set<string> {
  const found = new Set(names);
  for (const name of found) {
    const chunk = bundle[name];
    if (chunk?.type === 'chunk') for (const imported of chunk.imports) found.add(imported);
  }
  return found;
}

/**
 * Returns the names of the initial files of a build: the entry chunk of index.html, and all files that it imports,
 * directly or indirectly. The page loads them before it can show a screen.
 */
export function firstFiles(bundle: Rolldown.OutputBundle): Set<string> {
  const entryChunks = Object.values(bundle).filter(
    (output) => output.type === 'chunk' && output.isEntry,
  );
  return withImports(
    bundle,
    entryChunks.map(({ fileName }) => fileName),
  );
}

/** Sorts files by the order in which a browser evaluates them: imported files first. */
export function evaluationOrder(bundle: Rolldown.OutputBundle, names: Iterable<string>): string[] {
  const order: string[] = [];
  const seen = new Set<string>();
  const visit = (name: string) => {
    const chunk = bundle[name];
    if (seen.has(name) || chunk?.type !== 'chunk') return;
    seen.add(name);
    chunk.imports.forEach(visit);
    order.push(name);
  };
  for (const name of names) visit(name);
  return order;
}

/** Shifts a source map by one line, for a line inserted at the beginning of the file. */
export function moveDown(map: Rolldown.OutputBundle[string] | undefined): void {
  if (map?.type !== 'asset') return;
  const parsed = JSON.parse(String(map.source)) as { mappings: string };
  map.source = JSON.stringify({ ...parsed, mappings: `;${parsed.mappings}` });
}
