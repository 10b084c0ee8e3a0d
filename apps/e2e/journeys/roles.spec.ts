import type { Page } from '@playwright/test';
import { expect, test } from './harness.ts';
import { CORPORATE, FERNANDA } from './personas.ts';
import { confirmLink, enter, heading } from './steps.ts';

const lead = (page: Page) => page.getByRole('link', { name: /^Ver posiciones/ });
const challenges = (page: Page) => page.getByRole('region', { name: 'Desafíos' });

/** All calls for stats. A role makes some of them and must not make the others. */
const STATS = [
  '/stats/region/referals',
  '/stats/territory/referals',
  '/stats/agency/referals',
  '/territories',
];

/** The first and the last role in the specification's table. The stories 'Flows/Score by role' show all roles. */
for (const { who, code, asks, sees } of [
  { who: 'an activator', code: FERNANDA, asks: STATS.slice(0, 2), sees: 'Tus posiciones' },
  { who: 'corporate staff', code: CORPORATE, asks: ['/territories'], sees: 'Territorios' },
]) {
  test(`${who} sees the Score of their role, which makes only the calls of that role`, async ({
    page,
    server,
  }) => {
    await enter(page, code, '#/score');
    await expect(page.getByRole('link', { name: 'VER LOS PREMIOS' })).toBeVisible();
    await expect(page.getByRole('region', { name: sees })).toBeVisible();
    expect(await server.requests('GET', '/challenges/current')).toHaveLength(1);
    for (const path of STATS) {
      const times = asks.includes(path) ? 1 : 0;
      expect(await server.requests('GET', path), path).toHaveLength(times);
    }
  });
}

test('the global ranking has pages, and a failed page leaves the rest of Score usable', async ({
  page,
  server,
}) => {
  await enter(page, FERNANDA, '#/score');
  const ranking = challenges(page);
  await expect(ranking).toContainText('Te encuentras en la posición N° 27 del ranking global');
  await expect(ranking.getByRole('img', { name: 'Medalla 3' })).toBeVisible();
  await expect(ranking.getByRole('row').last()).toContainText('Tú');
  await page.getByRole('button', { name: 'Ver todo el ranking' }).click();
  await expect(page.getByRole('button', { name: 'Página anterior' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.getByRole('button', { name: 'Página siguiente' }).click();
  await expect(ranking).toContainText('Página 2 de 18');
  await expect(ranking.getByRole('img', { name: 'Medalla 3' })).toHaveCount(0);
  expect((await server.requests('GET', '/challenges/ranking')).map(({ query }) => query)).toEqual([
    { page: '1' },
    { page: '2' },
  ]);

  await server.fail('wrong-shape', { only: 'GET /challenges/ranking' });
  await page.getByRole('button', { name: 'Página siguiente' }).click();
  await expect(ranking.getByText('No pudimos cargar el ranking global')).toBeVisible();
  await expect(ranking).toContainText('Semana de recargas');
  await server.recover();
  await ranking.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect(ranking).toContainText('Página 3 de 18');
  await expect(ranking.getByRole('row').nth(1)).toBeVisible();
});

test('the transactions challenge lists clients, or says that there are none', async ({ page }) => {
  await enter(page, '50120', '#/score');
  await expect(challenges(page)).toContainText('Cliente A-77120');
  await expect(challenges(page).getByRole('article')).toHaveCount(4);
  await enter(page, '33191', '#/score');
  await confirmLink(page);
  await expect(challenges(page)).toContainText(
    'Ninguna de tus activaciones ha cumplido alguno de sus desafíos.',
  );
});

test('Score is shown as in an open game if the call about the end of the game fails', async ({
  page,
  server,
}) => {
  await server.fail('server-500', { only: 'GET /game/closed' });
  await enter(page, FERNANDA, '#/score');
  await expect(lead(page)).toHaveCount(2);
  await expect(heading(page, /Ávila/)).toBeVisible();
});
