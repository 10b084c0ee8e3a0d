import { expect } from '@playwright/test';
import type { Page } from 'playwright';

/** Uses the page like a user. Throws if a component does not work. */
export async function visit(page: Page, origin: string): Promise<void> {
  await page.goto(origin);
  await expect(page.getByText('Tienes 1,284 esmeraldas canjeables en bóveda')).toBeVisible();

  console.log('· tokens');
  const save = page.getByRole('button', { name: 'Guardar tarjeta' });
  // The visible area of a button is its pseudo-element `::before`.
  const face = () =>
    save.evaluate((button) => getComputedStyle(button, '::before').backgroundColor);
  await expect.poll(face).toBe('rgb(29, 78, 216)');

  console.log('· card number');
  const number = page.getByLabel('Número de tarjeta');
  const confirmation = page.getByLabel('Confirma el número');
  await number.pressSequentially('5210 0048');
  await confirmation.focus();
  await expect(page.getByText('Debe contener 16 dígitos')).toBeVisible();
  await number.fill('5210004833172401');
  await expect(number).toHaveValue('5210 0048 3317 2401');
  await confirmation.pressSequentially('53');
  await expect(page.getByText('No coincide', { exact: true })).toBeVisible();
  await confirmation.fill('5210004833172401');
  await save.click();
  await expect(page.getByText('Tarjeta que termina en 2401')).toBeVisible();

  console.log('· tracking');
  const steps = page.getByRole('list', { name: 'Seguimiento' }).getByRole('listitem');
  await expect(steps).toHaveCount(4);

  console.log('· countdown');
  await page.getByRole('button', { name: 'Esperar' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Por favor espera antes de canjear nuevamente')).toBeVisible();
  await expect(dialog.getByText('Listo! ya puedes continuar con el canje')).toBeVisible();
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('Continuaste 1 veces')).toBeVisible();

  console.log('· ranking of 5,000 rows');
  const table = page.getByRole('table', { name: 'Ranking de la otra app' });
  await expect(table).toHaveAttribute('aria-rowcount', '5001');
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(table.getByText('persona 5000')).toBeVisible();
  expect(await table.getByRole('row').count()).toBeLessThan(60);

  console.log('· a whole screen over the mocks, by the router of the guest');
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('link', { name: 'VER LOS PREMIOS' }).click();
  await expect(page.getByRole('heading', { name: 'Mis premios' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
}
