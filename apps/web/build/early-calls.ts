import { fileURLToPath } from 'node:url';
import {
  build,
  type HtmlTagDescriptor,
  type Plugin,
  type ResolvedConfig,
  type Rolldown,
} from 'vite';
import type { SiteSettings } from '../deploy/headers.ts';
import type { EarlyScreen } from '../src/early/start.ts';
import { routes } from '../src/shell/routes.ts';
import { SCRIPT_TARGET } from './browsers.ts';
import { firstFiles, withImports } from './chunks.ts';

const ENTRY = fileURLToPath(new URL('../src/early/main.ts', import.meta.url));

/** Screens of which the page itself knows what they need first, and where nobody is in. */
const SCREENS = routes.filter(({ path, firstCalls }) => firstCalls || path === '/fail');

/** How the element of index.html begins. */
const TAG = '<script id="early-calls"';
/** All of it, and the remark over it. */
const ELEMENT = /( *<!--[^>]*-->\n)? *<script id="early-calls"><\/script>\n/;

/** The script that makes the first calls, of one piece, for the page itself. */
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
      rolldownOptions: { input: ENTRY, output: { format: 'iife' } },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  // In a script '</script' would end it.
  return output[0].code.trim().replace(/<\/(?=script)/gi, '<\\/');
}

/** The files of a page beside the first ones; none for a page that is part of those. */
function filesOf(bundle: Rolldown.OutputBundle, page: string): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const first = firstFiles(bundle);
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${page}.tsx`)));
  if (!chunk) throw new Error(`The build has no file of ${page}`);
  return [...withImports(bundle, [chunk.fileName])]
    .filter((file) => !first.has(file))
    .map((file) => `./${file}`);
}

/** What the screens need first, by their path without '/'. A page that is served from its sources names no files. */
function screens(bundle: Rolldown.OutputBundle | undefined): Record<string, EarlyScreen> {
  const entries = SCREENS.map(({ path, page, firstCalls = [] }) => [
    path.slice(1),
    { calls: firstCalls, files: bundle ? filesOf(bundle, page) : [] },
  ]);
  return Object.fromEntries(entries);
}

const link = (rel: string, href: string, isCors: boolean): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel, href, crossorigin: isCors },
  injectTo: 'head',
});

/** Connections to other origins that the app is going to need: to the API at once, to pictures as far as the name. */
function connections({ apis, pictures }: SiteSettings): HtmlTagDescriptor[] {
  const others = pictures.filter((source) => URL.canParse(source) && !apis.includes(source));
  return [
    ...apis.map((origin) => link('preconnect', origin, true)),
    ...others
      .filter((source) => new URL(source).host !== '')
      .map((origin) => link('dns-prefetch', origin, false)),
  ];
}

/**
 * Lets the first calls go out while the code is still on its way: index.html gets the script that makes them.
 *
 * @param isOn false in a build with mocks, which do not answer yet at that time: the script is left out
 */
export function earlyCalls(isOn: boolean, site: SiteSettings): Plugin[] {
  let config: ResolvedConfig;
  return [
    {
      name: 'early-calls',
      configResolved: (resolved) => {
        config = resolved;
      },
      transformIndexHtml: {
        order: 'pre',
        async handler(html) {
          if (!isOn) return html.replace(ELEMENT, '');
          const script = await scriptOf(config);
          return {
            html: html.replace(ELEMENT, () => `    ${TAG}>${script}</script>\n`),
            tags: connections(site),
          };
        },
      },
    },
    {
      name: 'early-screens',
      transformIndexHtml: {
        order: 'post',
        handler: (html, { bundle }) =>
          isOn
            ? html.replace(TAG, (tag) => `${tag} data-screens='${JSON.stringify(screens(bundle))}'`)
            : html,
      },
    },
  ];
}
