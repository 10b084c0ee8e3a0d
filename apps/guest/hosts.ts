// Hosts: pages with special conditions under which the library is tested. packages/ui/README.md describes the results
// under 'What was tried'.
import type { BrowserContextOptions, Page } from 'playwright';

export interface Host {
  readonly name: string;
  /** Additional headers of the page. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Returns the changed HTML of the page. */
  readonly changeHtml?: (html: string) => string;
  /** Matches files that are missing on the server. */
  readonly missing?: RegExp;
  readonly context?: BrowserContextOptions;
}

const RESET = `
  * { margin: 0; padding: 0; border: 0; font: inherit; list-style: none; box-sizing: border-box; }
  a { color: inherit; text-decoration: none; }
  button, input { background: none; color: inherit; appearance: none; }
  :focus-visible { outline: none; }
`;

/** Hash of an empty style element. styled-components inserts such an element and writes its rules through CSSOM. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const strictPolicy = (styles: string) => ({
  'Content-Security-Policy': `default-src 'self'; img-src 'self' data:; style-src 'self' ${styles}`,
});

export const ORDINARY: Host = { name: 'its own page' };

/** Hosts in which `@gemas/ui` must work. Its components must have the same size there as on an ordinary page. */
export const HOSTS: readonly Host[] = [
  {
    name: 'a reset after theme.css',
    changeHtml: (html) => html.replace('</head>', `<style>${RESET}</style></head>`),
  },
  {
    name: 'a page from right to left, with components from left to right',
    changeHtml: (html) =>
      html
        .replace('<html lang="es-MX">', '<html lang="ar" dir="rtl">')
        .replace('<div id="root">', '<div id="root" lang="es-MX" dir="ltr">'),
  },
  {
    name: 'a page in German, in Berlin',
    changeHtml: (html) => html.replace('lang="es-MX"', 'lang="de"'),
    context: { locale: 'de-DE', timezoneId: 'Europe/Berlin' },
  },
  { name: 'reduced motion', context: { reducedMotion: 'reduce' } },
  { name: "a strict CSP without 'unsafe-inline'", headers: strictPolicy(EMPTY_STYLE) },
  { name: 'no fonts', missing: /\.woff2$/ },
];

/** A host in which styled-components must throw its error 17. */
export const WITHOUT_STYLES: Host = {
  name: 'a strict CSP that forbids the styles',
  headers: strictPolicy(''),
};

/** Makes `page` load under the conditions of a host. */
export async function loadAs(page: Page, host: Host): Promise<void> {
  const { headers = {}, changeHtml = (html: string) => html, missing } = host;
  const isPage = ({ pathname }: URL) => pathname === '/';
  await page.route(isPage, async (route) => {
    const response = await route.fetch();
    const body = changeHtml(await response.text());
    await route.fulfill({ response, body, headers: { ...response.headers(), ...headers } });
  });
  if (missing) await page.route(missing, (route) => route.fulfill({ status: 404 }));
}

/** Returns the position, size and font of some components, rounded to whole px. */
export async function looksOf(page: Page): Promise<unknown[]> {
  const parts = [
    page.getByRole('link', { name: 'VER LOS PREMIOS' }),
    page.getByLabel('Número de tarjeta'),
    page.getByRole('button', { name: 'Guardar tarjeta' }),
    page.getByRole('list', { name: 'Seguimiento' }),
    page.getByRole('table', { name: 'Ranking de la otra app' }),
  ];
  return Promise.all(
    parts.map((part) =>
      part.evaluate((element) => {
        const { left, width, height } = element.getBoundingClientRect();
        const { font, color, padding } = getComputedStyle(element);
        return { box: [left, width, height].map(Math.round), font, color, padding };
      }),
    ),
  );
}
