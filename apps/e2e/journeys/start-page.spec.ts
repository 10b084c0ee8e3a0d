import { routes } from '@gemas/domain';
import { transportFiles } from './build.ts';
import { expect, test } from './harness.ts';
import { FERNANDA } from './personas.ts';
import { enter, recordRequests } from './steps.ts';

// Uses the built page and the real app. start-page.browser.test.tsx tests all cases with the source of index.html.
test('if the code cannot be loaded or fails, the page says why and what to do', async ({
  page,
  problems,
}) => {
  await page.route(/assets\/app-.*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'const a = ;' }),
  );
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Actualiza tu navegador' })).toBeVisible();

  await page.unroute(/assets\/app-.*\.js$/);
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
  await expect(page.getByRole('link', { name: 'Intentar de nuevo' })).toBeVisible();
  await expect(page.getByText('Cargando...')).toHaveCount(0);
  // Removes the errors that the test itself has caused.
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
  await page.route(/assets\/app-.*\.js$/, async (route) => {
    await isAnswered;
    await route.continue();
  });
  await enter(page, FERNANDA);
  await expect(page.getByText('1,284').first()).toBeVisible();
  expect(await server.requests('POST', '/auth/login')).toHaveLength(1);
});

for (const { path, title, firstCalls } of routes.filter((route) => route.firstCalls)) {
  test(`the first calls of ${title} are sent before the app's code has loaded, and only once`, async ({
    page,
    server,
  }) => {
    const calls = firstCalls ?? [];
    const areAnswered = Promise.all(
      calls.map((call) => page.waitForResponse((response) => response.url().endsWith(call))),
    );
    await page.route(/assets\/app-.*\.js$/, async (route) => {
      await areAnswered;
      await route.continue();
    });
    await enter(page, FERNANDA, `#${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const call of calls) {
      const [name = '', query = ''] = call.split('?');
      const sent = (await server.requests('GET', name)).filter(
        (request) => new URLSearchParams(request.query).toString() === query,
      );
      expect(sent, call).toHaveLength(1);
    }
  });
}

test('the page is reloaded if a newer version has removed the script with axios', async ({
  page,
}) => {
  const at = new RegExp(transportFiles().join('|'));
  await page.route(at, (route) => route.fulfill({ status: 404 }));
  await enter(page, FERNANDA);
  await page.waitForEvent('load');
  await page.unroute(at);
  await expect(page.getByText('Bajío Norte', { exact: true })).toBeVisible();
});
