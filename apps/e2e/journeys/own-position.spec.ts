import { expect, test } from './harness.ts';
import { FERNANDA } from './personas.ts';
import { enter } from './steps.ts';

test("a button leads from the first page of the global ranking to the user's own row", {
  tag: '@small',
}, async ({ page }) => {
  await enter(page, FERNANDA);
  const table = page.getByRole('table', { name: 'Ranking global' });
  await expect(table).toBeVisible();
  await page.getByRole('button', { name: 'Ir a mi lugar' }).click();
  const own = table.locator('[data-own]');
  await expect(own).toBeFocused();
  await expect(own).toBeInViewport();
  await expect(own).toContainText('27');
  await expect(
    page.getByText(/^(A [\d,]+ activaci\S+ del|Empatas con el) lugar 26$/),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ir a mi lugar' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Primera página' }).click();
  await expect(page.getByText(/^Página 1 de/)).toBeVisible();
  // The first page of the ranking also shows the user's own row. The agency of this row was loaded with the page that
  // 'Ir a mi lugar' opened.
  await expect(own).toContainText('León Centro');
});

test('a user without a position sees no button that leads to their own row', async ({ page }) => {
  await enter(page, '50113');
  await expect(page.getByRole('table', { name: 'Ranking global' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ir a mi lugar' })).toHaveCount(0);
});
