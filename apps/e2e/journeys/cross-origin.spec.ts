import { GIFT_CARD_SKU } from '@gemas/mocks';
import { expect, test } from './harness.ts';

test('a prize is redeemed through an API on another origin', async ({ page, enter, server }) => {
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
  await enter('48213', `#/vault/${GIFT_CARD_SKU}/order`);
  await page.getByRole('radio', { name: 'Tienda Silao Centro', exact: true }).check();
  await page.getByRole('button', { name: 'Canjear por 500 esmeraldas' }).click();
  await expect(page.getByRole('heading', { name: '¡Felicidades!' })).toBeVisible();
  expect([...asked]).toEqual([server.origin]);
  expect(await server.requests('POST', '/orders')).toHaveLength(1);
});
