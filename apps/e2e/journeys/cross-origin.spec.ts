import { CARD_CHECKOUT, chooseStore, congratulations, redeem } from './checkout.ts';
import { expect, test } from './harness.ts';
import { FERNANDA } from './personas.ts';
import { enter } from './steps.ts';

test('a prize is redeemed through an API on another origin', async ({ page, server }) => {
  // Changes `fetch` to call another origin, like a build with VITE_API_URL. Serving a changed page by `page.route` is
  // impossible: the browser forbids such a page to call addresses of this machine.
  await page.addInitScript((origin) => {
    const { fetch } = window;
    window.fetch = (url, init) => fetch(String(url).replace(/^\/api/, `${origin}/api`), init);
  }, server.origin);
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.add(origin);
  });
  await enter(page, FERNANDA, CARD_CHECKOUT);
  await chooseStore(page);
  await redeem(page, 500).click();
  await expect(congratulations(page)).toBeVisible();
  expect([...asked]).toEqual([server.origin]);
  expect(await server.requests('POST', '/orders')).toHaveLength(1);
});
