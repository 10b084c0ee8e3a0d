import type { Page } from '@playwright/test';
import { expect, test } from './harness.ts';
import { CORPORATE, FERNANDA } from './personas.ts';
import { clickAfterReading, enter, enterScore, follow, heading, SCORE, tapBack } from './steps.ts';

const REGION_OF_5000 = '60021';
const PROMOTER_WITH_REGION = '40210';

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

test("the user's own territory opens without a second request for its stats", async ({
  page,
  server,
}) => {
  const asked = async () => (await server.requests('GET', '/stats/territory/referals')).length;
  await enter(page, FERNANDA);
  const way = page.getByRole('link', { name: 'Ver posiciones de tu territorio' });
  await expect(way).toBeVisible();
  const before = await asked();
  await way.click();
  await expect(heading(page, 'Ranking territorio')).toBeFocused();
  await expect(page.getByText('Meta semanal: 2,140/3,500')).toBeVisible();
  expect(await asked()).toBe(before);
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

test('a promoter sees the members and the agencies of their own region', async ({ page }) => {
  await enterAt(page, PROMOTER_WITH_REGION, '/corporate/region/1/11');
  await expect(heading(page, 'Ranking región')).toBeVisible();
  await expect(page.getByRole('link', { name: 'rosa elena aguirre' })).toBeVisible();
  await page.getByRole('link', { name: 'Ver agencias' }).click();
  await expect(heading(page, 'Agencias')).toBeFocused();
  await expect(page.getByRole('link', { name: 'León Centro' })).toBeVisible();
});

test('a word that is no place says so and leads to the game', async ({ page }) => {
  await enterAt(page, CORPORATE, '/ranking/agency/abc');
  await expect(page.getByText('Este ranking ya no existe')).toBeVisible();
  await page.getByRole('link', { name: 'Ir al juego' }).click();
  await expect(page).toHaveURL(SCORE);
});

test('an unknown place shows a message, and a failed list of regions can be loaded again', async ({
  page,
  server,
}) => {
  await enterAt(page, CORPORATE, '/ranking/agency/99999');
  await expect(page.getByText('Este ranking ya no existe')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ir al juego' })).toBeVisible();

  await server.fail('server-500', { only: 'GET /territories/:id/regions' });
  await follow(page, '/territories/1/regions');
  await expect(page.getByText('No pudimos cargar las regiones')).toBeVisible();
  await server.recover();
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect(page.getByRole('link', { name: 'Bajío Norte' })).toBeVisible();
});

test('the history shows a message while it is loading', async ({ page, server }) => {
  await enterScore(page);
  await server.hold('GET /daily/referals/:userId');
  await follow(page, '/history/110001');
  await expect(page.getByText('Estamos preparando los datos.')).toBeVisible();
  await expect(page.getByText('Cargando historial de activaciones')).toBeVisible();
  await server.recover();
  await expect(page.getByText('Rosa Elena Aguirre')).toBeVisible();
});
