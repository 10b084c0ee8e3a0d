import { fileURLToPath } from 'node:url';
import {
  build,
  type HtmlTagDescriptor,
  type Plugin,
  type ResolvedConfig,
  type Rolldown,
} from 'vite';
import type { SiteSettings } from '../deploy/headers.ts';
import { SCRIPT_TARGET } from './browsers.ts';

const ENTRY_POINT = fileURLToPath(new URL('../src/startup/early-script.ts', import.meta.url));

/** Start of the script element in index.html. */
const TAG = '<script id="early-script"';
/** Matches the whole script element, with the comment before it. */
const SCRIPT = /( *<!--[^>]*-->\n)? *<script id="early-script"><\/script>\n/;
const STYLE_SHEETS = / *<link rel="stylesheet"[^>]*>\n/g;
/** The end of the splash in index.html. */
const AFTER_SPLASH = '<!-- The build moves the style sheets here. -->';

/** Returns the script that sends the first API call, bundled as one text for index.html. */
async function scriptOf({ mode, root, define, resolve }: ResolvedConfig): Promise<string> {
  const built = await build({
    configFile: false,
    mode,
    root,
    ...(define && { define }),
    resolve: { conditions: resolve.conditions },
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: SCRIPT_TARGET,
      modulePreload: false,
      rolldownOptions: { input: ENTRY_POINT, output: { format: 'iife' } },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  // A '</script' inside the script would end the element.
  return output[0].code.trim().replace(/<\/(?=script)/gi, '<\\/');
}

const link = (rel: string, href: string, isCors: boolean): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel, href, crossorigin: isCors },
  injectTo: 'head',
});

/**
 * Returns hints about other origins that the app will use: the browser connects to the API at once, and looks up the
 * host name of the pictures.
 */
export function connections({ apis, pictures }: SiteSettings): HtmlTagDescriptor[] {
  const others = pictures.filter((source) => URL.canParse(source) && !apis.includes(source));
  return [
    ...apis.map((origin) => link('preconnect', origin, true)),
    ...others
      .filter((source) => new URL(source).host !== '')
      .map((origin) => link('dns-prefetch', origin, false)),
  ];
}

/**
 * Moves the style sheets of a page below its splash, which has its own few rules. A browser paints what is above a style
 * sheet without waiting for that style sheet.
 */
export function withStylesBelowSplash(html: string): string {
  const sheets = html.match(STYLE_SHEETS) ?? [];
  return html.replace(STYLE_SHEETS, '').replace(AFTER_SPLASH, () => sheets.join('').trim());
}

/**
 * Completes index.html: adds the script that sends the first API call while the app's code is loading, and moves the
 * style sheets below the splash.
 *
 * @param sendsEarly false in a build with mocks, because the mocks cannot answer a call that is sent so early
 */
export function indexPage(sendsEarly: boolean, site: SiteSettings): Plugin[] {
  let config: ResolvedConfig;
  return [
    {
      name: 'early-script',
      configResolved: (resolved) => {
        config = resolved;
      },
      transformIndexHtml: {
        order: 'pre',
        async handler(html) {
          if (!sendsEarly) return html.replace(SCRIPT, '');
          const script = await scriptOf(config);
          return {
            html: html.replace(SCRIPT, () => `    ${TAG}>${script}</script>\n`),
            tags: connections(site),
          };
        },
      },
    },
    {
      name: 'styles-below-splash',
      transformIndexHtml: { order: 'post', handler: withStylesBelowSplash },
    },
  ];
}
