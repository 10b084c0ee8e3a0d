import { fileURLToPath } from 'node:url';
import {
  build,
  type HtmlTagDescriptor,
  type Plugin,
  type ResolvedConfig,
  type Rolldown,
} from 'vite';
import { type EarlyScreen, routes } from '../../../packages/domain/src/routes/routes.ts';
import type { SiteSettings } from '../deploy/headers.ts';
import { SCRIPT_TARGET } from './browsers.ts';
import { firstFiles, withImports } from './chunks.ts';

const ENTRY_POINT = fileURLToPath(new URL('../src/startup/early-script.ts', import.meta.url));

/**
 * The screens whose first API calls are sent while the app's code is loading (`firstCalls`), and the screen for users
 * who are not logged in.
 */
const SCREENS = routes.filter(({ path, firstCalls }) => firstCalls || path === '/fail');

/** Start of the script element in index.html. */
const TAG = '<script id="early-script"';
/** Matches the whole script element, with the comment before it. */
const ELEMENT = /( *<!--[^>]*-->\n)? *<script id="early-script"><\/script>\n/;

/** Returns the script that sends the first API calls, bundled as one text for index.html. */
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

/** Returns the files of a page that are not initial files. Empty if the page's code is in the initial files. */
function filesOf(bundle: Rolldown.OutputBundle, page: string): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const first = firstFiles(bundle);
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${page}.tsx`)));
  if (!chunk) throw new Error(`The build has no file of ${page}`);
  return [...withImports(bundle, [chunk.fileName])]
    .filter((file) => !first.has(file))
    .map((file) => `./${file}`);
}

/**
 * Returns the calls and files that each screen needs first. The keys are the paths of the screens without the leading
 * '/'. The development server has no `bundle`: the lists of files are then empty.
 */
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

/**
 * Returns hints about other origins that the app will use: the browser connects to the API at once, and looks up the
 * host name of the pictures.
 */
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
 * Adds the script to index.html that sends the first API calls while the app's code is loading.
 *
 * @param isOn false to omit the script, as in a build with mocks: the mocks cannot answer calls that are sent so early
 */
export function earlyScript(isOn: boolean, site: SiteSettings): Plugin[] {
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
