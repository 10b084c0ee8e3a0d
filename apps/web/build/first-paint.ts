import type { Plugin, Rolldown } from 'vite';
import { firstFiles } from './chunks.ts';

/** Rebases the addresses of a style sheet in `assets/` to the page, which is beside that folder. */
export function rebase(css: string): string {
  return css.replace(/url\((["']?)\.\//g, 'url($1./assets/');
}

/** Takes the style sheets of the first files out of a build, so that no file names them; returns their text. */
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
 * Has the page's own start painted as soon as the page is there. The style sheet of the first screen is written into
 * it; the content security policy allows it by its hash (deploy/headers.ts).
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
