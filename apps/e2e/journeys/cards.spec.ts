import { paths, STORE_SEARCH_DEBOUNCE_MS } from '@gemas/domain';
import { GIFT_CARD_SKU } from '@gemas/mocks';
import type { Page } from '@playwright/test';
import {
  CARD_CHECKOUT,
  congratulations,
  expectEnterSendsNothing,
  pickUp,
  redeem,
  store,
} from './checkout.ts';
import { expect, test } from './harness.ts';
import { CARD_OWNER, FERNANDA } from './personas.ts';
import { clickAfterReading, enter, field } from './steps.ts';

const NUMBER = '5210004833172401';

const answer = (page: Page, word: 'SÍ' | 'NO') =>
  page.getByRole('button', { name: word, exact: true });

const fernanda = {
  first_name: 'Fernanda',
  last_name: 'Hernández Ávila',
  email: 'fer.avila@correo.mx',
  phone: '4771234508',
};
const owner = { ...fernanda, first_name: 'Noé', last_name: 'Santoyo Zepeda' };

async function expectSuccess(page: Page, left: string): Promise<void> {
  await expect(congratulations(page)).toBeVisible();
  await expect(page.locator('main')).toContainText('5 a 6 semanas');
  await expect(page.locator('main')).toContainText(left);
}

for (const { title, sku, gems, type_card, left } of [
  { title: 'a card, none owned', sku: GIFT_CARD_SKU, gems: 500, type_card: 'new', left: '784' },
  { title: 'a replacement', sku: 'TR-REP', gems: 50, type_card: 'new', left: '1,234' },
  { title: 'a NIP', sku: 'TR-NIP', gems: 20, type_card: '', left: '1,264' },
]) {
  test(`${title}: is ordered with a pickup store`, async ({ page, server }) => {
    await enter(page, FERNANDA, `#${paths.upOrder(sku)}`);
    await expect(page.getByText('¿Dónde la recoges?')).toBeVisible();
    await expect(redeem(page, gems)).toHaveCount(0);
    await expect(field(page, 'street')).toHaveCount(0);
    const pickup_id = await pickUp(page);
    // Only the button orders (decision D5).
    await expectEnterSendsNothing(page);
    expect(await server.requests('POST', '/orders')).toEqual([]);
    await expect(page.getByText(`Te quedarán ${left}.`)).toBeVisible();
    await clickAfterReading(redeem(page, gems));
    await expectSuccess(page, left);
    const orders = await server.requests('POST', '/orders');
    expect(orders.map(({ body }) => body)).toEqual([{ sku, ...fernanda, type_card, pickup_id }]);
    expect(await server.requests('POST', '/orders/simulation')).toEqual([]);
  });
}

test('a recharge asks two questions and the card number twice, and leaves no trace of the number', {
  tag: '@small',
}, async ({ page, server }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await enter(page, CARD_OWNER, CARD_CHECKOUT);
  await page.getByRole('radio', { name: 'Recargar tarjeta' }).check();
  await expect(page.getByRole('group', { name: '¿Tienes la tarjeta a la mano?' })).toBeVisible();
  await clickAfterReading(answer(page, 'SÍ'));
  await expect(page.getByRole('heading', { name: '¿Conoces el NIP?' })).toBeFocused();
  await clickAfterReading(answer(page, 'SÍ'));
  const number = field(page, 'number_card');
  const confirmation = field(page, 'number_card_confirm');

  await number.pressSequentially('5210 0048 3317');
  await number.blur();
  await expect(number).toHaveAccessibleDescription('Debe contener 16 dígitos');
  await number.fill('012180001234567897');
  await number.blur();
  await expect(number).toHaveValue('0121 8000 1234 5678 97');
  await expect(number).toHaveAccessibleDescription('Debe contener 16 dígitos');
  await number.fill(NUMBER);
  await expect(number).toHaveValue('5210 0048 3317 2401');
  await expect(number).toHaveAccessibleDescription('');
  await confirmation.pressSequentially('52100049');
  await expect(confirmation).toHaveAccessibleDescription('No coincide');
  await clickAfterReading(redeem(page, 500));
  await expect(confirmation).toBeFocused();
  expect(await server.requests('POST', '/orders')).toEqual([]);
  await confirmation.fill('5210-0048-3317-2401');
  await expect(confirmation).toHaveAccessibleDescription('');

  // Deletes a digit in the middle and types it again. The caret must stay in the middle.
  await number.focus();
  await number.evaluate((input: HTMLInputElement) => input.setSelectionRange(7, 7));
  await page.keyboard.press('Backspace');
  await expect(number).toHaveValue('5210 0483 3172 401');
  await page.keyboard.press('0');
  await expect(number).toHaveValue('5210 0048 3317 2401');

  const stored = () =>
    page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  const kept = await stored();
  await clickAfterReading(redeem(page, 500));
  await expectSuccess(page, '784');
  const orders = await server.requests('POST', '/orders');
  expect(orders.map(({ body }) => body)).toEqual([
    {
      sku: GIFT_CARD_SKU,
      ...owner,
      email: expect.any(String),
      type_card: 'recharge',
      number_card: NUMBER,
    },
  ]);
  for (const text of [kept, await stored(), page.url(), ...logged]) {
    expect(text.replaceAll(' ', '')).not.toContain('52100048');
  }
});

test('typing in the search field sends one request after a pause', async ({ page, server }) => {
  await enter(page, FERNANDA, CARD_CHECKOUT);
  await expect(store(page, 'Tienda Silao Centro')).toBeVisible();
  const searches = async () =>
    (await server.requestsSoFar('GET', '/agencies/ekt/find')).flatMap(({ query }) => query.q ?? []);
  // Stops the clock while keys are pressed, so that the typing speed of this machine has no influence.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await field(page, 'search').pressSequentially('sila');
  await page.clock.runFor(STORE_SEARCH_DEBOUNCE_MS - 1);
  await field(page, 'search').press('o');
  await page.clock.runFor(STORE_SEARCH_DEBOUNCE_MS - 1);
  expect(await searches()).toEqual([]);
  await page.clock.resume();
  await expect(page.getByText('3 tiendas', { exact: true })).toBeVisible();
  expect(await searches()).toEqual(['silao']);
});
