import type { Page } from '@playwright/test';
import { expect, type Server, test } from './harness.ts';
import { FERNANDA, NEW, NO_ADDRESSES as OTHER } from './personas.ts';
import { settled } from './settled.ts';
import {
  clickAfterReading,
  confirmLink,
  enter,
  enterScore,
  field,
  heading,
  holdCall,
  loginCode,
  SCORE,
  tapBack,
} from './steps.ts';

const bajio = (page: Page) => page.getByText('Bajío Norte', { exact: true });
const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

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
  expect(await stored(page, 'login_code')).toBe(FERNANDA);
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

test.describe('an error status of any call', () => {
  test('403 for a blocked user leads to ErrorApp', async ({ page, server }) => {
    await enterScore(page);
    await server.fail('blacklist-403-no-message');
    await page.goto('/#/rewards');
    await expect(heading(page, 'Usuario bloqueado')).toBeVisible();
    // Another user must be able to log in. The blocked user's code must not be filled in.
    await server.recover();
    await page.getByRole('link', { name: 'Entrar con otro código' }).click();
    await expect(field(page, 'code')).toHaveValue('');
    await field(page, 'code').fill(OTHER);
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(page).toHaveURL(SCORE);
  });

  test('/maintenance and /fail opened by a user who is logged in lead to Score', async ({
    page,
    server,
  }) => {
    await openLoggedIn(page, server, ['/maintenance', '/fail'], () =>
      expect(page).toHaveURL(/#\/score$/),
    );
  });

  test('/maintenance stays after a reload during maintenance', async ({ page, server }) => {
    await enter(page, FERNANDA);
    await server.fail('maintenance-503');
    await page.goto('/#/maintenance');
    await page.reload();
    await expect(heading(page, 'El juego está en mantenimiento, regresa pronto')).toBeVisible();
    await expect(page).toHaveURL(/#\/maintenance$/);
  });
});

test.describe('unexpected addresses and storage', () => {
  const paths = [
    '/../../etc',
    '/vault/%2F..%2F',
    '/nowhere',
    `/vault?${'x'.repeat(2000)}`,
    '/score/%',
  ];
  test('an unexpected address shows a screen', async ({ page, server }) => {
    await openLoggedIn(page, server, paths, (path) =>
      expect(page.getByRole('heading', { level: 1 }), path.slice(0, 24)).toBeVisible(),
    );
  });

  test('invalid, outdated and full storage do not prevent Score', async ({ page, server }) => {
    const token = await server.reset(FERNANDA);
    await prefillStorage(page, {
      token,
      viewed_intros: '{',
      last_rewards: '"x"',
      stats_refreshed_at: 'NaN',
      'cache:1001:stats:region': JSON.stringify({ version: 1, at: Date.now(), data: { id: 'x' } }),
      'cache:1001:stats:territory': JSON.stringify({
        version: 0,
        at: Date.now(),
        data: { name: 'Viejo' },
      }),
    });
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.goto('/');
    await expect(bajio(page)).toBeVisible();
    await expect(page.getByText('Occidente', { exact: true })).toBeVisible();
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
});

test('a link opened in a running tab logs its user in and removes data of the previous user', async ({
  page,
  server,
}) => {
  await enterScore(page);
  await page.goto('/#/vault');
  await field(page, 'search').fill('pantalla');
  expect(await server.requests('GET', '/products')).toHaveLength(2);
  await page.goto(`/#/vault?code=${await loginCode(OTHER)}`);
  await confirmLink(page);
  // Goes on while the page is loaded for the other user.
  await page.waitForFunction((code) => sessionStorage.user?.includes(code), OTHER);
  await expect(page).toHaveURL(/\/#\/vault$/);
  await expect(field(page, 'search')).toHaveValue('');
  await page.goto(`/#/?code=${await loginCode(NEW)}`);
  await confirmLink(page);
  await expect(heading(page, /bienvenida/)).toBeVisible();
  await expect(page).toHaveURL(/\/#\/$/);
  await clickAfterReading(page.getByRole('link', { name: 'Ver mis resultados' }));
  await expect(heading(page, /Aguirre/)).toBeVisible();
  await page.goto('/#/vault');
  await expect(field(page, 'search')).toHaveValue('');
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

test('a navigation sets the title and the focus, and going back restores the scroll position', async ({
  page,
}) => {
  await enter(page, FERNANDA);
  await page.getByRole('link', { name: 'VER LOS PREMIOS' }).click();
  await expect(page).toHaveTitle(/^Bóveda/);
  await expect(heading(page, 'Bóveda')).toBeFocused();
  const far = page.getByRole('link', { name: /Canjear/ }).nth(8);
  await far.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(300);
  await far.click();
  await expect(heading(page, 'Premio')).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await tapBack(page);
  await expect(heading(page, 'Bóveda')).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled - 80);

  // A screen that is opened by its address must not inherit the scroll position of another screen.
  await page.goto('/#/rewards');
  await expect(page.getByText('Entregada').last()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 400));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await page.goto('/#/vault');
  await expect(heading(page, 'Bóveda')).toBeFocused();
  await expect(page.getByRole('link', { name: /Canjear/ }).nth(8)).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
