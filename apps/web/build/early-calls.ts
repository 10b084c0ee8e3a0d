import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import type { SiteSettings } from '../deploy/headers.ts';
import { MAX_AGE_MS, TIMEOUT_MS } from '../src/api/timeout.ts';
import { firstFiles, withImports } from './chunks.ts';

/**
 * What a screen waits for, whoever opens it. Score: whether the game is over comes before the standing (decision 18),
 * materials and surveys before any tap (decision 56). Each call takes a slow phone some time: no more than these.
 */
const CALLS = {
  score: ['/game/closed', '/materials', '/surveys'],
  vault: ['/products?page=1&query='],
  rewards: ['/orders'],
};

/** Screens whose code is loaded along with the first files where the address opens them, and the page of each. */
const PAGES = { vault: 'VaultPage', rewards: 'RewardsPage', fail: 'SessionFailPage' };

/** How the script of index.html begins that makes the first calls. */
const TAG = '<script id="early-calls"';
/** The whole of it. */
const SCRIPT = /[ ]*<script id="early-calls">[\s\S]*?<\/script>\n/;

export interface EarlyCallSettings {
  /** Base of the calls; '' or left out for `/api`. */
  apiUrl: string | undefined;
  /** Sent as `X-App-Version`. */
  appVersion: string;
}

/** What the script needs to know, as a literal of its source. Headers as in src/api/client.ts. */
export function earlyCallsLiteral({ apiUrl, appVersion }: EarlyCallSettings): string {
  const settings = {
    api: (apiUrl || '/api').replace(/\/+$/, ''),
    timeout: TIMEOUT_MS,
    memory: MAX_AGE_MS,
    calls: CALLS,
    headers: {
      Accept: 'application/json, text/plain, */*',
      'X-Requested-With': 'XMLHttpRequest',
      'X-App-Version': appVersion,
    },
  };
  // In a script '<' might end it.
  return JSON.stringify(settings).replace(/</g, '\\u003c');
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
 * Lets the first calls go out while the code is still on its way: the script of index.html gets its settings.
 *
 * @param settings null in a build with mocks, which do not answer yet at that time: the script is left out
 */
export function earlyCalls(settings: EarlyCallSettings | null, site: SiteSettings): Plugin[] {
  return [
    {
      name: 'early-calls',
      transformIndexHtml: {
        order: 'pre',
        handler: (html) =>
          settings
            ? {
                html: html.replace('EARLY_CALLS', () => earlyCallsLiteral(settings)),
                tags: connections(site),
              }
            : html.replace(SCRIPT, ''),
      },
    },
    {
      name: 'early-files',
      transformIndexHtml: {
        order: 'post',
        handler: (html, { bundle }) =>
          bundle && settings
            ? html.replace(
                TAG,
                (tag) => `${tag} data-files='${JSON.stringify(screenFiles(bundle))}'`,
              )
            : html,
      },
    },
  ];
}
