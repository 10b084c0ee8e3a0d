import type { Plugin, Rolldown } from 'vite';

/** A comment that changes how Chrome compiles a file (`compileEarly`). It must be the first line of the file. */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/** Shifts a source map by one line, for a line inserted at the beginning of the file. */
function moveDown(map: Rolldown.OutputBundle[string] | undefined): void {
  if (map?.type !== 'asset') return;
  const parsed = JSON.parse(String(map.source)) as { mappings: string };
  map.source = JSON.stringify({ ...parsed, mappings: `;${parsed.mappings}` });
}

/**
 * Adds `COMPILE_HINT` to each script. With this comment, Chrome 136 and later compile all functions of a file off the
 * main thread while the file is loading. Without the comment, Chrome compiles each function on the main thread at its
 * first call. A screen calls nearly all functions of the files that it loads. Other browsers ignore the comment.
 *
 * `output.postBanner` is not used, because Vite would write its list of files that load later (`__vite__mapDeps`) above
 * the comment, and Chrome reads the comment only in the first line.
 */
export function compileEarly(): Plugin {
  return {
    name: 'compile-early',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          chunk.code = COMPILE_HINT + chunk.code;
          moveDown(bundle[`${chunk.fileName}.map`]);
        }
      },
    },
  };
}
