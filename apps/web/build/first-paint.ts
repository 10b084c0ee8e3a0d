import type { Plugin, Rolldown } from 'vite';
import { firstFiles } from './chunks.ts';

/**
 * Rewrites the URLs of a style sheet in `assets/`, so that they are relative to the page. The page is beside that
 * folder.
 */
export function rebase(css: string): string {
  return css.replace(/url\((["']?)\.\//g, 'url($1./assets/');
}

/**
 * Removes the style sheets of the initial files (`firstFiles`) from a build, and all references to these style sheets.
 * Returns the text of the style sheets.
 */
function takeStyles(bundle: Rolldown.OutputBundle): string {
  let styles = '';
  for (const name of firstFiles(bundle)) {
    const chunk = bundle[name];
    const files = chunk?.type === 'chunk' ? chunk.viteMetadata?.importedCss : undefined;
    for (const file of files ?? []) {
      const sheet = bundle[file];
      if (sheet?.type === 'asset') styles += rebase(String(sheet.source)).trim();
      delete bundle[file];
    }
    files?.clear();
  }
  return styles;
}

/**
 * Writes the style sheet of the first screen into index.html, so that the page paints its splash as soon as it is
 * loaded. The content security policy allows this style by its hash (deploy/headers.ts).
 */
export function firstPaint(): Plugin {
  let styles = '';
  return {
    name: 'first-paint',
    apply: 'build',
    enforce: 'pre',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        styles = takeStyles(bundle);
        if (styles === '') this.error('The first files have no styles to write into the page.');
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'style', children: styles, injectTo: 'head' }],
    },
  };
}
