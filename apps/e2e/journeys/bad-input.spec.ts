import { BLENDER_SKU } from '@gemas/mocks';
import { CHECKOUT, redeem } from './checkout.ts';
import { expect, test } from './harness.ts';
import { FERNANDA } from './personas.ts';
import { enter, FAIL, field, heading } from './steps.ts';

test('a wrong typed code stays in the field, and a right code logs in', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(FAIL);
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
  server,
}) => {
  await enter(page, FERNANDA, CHECKOUT);
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

test('an unknown postal code leaves the form usable', async ({ page }) => {
  await enter(page, FERNANDA, CHECKOUT);
  await page.getByRole('radio', { name: 'Agregar otra dirección' }).check();
  await field(page, 'receiver').fill('Martín');
  await field(page, 'postal_code').fill('99999');
  await expect(field(page, 'postal_code')).toHaveAccessibleDescription(
    /No encontramos ese código postal/,
  );
  await expect(field(page, 'receiver')).toHaveValue('Martín');
  // The catalogue may lack a code that exists, so the address can be typed (decision 40).
  await field(page, 'neighborhood').fill('La Soledad');
  await field(page, 'city').fill('Tala');
  await field(page, 'state').fill('Jalisco');
  await field(page, 'postal_code').fill('01000');
  await expect(field(page, 'city')).toHaveValue(/.+/);
  await expect(field(page, 'postal_code')).not.toHaveAccessibleDescription(/No encontramos/);
});

test('a prize above the balance cannot be redeemed', async ({ page, server }) => {
  await enter(page, '50111', `#/vault/${BLENDER_SKU}`);
  await expect(page.getByText('No tienes gemas suficientes.')).toBeVisible();
  await expect(redeem(page)).toHaveCount(0);
  expect(await server.requests('POST', '/orders')).toEqual([]);
});
