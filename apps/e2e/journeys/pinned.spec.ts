import { GIFT_CARD_SKU } from '@gemas/mocks';
import { clickAfterReading, expect, heading, test } from './harness.ts';

const FERNANDA = '48213';
const NO_ADDRESSES = '50110';

test('a prize pinned in the vault is shown on Score and Profile, but not to the next user', {
  tag: '@small',
}, async ({ page, enter }) => {
  await enter(FERNANDA);
  await expect(page.getByRole('region', { name: 'Mi meta' })).toHaveCount(0);
  await page.getByRole('link', { name: 'VER LOS PREMIOS' }).click();
  await page.locator('[name="search"]').fill('licuadora');
  await expect(page.getByRole('status').filter({ hasText: '2 premios' })).toHaveCount(1);
  await page
    .getByRole('button', { name: /^Fijar como meta: Licuadora de vaso/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Juego', exact: true }).click();
  const goal = page.getByRole('region', { name: 'Mi meta' });
  await expect(goal).toContainText('¡Ya te alcanza!');
  await goal.getByRole('link').click();
  await expect(heading(page, 'Premio')).toBeFocused();
  await expect(page.getByText('Es tu meta. La ves en Juego y en Perfil.')).toBeVisible();

  await page.reload();
  await page.evaluate(() => window.location.assign('#/menu'));
  await expect(goal).toContainText('489');

  // Another user logs in on the same phone. The pinned prize must be neither visible nor stored.
  await enter(NO_ADDRESSES);
  await expect(heading(page, /Tovar/)).toBeVisible();
  await expect(goal).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('pinned');
});

test('redeeming the pinned prize removes the pin', async ({ page, enter }) => {
  await enter(FERNANDA);
  await page.evaluate((sku) => window.location.assign(`#/vault/${sku}`), GIFT_CARD_SKU);
  await page.getByRole('button', { name: 'Fijar como meta' }).click();
  await clickAfterReading(page.getByRole('button', { name: 'Canjear por 500 esmeraldas' }));
  await clickAfterReading(page.getByRole('button', { name: 'Aceptar' }));
  await page.locator('[name="search"]').fill('silao');
  await page.getByRole('radio', { name: 'Tienda Silao Plaza Norte', exact: true }).check();
  await clickAfterReading(page.getByRole('button', { name: 'Canjear por 500 esmeraldas' }));
  await expect(page.getByRole('heading', { name: '¡Felicidades!' })).toBeVisible();
  expect(
    await page.evaluate(
      () => Object.entries(localStorage).find(([key]) => key.startsWith('pinned'))?.[1],
    ),
  ).toBe('null');
});
