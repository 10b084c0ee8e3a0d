import type { Plugin } from 'vite';
import { moveDown } from './chunks.ts';

/** Must be the first line of a file. */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Makes Chrome from 136 on compile whole files off the main thread while they are loaded, instead of compiling each
 * function on the main thread at its first call. Nearly all of a file is called by the screen that loads it. Other
 * browsers ignore the comment. `output.postBanner` is not used, because Vite writes the names of later files above it.
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
