import { BLENDER_SKU } from '@gemas/mocks';
import {
  acceptTerms,
  confirm,
  congratulations,
  expectEnterSendsNothing,
  openBlender,
  redeem,
  redeemAndConfirm,
} from './checkout.ts';
import { expect, test } from './harness.ts';
import { NO_ADDRESSES } from './personas.ts';
import { clickAfterReading, enter, enterScore, field, heading } from './steps.ts';

test('a user logs in, redeems a prize with a saved address, and sees the order in Mis premios', {
  tag: '@small',
}, async ({ page, server }) => {
  await enterScore(page);
  await expect(page).toHaveTitle(/Juego/);
  await expect(page.getByText('Activador · 48213')).toBeVisible();
  await expect(heading(page, /Ávila/)).toBeVisible();
  await expect(page.locator('main')).toContainText('1,284');
  await expect(page.getByText('Bajío Norte', { exact: true })).toBeVisible();
  await expect(page.getByText('Occidente', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /Ver posiciones/ })).toHaveCount(2);

  await openBlender(page);
  await acceptTerms(page);
  await page.getByRole('radio', { name: /Casa/ }).check();
  await clickAfterReading(redeem(page));
  await expect(page.getByRole('dialog')).toContainText('795');
  await clickAfterReading(confirm(page));

  await expect(congratulations(page)).toBeVisible();
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
  expect(await server.bodies('POST', '/orders')).toEqual([
    { ...person, simulation_response: expect.objectContaining({ status: 200 }) },
  ]);

  await clickAfterReading(page.getByRole('link', { name: 'Ver mis premios' }));
  await expect(heading(page, 'Mis premios')).toBeVisible();
  const order = page
    .getByRole('article')
    .or(page.getByRole('listitem'))
    .filter({ hasText: /Licuadora de vaso/ })
    .first();
  await expect(order).toContainText('En proceso');

  await page.reload();
  await expect(heading(page, 'Mis premios')).toBeVisible();
  await page.goto('./#/score');
  await expect(page.locator('main')).toContainText('795');
});

test('a user without addresses enters one, and the postal code fills in city and state', async ({
  page,
  server,
}) => {
  await enter(page, NO_ADDRESSES);
  await openBlender(page);
  await acceptTerms(page);
  await field(page, 'receiver').fill('Martín Hernández');
  await field(page, 'postal_code').fill('66436');
  const neighborhood = field(page, 'neighborhood');
  await expect(neighborhood.locator('option:not([value=""])')).toHaveCount(2);
  const suburb = await neighborhood.locator('option:not([value=""])').nth(1).getAttribute('value');
  await neighborhood.selectOption(suburb);
  await field(page, 'street').fill('Av. Universidad');
  await field(page, 'number').fill('118-B');
  await field(page, 'reference').fill('Portón verde');
  // Only the button redeems (decision D5).
  await expectEnterSendsNothing(page);
  await redeemAndConfirm(page);

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
