import type { Page } from '@playwright/test';
import { checkAgain, checkAgainLater, expectEnterSendsNothing } from './checkout.ts';
import { expect, test } from './harness.ts';
import { FERNANDA } from './personas.ts';
import { clickAfterReading, enter, heading, SCORE, toVaultAndBack } from './steps.ts';

const WINNER = '60010';
const WINNER_DELIVERY = '60011';
const NOT_WINNER = '60012';
const CLOSED = '60013';
const PILOT_ENDS = '60016';
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

test('a winner whose prize is being shipped sees no claim button', async ({ page }) => {
  await enter(page, WINNER_DELIVERY);
  await expect(page.getByText('Tienes 1 boleto para el sorteo final.')).toBeVisible();
  await clickAfterReading(reveal(page));
  await expect(page.getByText(MOTO)).toBeVisible();
  await expect(page.getByText('Tu premio se entregará en 2 a 3 semanas.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Reclamar mi premio' })).toHaveCount(0);
});

test('a user who did not win sees the result although seen/reward fails, and Score afterwards', async ({
  page,
  server,
}) => {
  await server.fail('server-500', { only: 'POST /auth/user/seen/reward' });
  await enter(page, NOT_WINNER);
  await clickAfterReading(reveal(page));
  await expect(page.getByRole('heading', { name: 'No fuiste ganador' })).toBeFocused();
  await server.recover();

  // The server does not know yet that the result was seen, so the next visit begins with the tickets.
  await page.reload();
  await clickAfterReading(reveal(page));
  await expect(page.getByRole('heading', { name: 'No fuiste ganador' })).toBeFocused();
  await page.getByRole('button', { name: 'Volver al juego' }).click();
  await expect(page.getByRole('link', { name: 'VER LOS PREMIOS' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No fuiste ganador' })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'No fuiste ganador' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(reveal(page)).toHaveCount(0);
});

test('a closed game shows the closing message, requests no stats, and keeps the vault open', async ({
  page,
  server,
}) => {
  await enter(page, CLOSED);
  await expect(page.getByRole('heading', { name: 'Gracias por una gran temporada' })).toBeVisible();
  expect(await server.requests('GET', '/stats/region/referals')).toEqual([]);
  expect(await server.requests('GET', '/stats/territory/referals')).toEqual([]);
  await page.getByRole('link', { name: 'VER LOS PREMIOS' }).click();
  await expect(heading(page, 'Bóveda')).toBeVisible();
});

test('the alert about the end of the pilot is shown once per visit', async ({ page }) => {
  await enter(page, PILOT_ENDS);
  const alert = page.getByRole('dialog', { name: 'Hoy termina el piloto' });
  await expect(alert).toContainText('23:59');
  await clickAfterReading(alert.getByRole('button', { name: 'Entendido' }));
  await expect(alert).toBeHidden();
  await toVaultAndBack(page);
  await expect(page.getByRole('heading', { name: 'Bajío Norte' })).toBeVisible();
  await expect(alert).toBeHidden();
});

test('the claim form redirects to Score if there is no prize to claim', async ({ page }) => {
  await enter(page, FERNANDA, '#/claim/reward');
  await expect(heading(page, /Ávila/)).toBeVisible();
  await expect(page).toHaveURL(SCORE);
});
