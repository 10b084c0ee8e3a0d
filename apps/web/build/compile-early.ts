import type { Plugin } from 'vite';
import { moveDown } from './chunks.ts';

/** Nothing may come before it in a file. */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

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
