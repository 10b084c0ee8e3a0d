import type { Plugin } from 'vite';
import { moveDown } from './chunks.ts';

/** A comment that changes how Chrome compiles a file (`compileEarly`). It must be the first line of the file. */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

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
