import type { Page } from '@playwright/test';
import { expect, type Server, test } from './harness.ts';
import { FERNANDA, NO_ADDRESSES as OTHER } from './personas.ts';
import { settled } from './settled.ts';
import { enter, field, heading, holdCall, loginCode } from './steps.ts';

/**
 * Fills localStorage before the first page load, as an earlier visit would have done. The mark is `window.name`, because
 * the app clears both storages when it loads the page for another user.
 */
async function prefillStorage(page: Page, items: Record<string, string>): Promise<void> {
  await page.addInitScript((kept) => {
    if (window.name === 'filled') return;
    window.name = 'filled';
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, items);
}

/** Loads the page at each address with Fernanda's token in localStorage, and calls `check` each time. */
async function openLoggedIn(
  page: Page,
  server: Server,
  addresses: readonly string[],
  check: (address: string) => Promise<void>,
): Promise<void> {
  await prefillStorage(page, { token: await server.reset(FERNANDA) });
  for (const [at, address] of addresses.entries()) {
    // Addresses that differed only in their hash would not load the page.
    await page.goto(`/?load=${at}#${address}`);
    await check(address);
  }
}

test('a link uses its code once and removes it from the address, both from the query and from the hash', async ({
  page,
  server,
}) => {
  const [before, after] = [await loginCode(FERNANDA), await loginCode(OTHER)];
  await page.goto(`/?code=${before}#/?code=${after}`);
  await expect(heading(page, /Ávila/)).toBeVisible();
  expect(page.url()).not.toContain('code');
  expect(await server.bodies('POST', '/auth/login')).toEqual([{ code: FERNANDA }]);
  expect(await page.evaluate(() => localStorage.getItem('login_code'))).toBe(FERNANDA);
});

test('a second visit shows the balance and other screens before the server has answered', async ({
  page,
  server,
}) => {
  const viewed_intros = '[1,2,3,4,5,6,7,8,9,10]';
  await prefillStorage(page, { token: await server.reset(FERNANDA), viewed_intros });
  await page.goto('/#/score');
  await expect(page.getByText('1,284', { exact: true })).toBeVisible();
  const kept = () => Object.keys(localStorage).some((key) => key.endsWith(':identity'));
  await expect.poll(() => page.evaluate(kept)).toBe(true);

  const updating = page.getByRole('status').filter({ hasText: /Actualizando\.\.\.$/ });
  const release = await holdCall(page, '**/auth/user');
  await page.reload();
  await expect(updating).toBeVisible();
  await expect(page.getByText('1,284', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'VER LOS PREMIOS' }).click();
  await expect(heading(page, 'Bóveda')).toBeVisible();
  await expect(updating).toBeVisible();
  release();
  await expect(updating).toBeHidden();
  await expect(heading(page, 'Bóveda')).toBeVisible();
  // Each visit has sent one request.
  expect(await server.requests('GET', '/auth/user')).toHaveLength(2);
});

test('an unexpected address shows a screen', async ({ page, server }) => {
  const paths = [
    '/../../etc',
    '/vault/%2F..%2F',
    '/nowhere',
    `/vault?${'x'.repeat(2000)}`,
    '/score/%',
  ];
  await openLoggedIn(page, server, paths, (path) =>
    expect(page.getByRole('heading', { level: 1 }), path.slice(0, 24)).toBeVisible(),
  );
});

test('/maintenance and /fail opened by a user who is logged in lead to Score', async ({
  page,
  server,
}) => {
  await openLoggedIn(page, server, ['/maintenance', '/fail'], () =>
    expect(page).toHaveURL(/#\/score$/),
  );
});

test('without any storage a user can log in', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  await enter(page, FERNANDA);
  await expect(heading(page, /Ávila/)).toBeVisible();
});

test("the heading of a screen gets the focus after the screen's code has loaded", async ({
  page,
}) => {
  // The browser asks to save data. The app then preloads no code of other screens.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await enter(page, FERNANDA);
  await expect(page.getByRole('link', { name: 'VER LOS PREMIOS' })).toBeVisible();
  await settled(page.context());
  const load = await holdCall(page, '**/assets/*.js');
  await page.getByRole('link', { name: 'VER LOS PREMIOS' }).click();
  await expect(heading(page, 'Bóveda')).toBeVisible();
  await expect(field(page, 'search')).toBeHidden();
  load();
  await expect(field(page, 'search')).toBeVisible();
  await expect(heading(page, 'Bóveda')).toBeFocused();
});
