import { paths, routes } from '@gemas/domain';
import { BLENDER_SKU, type Db, GIFT_CARD_SKU } from '@gemas/mocks';
import type { Page } from '@playwright/test';
import { chooseRecharge, redeemAndConfirm } from './checkout.ts';
import { expect, type Server, test } from './harness.ts';
import { CARD_OWNER as FORMER, NO_ADDRESSES as NEXT, TWO_SURVEYS } from './personas.ts';
import { confirmLink, enter, FAIL, field, follow, heading, logOut } from './steps.ts';
import { found, makeUnique, traces, wordsOf } from './user-data-left.ts';

const PRIZE = { reward_name: 'Citlaltépetl', available: true, reward_sku: 'SORTEO-9' };
const CARD_NUMBER = '5210004833172401';
/** Words that the previous user types. They must not be found after the next user has logged in. */
const TYPED = [CARD_NUMBER, '5587654321', 'huehuetoca', 'tlacuache', 'ajolotes'];

test.use({ serviceWorkers: 'allow' });

/** Locations that other people can see, or that remain after the app is closed. They never contain personal data. */
const PUBLIC =
  /^(address|history|history\.state|title|cookie|window\.name|referrer|Cache Storage|IndexedDB)\b/;

/** Navigates within the app and waits until the screen is complete. */
async function openScreen(page: Page, path: string): Promise<void> {
  await follow(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-pending]')).toHaveCount(0);
}

/** Gives the previous user a raffle prize, a survey, and values that no other user has, so that a trace is recognised. */
function prepare(db: Db): void {
  makeUnique(db, FORMER);
  const { state } = db.account(FORMER);
  state.surveys = structuredClone(db.account(TWO_SURVEYS).state.surveys);
  Object.assign(state.user, { show_result_winner: true, reward_block: false, winner: PRIZE });
}

/** Values of route parameters that exist on the mock server. */
const PARAMS: Readonly<Record<string, string>> = {
  ':sku': BLENDER_SKU,
  ':tab': 'materials',
  ':ticket_id': '318',
};

/** Opens every screen of the app, except Score and the screens that do not need a log-in (`neverRedirects`). */
async function openEveryScreen(page: Page): Promise<void> {
  for (const { path, neverRedirects } of routes) {
    // Score is skipped, because this user sees a survey there.
    if (neverRedirects || path === '/' || path === paths.score) continue;
    await openScreen(
      page,
      path.replace(/:\w+/g, (param) => PARAMS[param] ?? '5'),
    );
  }
}

/** Places an order, and fills in a part of every other form. */
async function typeEverything(page: Page): Promise<void> {
  await openScreen(page, paths.upOrder(BLENDER_SKU));
  await redeemAndConfirm(page);
  await openScreen(page, paths.claimReward);
  await field(page, 'phone').fill('5587654321');
  await page.locator('[name="address_id"][value="new"]').check();
  await field(page, 'street').fill('Huehuetoca');
  await openScreen(page, paths.newTicket);
  await field(page, 'comments').fill('Mi tlacuache no tiene gemas');
  await openScreen(page, paths.score);
  await page.getByLabel('3. ¿Qué cambiarías?').fill('Más ajolotes');
}

/** Types a card number. The app must keep it only in memory. */
async function typeCard(page: Page): Promise<void> {
  await openScreen(page, paths.upOrder(GIFT_CARD_SKU));
  await chooseRecharge(page);
  await field(page, 'number_card').fill(CARD_NUMBER);
}

/**
 * Logs in the previous user, fills in all forms, and calls `act`. Returns the words that identify the user. Before
 * `act`, some of these words must be found in the storage and on the screen. After `act`, the `PUBLIC` places and the
 * console must not contain any of them.
 */
async function usedBy(page: Page, db: Db, act: () => Promise<void>) {
  const logged: [string, string][] = [];
  page.on('console', (message) => logged.push(['console', message.text()]));
  prepare(db);
  const before = wordsOf(db, FORMER);
  await enter(page, FORMER, `#${paths.vault}`);
  await expect(heading(page, 'Bóveda')).toBeVisible();
  await typeEverything(page);
  const words = [...new Set([...before, ...wordsOf(db, FORMER), ...TYPED])];
  const id = db.account(FORMER).state.user.id;
  const kept = await traces(page, words);
  for (const trace of [
    'document: zyanya',
    'sessionStorage user: zyanya',
    'sessionStorage wallet: 98276',
    'sessionStorage draft: huehuetoca',
    'sessionStorage ticket_draft: tlacuache',
    'sessionStorage survey_draft: ajolotes',
    `localStorage cache:${id}:identity: citlaltépetl`,
  ]) {
    expect(kept).toContain(trace);
  }
  await act();
  const public_ = (await traces(page, words)).filter((trace) => PUBLIC.test(trace));
  expect([...public_, ...found(logged, words)]).toEqual([]);
  return words;
}

/** Asserts that the current page and the three pages before it contain no words of the previous user. */
async function expectNothing(page: Page, words: readonly string[]): Promise<void> {
  await expect.poll(() => traces(page, words)).toEqual([]);
  for (let steps = 1; steps <= 3; steps += 1) {
    await page.goBack();
    await expect(page.locator('h1, [role=status]').first()).toBeVisible();
    expect(await traces(page, words), `after ${steps} steps back`).toEqual([]);
  }
}

async function expire(page: Page, server: Server): Promise<void> {
  await server.expireSessions();
  await server.fail('login-401');
  await follow(page, paths.rewards);
  await expect(page).toHaveURL(FAIL);
}

test('a log-out removes all data of a user who has opened every screen', async ({ page, site }) => {
  const words = await usedBy(page, site.db, () => openEveryScreen(page));
  await follow(page, paths.menu);
  await logOut(page);
  const keys = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
  expect(await page.evaluate(keys)).toEqual([]);
  await expectNothing(page, words);
});

test('an expired session removes all data of the user, also the card number', async ({
  page,
  site,
  server,
}) => {
  const words = await usedBy(page, site.db, async () => {
    await typeCard(page);
    expect(await traces(page, [CARD_NUMBER])).toContain(`field: ${CARD_NUMBER}`);
  });
  await expire(page, server);
  await expectNothing(page, words);
  await page.reload();
  await expectNothing(page, words);
});

test("another user's link removes all data of the previous user", async ({ page, site }) => {
  const words = await usedBy(page, site.db, () => typeCard(page));
  await enter(page, NEXT);
  await confirmLink(page);
  await expect(heading(page, /Tovar/)).toBeVisible();
  await expectNothing(page, words);
});

test("another user's log-in in a second tab removes all data of the previous user in both tabs", async ({
  page,
  context,
  site,
}) => {
  const words = await usedBy(page, site.db, () => typeCard(page));
  const other = await context.newPage();
  await enter(other, NEXT);
  await confirmLink(other);
  await expect(heading(other, /Tovar/)).toBeVisible();
  // The first tab loads its page, and a call of `evaluate` fails while the page is loaded.
  const stored = () => page.evaluate(() => sessionStorage.user).catch(() => '');
  await expect.poll(stored).toContain(NEXT);
  await expectNothing(page, words);
  expect(await traces(other, words)).toEqual([]);
});

test('a page from the back-forward cache shows no data of a user who has logged out meanwhile', async ({
  page,
  context,
  site,
}) => {
  // Simulates the back-forward cache, which Playwright disables. A page in this cache receives no storage events.
  await page.addInitScript(() => {
    addEventListener('storage', (event) => event.stopImmediatePropagation());
  });
  const words = await usedBy(page, site.db, () => typeCard(page));
  const other = await context.newPage();
  await other.goto('./#/menu');
  await logOut(other);
  expect(await traces(page, words)).toContain(`field: ${CARD_NUMBER}`);
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(heading(page, /bienvenida/)).toBeVisible();
  await expectNothing(page, words);
});
