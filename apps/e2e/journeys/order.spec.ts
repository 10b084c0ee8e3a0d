import type { Page } from '@playwright/test';
import { expect, test } from './harness.ts';
import { CORPORATE, PROMOTER } from './personas.ts';
import { confirmLink, enter, follow, heading, tapBack } from './steps.ts';

const MANY_TERRITORIES = '10030';

const territories = (page: Page) => page.getByRole('list', { name: 'Territorios' });
const first = (page: Page) => territories(page).getByRole('link').first();

test('the chosen order of territories stays on the next visit, but not for the next user', {
  tag: '@small',
}, async ({ page }) => {
  await enter(page, CORPORATE);
  await expect(first(page)).toHaveText('Occidente');
  await expect(page.getByRole('heading', { name: 'En total: 5 territorios' })).toBeVisible();
  await page.getByRole('button', { name: 'Hoy', exact: true }).click();
  await expect(first(page)).toHaveText('Centro');

  await page.reload();
  await expect(first(page)).toHaveText('Centro');
  // The list of regions must use the sort order that was chosen for the territories.
  await follow(page, '#/territories/1/regions');
  await expect(page.getByRole('list', { name: 'Regiones' }).getByRole('link').first()).toHaveText(
    'Pacífico',
  );

  await enter(page, '10028');
  await confirmLink(page);
  await expect(first(page)).toHaveText('Occidente');
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('order:');
});

test('the search finds one of 3,000 territories, and the search text stays after going back', async ({
  page,
}) => {
  await enter(page, MANY_TERRITORIES);
  await expect(page.getByRole('heading', { name: 'En total: 3,000 territorios' })).toBeVisible();
  expect(await territories(page).getByRole('listitem').count()).toBeLessThan(60);
  await page.getByRole('searchbox', { name: 'Busca un territorio' }).fill('OCCIDENTE 1 ');
  await page.getByRole('searchbox').fill('sureste 2');
  await expect(first(page)).toContainText('Sureste 2');
  await first(page).click();
  await expect(page).toHaveURL(/corporate\/territory/);
  await tapBack(page);
  await expect(page.getByRole('searchbox')).toHaveValue('sureste 2');
});

test('a promoter filters the members who have not reached the goal of the day', {
  tag: '@small',
}, async ({ page }) => {
  await enter(page, PROMOTER);
  await page.getByRole('link', { name: /^Ver posiciones/ }).click();
  await expect(heading(page, 'Ranking región')).toBeFocused();
  const table = page.getByRole('table', { name: /^Ranking de/ });
  await page.getByRole('button', { name: /^Sin meta hoy/ }).click();
  await expect(table.getByRole('link', { name: 'rosa elena aguirre' })).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Busca a una persona' }).fill('SOFIA villagran');
  const karen = table.getByRole('link', { name: 'karen sofía villagrán' });
  await karen.click();
  await expect(heading(page, 'Historial de activaciones')).toBeVisible();
  await tapBack(page);
  await expect(karen).toBeVisible();
  await expect(page.getByRole('button', { name: /^Sin meta hoy/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});
