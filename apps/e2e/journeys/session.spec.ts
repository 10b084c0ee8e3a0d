import { untilIdle } from '@gemas/tools/lib/work';
import type { Page, Route } from '@playwright/test';
import { expect, type Server, test } from './harness.ts';
import { FERNANDA, NEW, NO_ADDRESSES as OTHER } from './personas.ts';
import { settled } from './settled.ts';
import {
  clickAfterReading,
  confirmLink,
  enter,
  enterScore,
  FAIL,
  field,
  follow,
  heading,
  holdCall,
  loginCode,
  logOut,
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

/** Opens an address with Fernanda's token in localStorage. */
async function openLoggedIn(page: Page, server: Server, address = '/'): Promise<void> {
  await prefillStorage(page, { token: await server.reset(FERNANDA) });
  await page.goto(address);
}

/** Stops the clock of the page at `time`, calls `open`, and waits for the stats on Score. */
async function openAt(page: Page, time: string, open: () => Promise<unknown>): Promise<void> {
  await page.clock.setFixedTime(new Date(time));
  await open();
  await expect(bajio(page)).toBeVisible();
}

test.describe('start-up', () => {
  test('with a valid token opens Score', async ({ page, server }) => {
    await openLoggedIn(page, server);
    await expect(page).toHaveURL(SCORE);
    expect(await server.requests('POST', '/auth/login')).toEqual([]);
  });

  test('with an expired token and a stored code logs in again', async ({ page, server }) => {
    await prefillStorage(page, { token: 'dead', login_code: FERNANDA });
    await page.goto('/#/vault');
    await expect(heading(page, 'Bóveda')).toBeVisible();
    expect(await server.requests('POST', '/auth/login')).toHaveLength(1);
  });

  test('with an expired token and no code leads to SessionFail', async ({ page }) => {
    await prefillStorage(page, { token: '{"not":"a token"}' });
    await page.goto('/#/score');
    await expect(page).toHaveURL(FAIL);
    await expect(field(page, 'code')).toBeVisible();
  });

  test('by link stays on Start if the tour is not complete', async ({ page }) => {
    await enter(page, NEW);
    await expect(heading(page, /bienvenida/)).toBeVisible();
    await expect(page).toHaveURL(/\/#?\/?$/);
    await page.getByRole('link', { name: 'Ver mis resultados' }).click();
    await expect(page).toHaveURL(SCORE);
  });

  test('by link uses the code once and removes it from the address, both from the query and from the hash', async ({
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

  test("by another employee's link does not show the previous user", async ({ page, server }) => {
    await prefillStorage(page, { token: await server.reset(FERNANDA), login_code: FERNANDA });
    await enter(page, OTHER);
    await confirmLink(page);
    await expect(heading(page, /Tovar/)).toBeVisible();
    await expect(page.getByText('Ávila')).toHaveCount(0);
  });

  for (const [how, employee] of [
    ['by its flag', '60001'],
    ['by a 403', '60002'],
  ] as const) {
    test(`shows a user blocked ${how} the reason`, async ({ page }) => {
      await enter(page, employee);
      await expect(page).toHaveURL(/#\/errorapp\?message=/);
      await expect(page.getByRole('button', { name: 'Intentar de nuevo' })).toBeVisible();
    });
  }

  test('of an inactive user leads to SessionFail', async ({ page }) => {
    await enter(page, '60003');
    await expect(page).toHaveURL(FAIL);
  });

  test('of an outdated app requires an update, even if the server does not confirm the update', async ({
    page,
    server,
  }) => {
    await enter(page, '60004');
    const update = page.getByRole('button', { name: 'ACTUALIZAR' });
    await expect(update).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(update).toBeVisible();
    await server.fail('update-500');
    const loaded = page.waitForEvent('load');
    await update.evaluate((button: HTMLElement) => {
      for (let tap = 0; tap < 50; tap += 1) button.click();
    });
    await loaded;
    expect(await server.requests('POST', '/auth/complete_update')).toHaveLength(1);
    await expect(heading(page, 'Actualización pendiente')).toBeVisible();
    await expect(update).toHaveCount(0);
    await logOut(page);
  });

  test('without network keeps the stored code, and a retry logs in', async ({ page, server }) => {
    await prefillStorage(page, { login_code: FERNANDA });
    await server.fail('offline');
    await page.goto('/');
    await expect(page).toHaveURL(FAIL);
    await server.recover();
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
    await expect(page).toHaveURL(SCORE);
  });

  test('shows only the splash until the server has confirmed who is logged in', async ({
    page,
    server,
  }) => {
    await prefillStorage(page, { token: await server.reset(FERNANDA) });
    const isSent = page.waitForRequest('**/auth/user');
    const answer = await holdCall(page, '**/auth/user');
    await page.goto('/#/vault', { waitUntil: 'load' });
    await isSent;
    // Waits until the app is idle. The app has then rendered all parts that do not need the held answer.
    await page.evaluate(untilIdle);
    await expect(page.getByRole('status')).toContainText('Cargando...');
    await expect(page.getByRole('heading')).toHaveCount(0);
    answer();
    await expect(heading(page, 'Bóveda')).toBeVisible();
  });
});

test.describe('a second visit', () => {
  const updating = (page: Page) =>
    page.getByRole('status').filter({ hasText: /Actualizando\.\.\.$/ });

  // Opens Score as on a first visit, and waits until the user is remembered.
  test.beforeEach(async ({ page, server }) => {
    const viewed_intros = '[1,2,3,4,5,6,7,8,9,10]';
    await prefillStorage(page, { token: await server.reset(FERNANDA), viewed_intros });
    await page.goto('/#/score');
    await expect(page.getByText('1,284', { exact: true })).toBeVisible();
    const kept = () => Object.keys(localStorage).some((key) => key.endsWith(':identity'));
    await expect.poll(() => page.evaluate(kept)).toBe(true);
  });

  /** Reloads the page, and holds the answer to `GET /auth/user`. Returns a function that releases the answer. */
  async function reloadUnanswered(page: Page): Promise<() => Promise<void>> {
    const release = await holdCall(page, '**/auth/user');
    await page.reload();
    await expect(updating(page)).toBeVisible();
    return async () => {
      release();
      await expect(updating(page)).toBeHidden();
    };
  }

  test('shows the balance and other screens before the server has answered', async ({
    page,
    server,
  }) => {
    const answer = await reloadUnanswered(page);
    await expect(page.getByText('1,284', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'VER LOS PREMIOS' }).click();
    await expect(heading(page, 'Bóveda')).toBeVisible();
    await expect(updating(page)).toBeVisible();
    await answer();
    await expect(heading(page, 'Bóveda')).toBeVisible();
    // Each visit has sent one request.
    expect(await server.requests('GET', '/auth/user')).toHaveLength(2);
  });

  test('does not ask for an update before the server has answered', async ({
    page,
    server,
    site,
  }) => {
    const { user } = site.db.account(FERNANDA).state;
    const { has_update } = user;
    user.has_update = true;
    await page.reload();
    const overlay = page.getByRole('button', { name: 'ACTUALIZAR' });
    await expect(overlay).toBeVisible();
    user.has_update = has_update;
    const answer = await reloadUnanswered(page);
    await expect(overlay).toBeHidden();
    await answer();
    await expect(overlay).toBeHidden();
    expect(await server.requests('POST', '/auth/complete_update')).toEqual([]);
  });

  test('opens the raffle after the server has answered', async ({ page, site }) => {
    Object.assign(site.db.account(FERNANDA).state.user, {
      reward_block: true,
      show_result_winner: true,
      winner: null,
    });
    const answer = await reloadUnanswered(page);
    await expect(page.getByRole('button', { name: '¿Gané?' })).toBeHidden();
    await answer();
    await expect(page.getByRole('dialog').getByRole('button', { name: '¿Gané?' })).toBeVisible();
  });

  test('fills in the form of an order only after the server has answered', async ({ page }) => {
    const answer = await reloadUnanswered(page);
    await page.goto('/#/vault/100214/order');
    await expect(page.getByRole('status').filter({ hasText: 'Cargando...' })).toBeVisible();
    await answer();
    await expect(field(page, 'email')).toHaveValue('fer.avila@correo.mx');
    await expect(page.getByRole('radio', { name: /Casa/ })).toBeChecked();
  });

  test('stays logged in if calls other than GET /auth/user fail', async ({ page, server }) => {
    const failed = new Set<string>();
    const failing = (fail: (route: Route) => Promise<void>) => (route: Route) => {
      failed.add(new URL(route.request().url()).pathname);
      return fail(route);
    };
    const notFound = failing((route) => route.fulfill({ status: 404, body: '{}' }));
    await page.route('**/api/params/**', notFound);
    const aborted = failing((route) => route.abort());
    await page.route('**/api/challenges/**', aborted);
    const answer = await reloadUnanswered(page);
    await answer();
    await expect(page).toHaveURL(SCORE);
    await expect(page.getByText('1,284', { exact: true })).toBeVisible();
    expect(await server.requests('POST', '/auth/login')).toEqual([]);
    expect([...failed]).toEqual(
      expect.arrayContaining(['/api/params/first_notice', '/api/challenges/current']),
    );
  });

  test('with an expired token leads to SessionFail', async ({ page, server }) => {
    await server.expireSessions();
    await page.reload();
    await expect(page).toHaveURL(FAIL);
    await expect(page.getByText('1,284')).toBeHidden();
  });
});

test.describe('a link opened by a logged-in user', () => {
  const notice = (page: Page) => page.getByText('El enlace no abrió otra sesión').first();

  test('with a refused code leaves the user logged in, at a page load and in the running app', async ({
    page,
    server,
  }) => {
    await enter(page, FERNANDA, '#/support/new');
    await field(page, 'comments').fill('No veo mis gemas');
    const wrong = await loginCode('99999');
    for (const link of [`/?code=${wrong}#/vault`, '/?code=00ff00ff#/vault']) {
      await page.goto(link);
      await expect(heading(page, 'Bóveda')).toBeVisible();
      if (link.includes(wrong)) await confirmLink(page);
      await expect(notice(page)).toBeVisible();
    }
    await page.goto('/#/support/new');
    // Reloads the page to remove the toast that the previous link has caused.
    await page.reload();
    await expect(field(page, 'comments')).toHaveValue('No veo mis gemas');
    const followed = await page.evaluate((query) => {
      window.location.hash = `#/vault?code=${query}`;
      return window.location.hash;
    }, wrong);
    expect(followed).toContain('code=');
    await confirmLink(page);
    await expect(notice(page)).toBeVisible();
    await expect(page).toHaveURL(/#\/support\/new$/);
    await expect(field(page, 'comments')).toHaveValue('No veo mis gemas');
    expect(await stored(page, 'login_code')).toBe(FERNANDA);
    // The first visit has sent one log-in. Each of the two links with the code of user 99999, who does not exist, has
    // sent another. The code '00ff00ff' cannot be decrypted, so the app has not sent a log-in for this code.
    expect(await server.requests('POST', '/auth/login')).toHaveLength(3);
  });

  test("of another user keeps the user who is in, with the answer 'No, seguir como estoy'", async ({
    page,
    server,
  }) => {
    await enter(page, FERNANDA);
    await expect(heading(page, /Ávila/)).toBeVisible();
    await page.goto(`/?code=${await loginCode(OTHER)}#/vault`);
    await page.getByRole('button', { name: 'No, seguir como estoy' }).click();
    await expect(heading(page, 'Bóveda')).toBeVisible();
    await page.goto('/#/score');
    await page.reload();
    await expect(heading(page, /Ávila/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sí, entrar' })).toBeHidden();
    expect(await stored(page, 'login_code')).toBe(FERNANDA);
    expect(await server.requests('POST', '/auth/login')).toHaveLength(1);
  });

  test('of another user logs that user in and shows their name', async ({ page }) => {
    await enter(page, FERNANDA);
    await expect(heading(page, /Ávila/)).toBeVisible();
    await follow(page, `#/rewards?code=${await loginCode(OTHER)}`);
    await expect(page).not.toHaveURL(/rewards/);
    // A reload asks again.
    await page.reload();
    await confirmLink(page);
    await expect(page.getByText(/^Entraste como /).first()).toBeVisible();
    await expect(page).toHaveURL(/#\/rewards$/);
    expect(await stored(page, 'login_code')).toBe(OTHER);
  });
});

test.describe('an error status of any call', () => {
  test('409 leads to VersionFail', async ({ page, server }) => {
    await enterScore(page);
    await server.fail('version-409');
    await page.goto('/#/rewards');
    await expect(page).toHaveURL(/#\/version$/);
    await server.recover();
    await page.getByRole('button', { name: /Recargar/ }).click();
    await expect(page).toHaveURL(SCORE);
  });

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

  test('503 leads to Maintenance, which reconnects with the stored code', async ({
    page,
    server,
  }) => {
    await enterScore(page);
    await server.fail('maintenance-503');
    await page.goto('/#/rewards');
    // A 503 of a list costs only that list (spec section 8).
    await expect(page.getByRole('button', { name: /Intentar de nuevo|Reintentar/ })).toBeVisible();
    await page.reload();
    await expect(heading(page, 'El juego está en mantenimiento, regresa pronto')).toBeVisible();
    await page.getByRole('button', { name: 'Reconectar' }).click();
    await expect(page.getByText('Seguimos en mantenimiento.')).toBeVisible();
    await server.recover();
    await page.getByRole('button', { name: 'Reconectar' }).click();
    await expect(page).toHaveURL(SCORE);
  });

  for (const path of ['/maintenance', '/fail']) {
    test(`${path} opened by a user who is logged in leads to Score`, async ({ page, server }) => {
      await openLoggedIn(page, server, `/#${path}`);
      await expect(page).toHaveURL(SCORE);
    });
  }

  test('/maintenance stays after a reload during maintenance', async ({ page, server }) => {
    await enter(page, FERNANDA);
    await server.fail('maintenance-503');
    await page.goto('/#/maintenance');
    await page.reload();
    await expect(heading(page, 'El juego está en mantenimiento, regresa pronto')).toBeVisible();
    await expect(page).toHaveURL(/#\/maintenance$/);
  });

  test('401 with a stored code renews the session without the user noticing', async ({
    page,
    server,
  }) => {
    await enterScore(page);
    await server.expireSessions();
    await page.goto('/#/rewards');
    await expect(page.getByText('Pedido').first()).toBeVisible();
  });

  test('401 without a stored code leads to SessionFail', async ({ page, server }) => {
    await openLoggedIn(page, server);
    await expect(page).toHaveURL(SCORE);
    await server.expireSessions();
    await page.goto('/#/rewards');
    await expect(page).toHaveURL(FAIL);
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
  for (const path of paths) {
    test(`the address #${path.slice(0, 24)} shows a screen`, async ({ page, server }) => {
      await openLoggedIn(page, server, `/#${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

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

  test('a clock that is moved back by a day makes stored stats stale', async ({ page, server }) => {
    await openAt(page, '2026-03-14T15:05:00-06:00', () => openLoggedIn(page, server));
    await openAt(page, '2026-03-13T15:05:00-06:00', () => page.reload());
    expect(await server.requests('GET', '/stats/region/referals')).toHaveLength(2);
  });
});

test('persisted stats are shown first, fetched again after 20 minutes, and shown without network', async ({
  page,
  server,
}) => {
  await prefillStorage(page, { token: await server.reset(FERNANDA), login_code: FERNANDA });
  await openAt(page, '2026-03-14T15:05:00-06:00', () => page.goto('/'));
  const asked = async () => (await server.requests('GET', '/stats/region/referals')).length;
  expect(await asked()).toBe(1);

  await openAt(page, '2026-03-14T15:24:00-06:00', () => page.reload());
  expect(await asked()).toBe(1);

  await server.fail('offline', { only: 'GET /stats/region/referals' });
  await openAt(page, '2026-03-14T15:26:00-06:00', () => page.reload());
  await expect(page.getByText(/Sin conexión/)).toBeVisible();
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

test('two tabs always have the same user, and a log-out in one tab applies to the other', async ({
  page,
  context,
}) => {
  await enterScore(page);
  const second = await context.newPage();
  await enter(second, OTHER);
  await confirmLink(second);
  await expect(heading(second, /Tovar/)).toBeVisible();
  await expect(heading(page, /Tovar/)).toBeVisible();
  await expect(page.getByText('Ávila')).toHaveCount(0);
  const kept = () => page.evaluate(() => [localStorage.getItem('token'), localStorage.login_code]);
  expect(await kept()).toEqual([expect.stringContaining(OTHER), OTHER]);

  await second.getByRole('link', { name: /Perfil/ }).click();
  await logOut(second);
  await expect(heading(page, /bienvenida/)).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('user'))).toBeNull();
  await page.getByRole('link', { name: 'Ver mis resultados' }).click();
  await expect(page).toHaveURL(FAIL);
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
