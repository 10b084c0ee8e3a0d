import type { Page } from '@playwright/test';
import { expect, test } from './harness.ts';
import { FERNANDA, PROMOTER } from './personas.ts';
import { clickAfterReading, enter, heading } from './steps.ts';

/**
 * Replaces the share sheet and records the shared texts. If `refuse` is not null, sharing fails with an error of this
 * name.
 */
function playShare(page: Page, refuse: string | null) {
  return page.addInitScript((name) => {
    const shared: string[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: async ({ text }: { text: string }) => {
        if (name !== null) throw new DOMException('', name);
        shared.push(text);
      },
    });
  }, refuse);
}

const sharedBy = (page: Page) =>
  page.evaluate(() => (window as unknown as { shared: string[] }).shared);

async function openSummary(page: Page) {
  await page.getByRole('link', { name: /^Ver posiciones/ }).click();
  await expect(heading(page, 'Ranking región')).toBeFocused();
  await page.getByRole('button', { name: 'Compartir resumen' }).click();
  const sheet = page.getByRole('dialog', { name: 'Compartir resumen' });
  await expect(sheet).toContainText('Semana: 412 de 600 activaciones. Faltan 188.');
  await expect(sheet).toContainText('1. Rosa Elena Aguirre: 34');
  return sheet;
}

test('a promoter shares exactly the summary that is shown', { tag: '@small' }, async ({ page }) => {
  await playShare(page, null);
  await enter(page, PROMOTER);
  const sheet = await openSummary(page);
  const shown = await sheet.locator('p').innerText();
  await clickAfterReading(sheet.getByRole('button', { name: 'Compartir' }));
  await expect(sheet).toBeHidden();
  expect(await sharedBy(page)).toEqual([shown]);
  expect(shown).not.toMatch(/gema|esmeralda|NaN|undefined/);
});

test('a cancelled share shows no message, and a failed share copies the summary', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await playShare(page, 'AbortError');
  await enter(page, PROMOTER);
  const sheet = await openSummary(page);
  await clickAfterReading(sheet.getByRole('button', { name: 'Compartir' }));
  await expect(sheet).toBeVisible();
  await expect(page.getByText('Resumen copiado')).toHaveCount(0);

  await page.evaluate(() =>
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: () => Promise.reject(new DOMException('', 'NotAllowedError')),
    }),
  );
  await clickAfterReading(sheet.getByRole('button', { name: 'Compartir' }));
  await expect(page.getByText('Resumen copiado').last()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Bajío Norte');
});

test('an activator has no summary to share', async ({ page }) => {
  await enter(page, FERNANDA);
  await page.getByRole('link', { name: 'Ver posiciones de tu región' }).click();
  await expect(heading(page, 'Ranking territorio')).toBeFocused();
  await expect(page.getByRole('table', { name: /^Ranking de/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Compartir resumen' })).toHaveCount(0);
});
