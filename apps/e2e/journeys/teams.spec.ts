import type { Page } from '@playwright/test';
import { expect, test } from './harness.ts';
import { CORPORATE, FERNANDA } from './personas.ts';
import { clickAfterReading, enter, enterScore, follow, heading, tapBack } from './steps.ts';

const REGION_OF_5000 = '60021';

const pinned = (page: Page) => page.getByRole('table', { name: 'Tu lugar' });

async function enterAt(page: Page, who: string, at: string): Promise<void> {
  await enterScore(page, who);
  await follow(page, at);
}

test('a user opens their own region from Score, then a member, and returns to the same scroll position', {
  tag: '@small',
}, async ({ page }) => {
  await enter(page, FERNANDA);
  await page.getByRole('link', { name: 'Ver posiciones de tu región' }).click();
  await expect(heading(page, 'Ranking territorio')).toBeFocused();
  await expect(page.getByText('Meta semanal: 412/600')).toBeVisible();
  await expect(pinned(page)).toContainText('Tú');

  const person = page.getByRole('link', { name: 'perla escamilla' });
  await person.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await person.focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Historial de activaciones')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Perla Escamilla' })).toBeVisible();
  await expect(page.getByRole('listitem').first()).toContainText(/Cumplida|Sobrepaso|Fallo/);
  await tapBack(page);
  await expect(heading(page, 'Ranking territorio')).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test("a team of 5,000 members renders few rows, counts all members, and shows the user's own row at the foot", {
  tag: '@small',
}, async ({ page }) => {
  await enterAt(page, REGION_OF_5000, '/ranking/region');
  const table = page.getByRole('table', { name: /^Ranking de/ });
  await expect(table).toHaveAttribute('aria-rowcount', '5001');
  await expect(pinned(page)).toContainText('4,321');
  for (const share of [0.2, 0.5, 0.9]) {
    await page.evaluate(
      (part) => window.scrollTo(0, document.documentElement.scrollHeight * part),
      share,
    );
    await expect
      .poll(async () =>
        page.evaluate(() => {
          const rows = [...document.querySelectorAll('main tbody tr')];
          return rows.some((row) => {
            const { top } = row.getBoundingClientRect();
            return top > 0 && top < window.innerHeight;
          });
        }),
      )
      .toBe(true);
    expect(await page.locator('main tbody tr').count()).toBeLessThan(200);
  }
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(table.locator('tr[aria-rowindex="5001"]')).toBeVisible();
});

test('corporate staff go from territory to region, agency and member, and back through the same screens', async ({
  page,
  server,
}) => {
  await enterAt(page, CORPORATE, '/corporate/territory/1');
  await expect(heading(page, 'Ranking territorio')).toBeVisible();
  await expect(page.getByText('Occidente', { exact: true })).toBeVisible();
  await clickAfterReading(page.getByRole('link', { name: 'Ver regiones' }));
  await expect(heading(page, 'Regiones')).toBeFocused();
  await clickAfterReading(page.getByRole('link', { name: 'Bajío Sur' }));
  await expect(page).toHaveURL(/#\/corporate\/region\/1\/12$/);
  await expect(page.getByText('Meta semanal: 548/900')).toBeVisible();
  await clickAfterReading(page.getByRole('link', { name: 'Salamanca' }));
  await expect(heading(page, 'Ranking agencia')).toBeFocused();
  await expect(page.getByText('Salamanca', { exact: true })).toBeVisible();
  await clickAfterReading(page.locator('main tbody a').first());
  await expect(heading(page, 'Historial de activaciones')).toBeVisible();
  for (const address of [
    /agency/,
    /corporate\/region/,
    /territories\/1\/regions/,
    /territory\/1/,
  ]) {
    await tapBack(page);
    await expect(page).toHaveURL(address);
  }
  expect(await server.requests('GET', '/stats/territory/referals/1')).toHaveLength(1);
});
