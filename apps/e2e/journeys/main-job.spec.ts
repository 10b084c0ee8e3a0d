import { BLENDER_SKU } from '@gemas/mocks';
import { acceptTerms, confirm, congratulations, openBlender, redeem } from './checkout.ts';
import { expect, test } from './harness.ts';
import { clickAfterReading, enterScore, heading } from './steps.ts';

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
