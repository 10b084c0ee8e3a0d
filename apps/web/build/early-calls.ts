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
import { firstFiles, withImports } from './chunks.ts';

const ENTRY = fileURLToPath(new URL('../src/early/main.ts', import.meta.url));

/** Screens whose code is loaded along with the first files where the address opens them, and the page of each. */
const PAGES = { vault: 'VaultPage', rewards: 'RewardsPage', fail: 'SessionFailPage' };

/** How the element of index.html begins. */
const TAG = '<script id="early-calls"';
/** All of it, and the remark over it. */
const ELEMENT = /( *<!--[^>]*-->\n)? *<script id="early-calls"><\/script>\n/;

/** The script that makes the first calls, of one piece, for the page itself. */
async function scriptOf({ mode, root, define }: ResolvedConfig): Promise<string> {
  const built = await build({
    configFile: false,
    mode,
    root,
    ...(define && { define }),
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

/** By screen, the files of its code beside the first ones. */
function screenFiles(bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const first = firstFiles(bundle);
  return Object.fromEntries(
    Object.entries(PAGES).map(([screen, page]) => {
      const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${page}.tsx`));
      if (!chunk) throw new Error(`The build has no file of ${page}`);
      const files = [...withImports(bundle, [chunk.fileName])].filter((file) => !first.has(file));
      return [screen, files.map((file) => `./${file}`)];
    }),
  );
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
      name: 'early-files',
      transformIndexHtml: {
        order: 'post',
        handler: (html, { bundle }) =>
          bundle && isOn
            ? html.replace(
                TAG,
                (tag) => `${tag} data-files='${JSON.stringify(screenFiles(bundle))}'`,
              )
            : html,
      },
    },
  ];
}
