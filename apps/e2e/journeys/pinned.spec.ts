import { GIFT_CARD_SKU } from '@gemas/mocks';
import { acceptTerms, congratulations, pickUp, redeem, searchBlender } from './checkout.ts';
import { expect, test } from './harness.ts';
import { FERNANDA, NO_ADDRESSES } from './personas.ts';
import { clickAfterReading, confirmLink, enter, follow, heading } from './steps.ts';

test('a prize pinned in the vault is shown on Score and Profile, but not to the next user', {
  tag: '@small',
}, async ({ page }) => {
  await enter(page, FERNANDA);
  await expect(page.getByRole('region', { name: 'Mi meta' })).toHaveCount(0);
  await searchBlender(page);
  await page
    .getByRole('link', { name: /^Licuadora de vaso/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Fijar como meta' }).click();
  await expect(page.getByText('La ves en Juego y en Perfil.')).toBeVisible();
  await follow(page, '#/score');
  const goal = page.getByRole('region', { name: 'Mi meta' });
  await expect(goal).toContainText('¡Ya te alcanza!');
  await goal.getByRole('link').click();
  await expect(heading(page, 'Premio')).toBeFocused();
  await expect(page.getByText('Tu meta', { exact: true })).toBeVisible();

  await page.reload();
  await follow(page, '#/menu');
  await expect(goal).toContainText('489');

  // Another user logs in on the same phone. The pinned prize must be neither visible nor stored.
  await enter(page, NO_ADDRESSES);
  await confirmLink(page);
  await expect(heading(page, /Tovar/)).toBeVisible();
  await expect(goal).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('pinned');
});

test('redeeming the pinned prize removes the pin', async ({ page }) => {
  await enter(page, FERNANDA);
  await follow(page, `#/vault/${GIFT_CARD_SKU}`);
  await page.getByRole('button', { name: 'Fijar como meta' }).click();
  await acceptTerms(page, 500);
  await pickUp(page);
  await clickAfterReading(redeem(page, 500));
  await expect(congratulations(page)).toBeVisible();
  expect(
    await page.evaluate(
      () => Object.entries(localStorage).find(([key]) => key.startsWith('pinned'))?.[1],
    ),
  ).toBe('null');
});
