import type { Plugin, Rolldown } from 'vite';

const SCRIPT = /<script type="module"(?=[^>]* src=)/g;

/** Rebases the addresses of a style sheet in `assets/` to the page, which is beside that folder. */
export function rebase(css: string): string {
  return css.replace(/url\((["']?)\.\//g, 'url($1./assets/');
}

/** Names of the files that these import, themselves included. */
function withImports(bundle: Rolldown.OutputBundle, names: readonly string[]): Set<string> {
  const found = new Set(names);
  for (const name of found) {
    const chunk = bundle[name];
    if (chunk?.type === 'chunk') for (const imported of chunk.imports) found.add(imported);
  }
  return found;
}

/** Takes the style sheets of the first files out of a build, so that no file names them; returns their text. */
function takeStyles(bundle: Rolldown.OutputBundle): string {
  const isEntry = (name: string) => {
    const output = bundle[name];
    return output?.type === 'chunk' && output.isEntry;
  };
  let styles = '';
  for (const name of withImports(bundle, Object.keys(bundle).filter(isEntry))) {
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
 * it; the content security policy allows it by its hash (deploy/headers.ts). Scripts are of low priority: that paint does
 * not need them, and the answers of the first calls, which are short, come before their bytes.
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
      handler: (page) => ({
        html: page.replace(SCRIPT, '$& fetchpriority="low"'),
        tags: [{ tag: 'style', children: styles, injectTo: 'head' }],
      }),
    },
  };
}
