import { expect, test } from './harness.ts';
import { FERNANDA } from './personas.ts';
import { enter, heading, tapBack } from './steps.ts';

test("the goal of the day on Score and the link on Profile lead to the user's own history", {
  tag: '@small',
}, async ({ page }) => {
  await enter(page, FERNANDA);
  const today = page.getByRole('link', { name: /Ver mi historial/ });
  await expect(today).toContainText('Hoy 3 de 5');
  await expect(today).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: 'VER LOS PREMIOS' })).toBeInViewport({ ratio: 1 });
  await today.click();
  await expect(heading(page, 'Historial de activaciones')).toBeVisible();
  await tapBack(page);
  await page.getByRole('link', { name: /Perfil/ }).click();
  await page.getByRole('link', { name: /^Mi historial/ }).click();
  await expect(heading(page, 'Historial de activaciones')).toBeVisible();
});
