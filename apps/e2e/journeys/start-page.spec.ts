import { expect, test } from './harness.ts';
import { FERNANDA } from './personas.ts';
import { enter, loginCode } from './steps.ts';

// start-page.browser.test.tsx tests every message with the source of index.html.
test("'Intentar de nuevo' opens the same address again: a deep link, and the code of a link", async ({
  page,
  problems,
  server,
}) => {
  const code = await loginCode(FERNANDA);
  const vendor = /assets\/vendor-.*\.js$/;
  for (const address of [`/#/vault?code=${code}`, `/?code=${code}#/vault`]) {
    await page.evaluate(() => localStorage.clear()).catch(() => undefined);
    await page.route(vendor, (route) => route.abort());
    await page.goto('about:blank');
    await page.goto(address);
    await expect(page.getByText('Revisa tu conexión e intenta de nuevo.')).toBeVisible();
    await page.unroute(vendor);
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
    await expect(page.getByRole('heading', { name: 'Bóveda' })).toBeVisible();
    await expect(page).toHaveURL(/#\/vault$/);
  }
  expect((await server.requests('POST', '/auth/login')).length).toBeGreaterThan(1);
  problems.length = 0;
});

test("the log-in is sent before the app's code has loaded, and only once", async ({
  page,
  server,
}) => {
  const isAnswered = page.waitForResponse(/auth\/login/);
  await page.route(/assets\/index-.*\.js$/, async (route) => {
    await isAnswered;
    await route.continue();
  });
  await enter(page, FERNANDA);
  await expect(page.getByText('1,284').first()).toBeVisible();
  expect(await server.requests('POST', '/auth/login')).toHaveLength(1);
});
