import { BLENDER_SKU } from '@gemas/mocks';
import type { Page } from '@playwright/test';
import { clickAfterReading, expect, heading, test } from './harness.ts';

const FERNANDA = '48213';
const NO_ADDRESSES = '50110';
const BLENDER = /Licuadora de vaso/;

async function toCheckout(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'VER LOS PREMIOS' }).click();
  await expect(heading(page, 'Bóveda')).toBeFocused();
  await page.locator('[name="search"]').fill('licuadora');
  // The search replaces the rows of the list. Without this wait, the tap could hit a row that is being removed.
  await expect(page.getByRole('status').filter({ hasText: '2 premios' })).toHaveCount(1);
  await page.getByRole('link', { name: BLENDER }).first().click();
  await clickAfterReading(page.getByRole('button', { name: 'Canjear por 489 esmeraldas' }));
  const terms = page.getByRole('dialog', { name: 'Antes de canjear' });
  await expect(terms).toContainText('No se reembolsan gemas.');
  await clickAfterReading(terms.getByRole('button', { name: 'Aceptar' }));
  await expect(heading(page, 'Canjear premio')).toBeVisible();
}

const redeem = (page: Page) => page.getByRole('button', { name: 'Canjear por 489 esmeraldas' });
const confirm = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Sí, canjear' });

test('a user logs in, redeems a prize with a saved address, and sees the order in Mis premios', {
  tag: '@small',
}, async ({ page, enter, server }) => {
  await enter(FERNANDA);
  await expect(page).toHaveURL(/\/#\/score$/);
  await expect(page).toHaveTitle(/Juego/);
  await expect(page.getByText('Activador · 48213')).toBeVisible();
  await expect(heading(page, /Ávila/)).toBeVisible();
  await expect(page.locator('main')).toContainText('1,284');
  await expect(page.getByText('Bajío Norte', { exact: true })).toBeVisible();
  await expect(page.getByText('Occidente', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /Ver posiciones/ })).toHaveCount(2);

  await toCheckout(page);
  await page.getByRole('radio', { name: /Casa/ }).check();
  await clickAfterReading(redeem(page));
  await expect(page.getByRole('dialog')).toContainText('795');
  await clickAfterReading(confirm(page));

  await expect(page.getByRole('heading', { name: '¡Felicidades!' })).toBeVisible();
  await expect(page.locator('main')).toContainText('2 a 3 semanas');
  await expect(page.locator('main')).toContainText('795');

  const person = {
    sku: BLENDER_SKU,
    first_name: 'Fernanda',
    last_name: 'Hernández Ávila',
    email: 'fer.avila@correo.mx',
    phone: '4771234508',
    address_id: 61,
  };
  const [simulation, ...otherSimulations] = await server.requests('POST', '/orders/simulation');
  expect(simulation?.body).toEqual(person);
  expect(simulation?.headers).toMatchObject({
    'x-requested-with': 'XMLHttpRequest',
    'x-app-version': '1.0.0',
  });
  expect(simulation?.headers.authorization).toMatch(/^Bearer ./);
  expect(otherSimulations).toEqual([]);
  const orders = await server.requests('POST', '/orders');
  expect(orders.map(({ body }) => body)).toEqual([
    { ...person, simulation_response: expect.objectContaining({ status: 200 }) },
  ]);

  await clickAfterReading(page.getByRole('link', { name: 'Ver mis premios' }));
  await expect(heading(page, 'Mis premios')).toBeVisible();
  const order = page
    .getByRole('article')
    .or(page.getByRole('listitem'))
    .filter({ hasText: BLENDER })
    .first();
  await expect(order).toContainText('En proceso');

  await page.reload();
  await expect(heading(page, 'Mis premios')).toBeVisible();
  await page.goto('./#/score');
  await expect(page.locator('main')).toContainText('795');
});

test('a user without addresses enters one, and the postal code fills in city and state', async ({
  page,
  enter,
  server,
}) => {
  await enter(NO_ADDRESSES);
  await toCheckout(page);
  const field = (name: string) => page.locator(`[name="${name}"]`);
  await field('receiver').fill('Martín Hernández');
  await field('postal_code').fill('66436');
  const neighborhood = field('neighborhood');
  await expect(neighborhood.locator('option:not([value=""])')).toHaveCount(2);
  const suburb = await neighborhood.locator('option:not([value=""])').nth(1).getAttribute('value');
  await neighborhood.selectOption(suburb);
  await field('street').fill('Av. Universidad');
  await field('number').fill('118-B');
  await field('reference').fill('Portón verde');
  await clickAfterReading(redeem(page));
  await clickAfterReading(confirm(page));
  await expect(page.getByRole('heading', { name: '¡Felicidades!' })).toBeVisible();

  const [order] = await server.requests('POST', '/orders');
  expect(order?.body).toMatchObject({
    receiver: 'Martín Hernández',
    postal_code: '66436',
    neighborhood: suburb,
    street: 'Av. Universidad',
    number: '118-B',
    city: 'San Nicolás de los Garza',
    state: 'Nuevo León',
    reference: 'Portón verde',
  });
  expect(order?.body).not.toHaveProperty('address_id');
  expect(order?.body).not.toHaveProperty('complement');
});
