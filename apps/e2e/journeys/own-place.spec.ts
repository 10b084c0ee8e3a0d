import { expect, test } from './harness.ts';

test('from the first page of the global ranking to the own row', { tag: '@small' }, async ({
  page,
  enter,
}) => {
  await enter('48213');
  const table = page.getByRole('table', { name: 'Ranking global' });
  await expect(table).toBeVisible();
  await expect(page.getByText(/^Página 1 de/)).toBeVisible();
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
  // After the page with the user's own row was seen once, that row shows its agency on the other pages too.
  await expect(own).toContainText('León Centro');
});

test('a person without a place is not led to one', async ({ page, enter }) => {
  await enter('50113');
  await expect(page.getByRole('table', { name: 'Ranking global' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ir a mi lugar' })).toHaveCount(0);
});
