import type { Plugin, Rolldown } from 'vite';

/** Nothing may come before it in a file. */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/** Tells a source map of one more line at the beginning of its file. */
function moveDown(map: Rolldown.OutputBundle[string] | undefined): void {
  if (map?.type !== 'asset') return;
  const parsed = JSON.parse(String(map.source)) as { mappings: string };
  map.source = JSON.stringify({ ...parsed, mappings: `;${parsed.mappings}` });
}

/**
 * Has Chrome from 136 on compile whole files while they are loaded, beside the main thread, instead of each function on
 * the main thread when it is first called: nearly all of a file is called by the screen that it is loaded for. To other
 * browsers it is a comment. Not by `output.postBanner`: Vite writes the names of later files above that.
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
