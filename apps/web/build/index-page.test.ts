import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { siteSettings } from '../deploy/settings.ts';
import { connections, withStylesBelowSplash } from './index-page.ts';

const SHEET = '<link rel="stylesheet" crossorigin href="./assets/index-1.css">';

const PAGE = readFileSync(new URL('../index.html', import.meta.url), 'utf8');

it('the page can be zoomed (WCAG 1.4.4)', () => {
  const [viewport] = /<meta\s+name="viewport"[^>]*>/.exec(PAGE) ?? [];
  expect(viewport).toContain('width=device-width');
  expect(viewport).not.toMatch(/maximum-scale|user-scalable/);
});

it('the style sheets are below the splash, so that the splash is painted without them', () => {
  const built = withStylesBelowSplash(PAGE.replace('</head>', `    ${SHEET}\n  </head>`));
  const [head = '', body = ''] = built.split('</head>');
  expect(head).not.toContain(SHEET);
  expect(body.indexOf(SHEET)).toBeGreaterThan(body.indexOf('Cargando...'));
  expect(body.split(SHEET)).toHaveLength(2);
});

it('the browser connects to the API in the way in which the app calls it, with CORS', () => {
  const settings = siteSettings({ VITE_API_URL: 'https://api.example.com/v1' });
  expect(connections(settings).map(({ attrs }) => attrs)).toContainEqual({
    rel: 'preconnect',
    href: 'https://api.example.com',
    crossorigin: true,
  });
});
