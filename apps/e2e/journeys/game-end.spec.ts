import type { Page } from '@playwright/test';
import { checkAgain, checkAgainLater, expectEnterSendsNothing } from './checkout.ts';
import { expect, test } from './harness.ts';
import { clickAfterReading, enter, heading, SCORE, toVaultAndBack } from './steps.ts';

const WINNER = '60010';
const MOTO = 'Motocicleta de trabajo 125 cc';

const reveal = (page: Page) => page.getByRole('button', { name: '¿Gané?' });
const claim = (page: Page) => page.getByRole('button', { name: 'Reclamar mi premio' });

test('a winner reveals the result once and claims the prize', async ({ page, server }) => {
  await enter(page, WINNER);
  await expect(page.getByRole('dialog')).toContainText('Tienes 1,284 boletos');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await toVaultAndBack(page);
  await expect(page.getByText('Tienes 1,284 boletos para el sorteo final.')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await server.requests('POST', '/auth/user/seen/reward')).toEqual([]);
  await reveal(page).dblclick();
  await expect(page.getByRole('dialog', { name: '¡Ganaste!' })).toContainText(MOTO);
  const seen = await server.requests('POST', '/auth/user/seen/reward');
  expect(seen).toHaveLength(1);
  expect(seen[0]?.body ?? null).toBeNull();

  await clickAfterReading(page.getByRole('link', { name: 'Reclamar mi premio' }));
  await expect(heading(page, 'Reclamar mi premio')).toBeFocused();
  await page.getByLabel('Teléfono').fill('+52 477 999 0011');
  // Only the button claims (decision D5).
  await expectEnterSendsNothing(page);
  expect(await server.requests('POST', '/orders/reward')).toEqual([]);

  await server.fail('claim-message');
  await claim(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Teléfono')).toHaveValue('+52 477 999 0011');
  // The outcome of an unanswered claim is unknown. The app must ask the server about it, also after a reload.
  await server.fail('offline', { only: 'POST /orders/reward' });
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect(checkAgain(page)).toBeVisible();
  await page.reload();
  await expect(checkAgain(page)).toBeVisible();
  await server.recover();
  const again = page.getByRole('button', { name: 'Intentar de nuevo' });
  await checkAgainLater(page, again);
  await again.click();
  await page.getByLabel('Teléfono').fill('+52 477 999 0011');
  await claim(page).click();

  await expect(heading(page, '¡Felicidades!')).toBeFocused();
  await expect(page.locator('main')).toContainText('Recibimos tus datos de envío.');
  const claims = await server.requests('POST', '/orders/reward');
  expect(claims).toHaveLength(3);
  expect(claims[2]?.body).toEqual({
    reward_sku: 'SORTEO-MOTO',
    type_card: '',
    first_name: 'Luz María',
    last_name: 'Escamilla Pech',
    email: 'luz.pech@correo.mx',
    phone: '4779990011',
    address_id: expect.any(Number),
  });

  await clickAfterReading(page.getByRole('link', { name: 'Volver al juego' }));
  await expect(page.getByText('Tu premio se entregará en 2 a 3 semanas.')).toBeVisible();
  // The prize has been claimed, so the app redirects to Score.
  await page.goto('/#/claim/reward');
  await expect(page).toHaveURL(SCORE);
});
