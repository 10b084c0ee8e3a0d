import { expect, test } from './harness.ts';
import { FERNANDA } from './personas.ts';
import { enter, loginCode, recordRequests } from './steps.ts';

// Uses the built page and the real app. start-page.browser.test.tsx tests all cases with the source of index.html.
test('if the code cannot be loaded or fails, the page says why and what to do', async ({
  page,
  problems,
}) => {
  await page.route(/assets\/index-.*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'const a = ;' }),
  );
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Actualiza tu navegador' })).toBeVisible();

  await page.unroute(/assets\/index-.*\.js$/);
  await page.route(/assets\/vendor-.*\.js$/, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText('Revisa tu conexión e intenta de nuevo.')).toBeVisible();

  await page.unroute(/assets\/vendor-.*\.js$/);
  await page.addInitScript(() => {
    history.replaceState = () => {
      throw new Error('refused on purpose');
    };
  });
  await page.goto('/?code=1234');
  await expect(page.getByText(/Es un error nuestro/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Intentar de nuevo' })).toBeVisible();
  await expect(page.getByText('Cargando...')).toHaveCount(0);
  // Removes the errors that the test itself has caused.
  problems.length = 0;
});

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

test('a browser that is too old shows only a request to update it', async ({ page, problems }) => {
  const called = recordRequests(page, /\/api\//);
  // Removes `aspect-ratio`, which Chrome 87 lacks, and `HTMLDialogElement`, which Safari 15.3 and Firefox 97 lack.
  await page.addInitScript(() => {
    CSS.supports = () => false;
    Reflect.deleteProperty(window, 'HTMLDialogElement');
  });
  await page.goto('/?code=1234');
  await expect(page.getByRole('heading', { name: 'Actualiza tu navegador' })).toBeVisible();
  await expect(page.getByText('Le falta: HTMLDialogElement, aspect-ratio.')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { name: 'Actualiza tu navegador' })).toBeVisible();
  expect(called).toEqual([]);
  // Removes the error of the app, which finds no element to render into.
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
