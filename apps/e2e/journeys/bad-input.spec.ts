import { BLENDER_SKU } from '@gemas/mocks';
import type { Page } from '@playwright/test';
import { expect, heading, test } from './harness.ts';

const FERNANDA = '48213';
const CHECKOUT = `#/vault/${BLENDER_SKU}/order`;

const redeem = (page: Page) => page.getByRole('button', { name: 'Canjear por 489 esmeraldas' });
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);

test('a code in the link that cannot be decrypted leads to SessionFail and sends no log-in', async ({
  page,
  server,
  problems: _,
}) => {
  await page.goto(`/?code=${'ab'.repeat(5000)}`);
  await expect(page).toHaveURL(/\/#\/fail$/);
  await expect(field(page, 'code')).toBeVisible();
  expect(await server.requests('POST', '/auth/login')).toEqual([]);
});

test('a wrong typed code stays in the field, and a right code logs in', async ({
  page,
  server: _,
  problems: __,
}) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/#\/fail$/);
  await field(page, 'code').fill('99999');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByText('No encontramos ese código')).toBeVisible();
  await expect(field(page, 'code')).toHaveValue('99999');
  await field(page, 'code').fill(FERNANDA);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(heading(page, /Ávila/)).toBeVisible();
});

test('empty and invalid fields have different errors, each beside its field', async ({
  page,
  enter,
  server,
}) => {
  await enter(FERNANDA, CHECKOUT);
  await field(page, 'first_name').fill('');
  await field(page, 'email').fill('fer.avila@correo');
  await redeem(page).click();
  await expect(field(page, 'first_name')).toHaveAccessibleDescription(/Es requerido/);
  await expect(field(page, 'email')).toHaveAccessibleDescription(/Es invalido/);
  await expect(field(page, 'first_name')).toBeFocused();
  await field(page, 'first_name').fill('Fer');
  await expect(field(page, 'first_name')).not.toHaveAccessibleDescription(/Es requerido/);
  await expect(field(page, 'email')).toHaveValue('fer.avila@correo');
  expect(await server.requests('POST', '/orders/simulation')).toEqual([]);
});

test('an unknown postal code leaves the form usable', async ({ page, enter }) => {
  await enter(FERNANDA, CHECKOUT);
  await page.getByRole('radio', { name: 'Agregar otra dirección' }).check();
  await field(page, 'receiver').fill('Martín');
  await field(page, 'postal_code').fill('99999');
  await expect(field(page, 'postal_code')).toHaveAccessibleDescription(
    /No encontramos ese código postal/,
  );
  await expect(field(page, 'receiver')).toHaveValue('Martín');
  await field(page, 'postal_code').fill('01000');
  await expect(field(page, 'city')).toHaveValue(/.+/);
  await expect(field(page, 'postal_code')).not.toHaveAccessibleDescription(/No encontramos/);
});

test('a prize above the balance cannot be redeemed', async ({ page, enter, server }) => {
  await enter('50111', `#/vault/${BLENDER_SKU}`);
  await expect(page.getByText('No tienes gemas suficientes.')).toBeVisible();
  await expect(redeem(page)).toHaveCount(0);
  expect(await server.requests('POST', '/orders')).toEqual([]);
});
