import { paths } from '@gemas/domain';
import { BLENDER_SKU, GIFT_CARD_SKU } from '@gemas/mocks';
import { expect, type Page } from '@playwright/test';
import { clickAfterReading, field, heading } from './steps.ts';

export const CHECKOUT = `#${paths.upOrder(BLENDER_SKU)}`;
export const CARD_CHECKOUT = `#${paths.upOrder(GIFT_CARD_SKU)}`;

/** Returns the button that redeems a prize. The default price is that of the blender. */
export const redeem = (page: Page, gems = 489) =>
  page.getByRole('button', { name: `Canjear por ${gems} esmeraldas` });

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

/** Chooses to recharge a card whose number and NIP are known. The fields for the number are shown then. */
export async function chooseRecharge(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Recargar tarjeta' }).check();
  const yes = page.getByRole('button', { name: 'SÍ', exact: true });
  await clickAfterReading(yes);
  await expect(page.getByRole('heading', { name: '¿Conoces el NIP?' })).toBeFocused();
  await clickAfterReading(yes);
}
