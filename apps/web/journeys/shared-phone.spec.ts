import { DEVELOPMENT_LOGIN_CODE_KEY, paths } from '@gemas/domain';
import { BLENDER_SKU, type Db, encryptLoginCode, GIFT_CARD_SKU } from '@gemas/mocks';
import type { Page } from '@playwright/test';
import { routes } from '../src/shell/routes.ts';
import { clickAfterReading, expect, heading, type Server, test } from './harness.ts';
import { found, makeUnique, traces, wordsOf } from './traces.ts';

/** Has a card, so that everything that can be typed is asked for. */
const FORMER = '50115';
const NEXT = '50110';
const WITH_SURVEY = '60009';
const PRIZE = { reward_name: 'Citlaltépetl', available: true, reward_sku: 'SORTEO-9' };
const CARD_NUMBER = '5210004833172401';
/** What the former person types, in the words by which it would be found. */
const TYPED = [CARD_NUMBER, '5587654321', 'huehuetoca', 'tlacuache', 'ajolotes'];

test.use({ serviceWorkers: 'allow' });

/** Places that others see, or that outlive the app: nobody's words are there, whoever is in. */
const PUBLIC =
  /^(address|history|history\.state|title|cookie|window\.name|referrer|Cache Storage|IndexedDB)\b/;

type Enter = (code: string, path?: string) => Promise<void>;

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const linkOf = async (employee: string) =>
  `?code=${await encryptLoginCode(employee, DEVELOPMENT_LOGIN_CODE_KEY)}`;

/** Navigates within the app, without a page load. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.location.hash = to;
  }, path);
}

/** As `follow`, and waits until the screen has all it shows. */
async function look(page: Page, path: string): Promise<void> {
  await follow(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-pending]')).toHaveCount(0);
}

/** Makes the former person somebody with nothing that others have, and with a prize and a survey. */
function prepare(db: Db): void {
  makeUnique(db, FORMER);
  const { state } = db.account(FORMER);
  state.surveys = structuredClone(db.account(WITH_SURVEY).state.surveys);
  Object.assign(state.user, { show_result_winner: true, reward_block: false, winner: PRIZE });
}

/** Parameters of routes that show something. */
const PARAMS: Readonly<Record<string, string>> = {
  ':sku': BLENDER_SKU,
  ':tab': 'materials',
  ':ticket_id': '318',
};

/** Looks at every screen. */
async function lookAround(page: Page): Promise<void> {
  for (const { path, neverRedirects } of routes) {
    // Score waits for the survey.
    if (neverRedirects || path === '/' || path === paths.score) continue;
    await look(
      page,
      path.replace(/:\w+/g, (param) => PARAMS[param] ?? '5'),
    );
  }
}

/** Orders something, and leaves everything else that can be typed half-typed. */
async function typeEverything(page: Page): Promise<void> {
  await look(page, paths.upOrder(BLENDER_SKU));
  await clickAfterReading(page.getByRole('button', { name: /^Canjear por/ }));
  await clickAfterReading(page.getByRole('button', { name: 'Sí, canjear' }));
  await expect(page.getByRole('heading', { name: '¡Felicidades!' })).toBeVisible();
  await look(page, paths.claimReward);
  await field(page, 'phone').fill('5587654321');
  await page.locator('[name="address_id"][value="new"]').check();
  await field(page, 'street').fill('Huehuetoca');
  await look(page, paths.newTicket);
  await field(page, 'comments').fill('Mi tlacuache no tiene gemas');
  await look(page, paths.score);
  await page.getByLabel('3. ¿Qué cambiarías?').fill('Más ajolotes');
}

/** Types the number of a card, which is in memory alone. */
async function typeCard(page: Page): Promise<void> {
  await look(page, paths.upOrder(GIFT_CARD_SKU));
  await page.getByRole('radio', { name: 'Recargar tarjeta' }).check();
  await clickAfterReading(page.getByRole('button', { name: 'SÍ', exact: true }));
  await clickAfterReading(page.getByRole('button', { name: 'SÍ', exact: true }));
  await field(page, 'number_card').fill(CARD_NUMBER);
}

/**
 * The former person enters and uses the app. Returns the words that tell them from others, after the search has found
 * some wherever the app keeps or shows something.
 */
async function usedBy(page: Page, enter: Enter, db: Db, act: () => Promise<void>) {
  const logged: [string, string][] = [];
  page.on('console', (message) => logged.push(['console', message.text()]));
  prepare(db);
  const before = wordsOf(db, FORMER);
  await enter(FORMER, `#${paths.vault}`);
  await expect(heading(page, 'Bóveda')).toBeVisible();
  await typeEverything(page);
  const words = [...new Set([...before, ...wordsOf(db, FORMER), ...TYPED])];
  const id = db.account(FORMER).state.user.id;
  const kept = await traces(page, words);
  for (const trace of [
    'document: zyanya',
    'sessionStorage user: m-7730',
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

/** Nothing of the former person is left, on this screen and on those behind it. */
async function expectNothing(page: Page, words: readonly string[]): Promise<void> {
  await expect.poll(() => traces(page, words)).toEqual([]);
  for (let steps = 1; steps <= 3; steps += 1) {
    await page.goBack();
    await expect(page.locator('h1, [role=status]').first()).toBeVisible();
    expect(await traces(page, words), `after ${steps} steps back`).toEqual([]);
  }
}

async function logOut(page: Page): Promise<void> {
  await follow(page, paths.menu);
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await clickAfterReading(page.getByRole('button', { name: 'Sí, cerrar sesión' }));
  await expect(page).toHaveURL(/#\/fail$/);
}

async function expire(page: Page, server: Server): Promise<void> {
  await server.expireSessions();
  await server.fail('login-401');
  await follow(page, paths.rewards);
  await expect(page).toHaveURL(/#\/fail$/);
}

test('a log-out leaves nothing of the person who looked at everything', async ({
  page,
  enter,
  site,
  server: _,
}) => {
  const words = await usedBy(page, enter, site.db, () => lookAround(page));
  await logOut(page);
  await expectNothing(page, words);
});

test('a session that expires leaves nothing of the person, the number of a card neither', async ({
  page,
  enter,
  site,
  server,
}) => {
  const words = await usedBy(page, enter, site.db, async () => {
    await typeCard(page);
    expect(await traces(page, [CARD_NUMBER])).toContain(`field: ${CARD_NUMBER}`);
  });
  await expire(page, server);
  await expectNothing(page, words);
  await page.reload();
  await expectNothing(page, words);
});

test("another person's link leaves nothing of the one before", async ({
  page,
  enter,
  site,
  server: _,
}) => {
  const words = await usedBy(page, enter, site.db, () => typeCard(page));
  await page.goto(`./${await linkOf(NEXT)}`);
  await expect.poll(() => page.evaluate(() => sessionStorage.user)).toContain(NEXT);
  await expectNothing(page, words);
});

test("another person's code in another tab leaves nothing of the one before in either", async ({
  page,
  context,
  enter,
  site,
  server: _,
}) => {
  const words = await usedBy(page, enter, site.db, () => typeCard(page));
  const other = await context.newPage();
  await other.goto(`./${await linkOf(NEXT)}`);
  await expect(heading(other, /Tovar/)).toBeVisible();
  await expect.poll(() => page.evaluate(() => sessionStorage.user)).toContain(NEXT);
  await expectNothing(page, words);
  expect(await traces(other, words)).toEqual([]);
});

test('a page that the browser has kept whole for the way back shows nothing of who has logged out meanwhile', async ({
  page,
  context,
  enter,
  site,
  server: _,
}) => {
  // A page that is put away hears no event of the storage. Playwright switches off what would put it away.
  await page.addInitScript(() => {
    addEventListener('storage', (event) => event.stopImmediatePropagation());
  });
  const words = await usedBy(page, enter, site.db, () => typeCard(page));
  const other = await context.newPage();
  await other.goto('./#/menu');
  await logOut(other);
  expect(await traces(page, words)).toContain(`field: ${CARD_NUMBER}`);
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(heading(page, /ha terminado/)).toBeVisible();
  await expectNothing(page, words);
});
