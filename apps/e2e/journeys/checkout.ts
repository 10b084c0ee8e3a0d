import { paths } from '@gemas/domain';
import { BLENDER_SKU, GIFT_CARD_SKU } from '@gemas/mocks';
import { expect, type Locator, type Page } from '@playwright/test';
import { clickAfterReading, field, heading } from './steps.ts';

export const CHECKOUT = `#${paths.upOrder(BLENDER_SKU)}`;
export const CARD_CHECKOUT = `#${paths.upOrder(GIFT_CARD_SKU)}`;

/** Returns the button that redeems a prize. The default price is that of the blender. */
export const redeem = (page: Page, gems = 489) =>
  page.getByRole('button', { name: `Canjear por ${gems} esmeraldas` });

/**
 * Presses Enter in every field of the form: text fields, selects and chosen radio buttons. Asserts that the form stays as
 * it is. The caller asserts that nothing was sent.
 */
export async function expectEnterSendsNothing(page: Page): Promise<void> {
  const fields = page.locator('form').locator('input:not([type=radio]), input:checked, select');
  const count = await fields.count();
  for (let at = 0; at < count; at += 1) await fields.nth(at).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);
  await expect(fields).toHaveCount(count);
}

export const confirm = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Sí, canjear' });

export const congratulations = (page: Page) => page.getByRole('heading', { name: '¡Felicidades!' });

/** Redeems the blender in the checkout, which must be filled in. */
export async function redeemAndConfirm(page: Page): Promise<void> {
  await clickAfterReading(redeem(page));
  await clickAfterReading(confirm(page));
  await expect(congratulations(page)).toBeVisible();
}

/** Taps the redeem button on the page of a prize, accepts the terms, and waits for the checkout. */
export async function acceptTerms(page: Page, gems?: number): Promise<void> {
  await clickAfterReading(redeem(page, gems));
  const terms = page.getByRole('dialog', { name: 'Antes de canjear' });
  await expect(terms).toContainText('No se reembolsan gemas.');
  await clickAfterReading(terms.getByRole('button', { name: 'Aceptar' }));
  await expect(heading(page, 'Canjear premio')).toBeVisible();
}

/** Goes from Score to the blender through a search. */
export async function openBlender(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'VER LOS PREMIOS' }).click();
  await expect(heading(page, 'Bóveda')).toBeFocused();
  await field(page, 'search').fill('licuadora');
  // The search replaces the rows of the list. Without this wait, a tap could hit a row that is being removed.
  await expect(page.getByRole('status').filter({ hasText: '2 premios' })).toHaveCount(1);
  await page
    .getByRole('link', { name: /Licuadora de vaso/ })
    .first()
    .click();
  await expect(redeem(page)).toBeVisible();
}

export const store = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

/** Searches for pickup stores, chooses one, and returns its id. */
export async function pickUp(page: Page): Promise<number> {
  await field(page, 'search').fill('silao');
  await expect(page.getByText('3 tiendas', { exact: true })).toBeVisible();
  await store(page, 'Tienda Silao Plaza Norte').check();
  return Number(await store(page, 'Tienda Silao Plaza Norte').getAttribute('value'));
}

export async function chooseStore(page: Page): Promise<void> {
  await store(page, 'Tienda Silao Centro').check();
  await expect(redeem(page, 500)).toBeVisible();
}

export const checkAgain = (page: Page) => page.getByRole('button', { name: 'Comprobar de nuevo' });

/**
 * Asks the server again about an order or claim of unknown outcome, and waits for `outcome`. Advances the clock of the
 * page, because answers prove only after 60 s that an order was not made (decision 37).
 */
export async function checkAgainLater(page: Page, outcome: Locator): Promise<void> {
  await page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 90_000;
  });
  // The app also asks the server without a tap, so the button may have disappeared.
  await checkAgain(page).evaluateAll((found) => {
    for (const element of found) if (element instanceof HTMLElement) element.click();
  });
  await expect(outcome).toBeVisible();
  await page.evaluate(() => {
    Reflect.deleteProperty(performance, 'now');
  });
}
