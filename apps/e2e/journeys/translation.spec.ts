import { routes } from '@gemas/domain';

import { addressOf, personaOf } from '@gemas/web/testing/route-visits';
import type { Page } from '@playwright/test';
import { acceptTerms, confirm, congratulations, openBlender, redeem } from './checkout.ts';
import { expect, test } from './harness.ts';
import { FERNANDA } from './personas.ts';
import { settled } from './settled.ts';
import { clickAfterReading, enterScore, field, follow, heading } from './steps.ts';
import { translate } from './translation.ts';

// The translation replaces text nodes, so React must not change or remove a text node that has siblings.

const personas = new Set(routes.map(({ path }) => personaOf(path)));

/** Opens the app as a user whose browser translates it. The returned list receives the errors of the page. */
async function enterTranslated(page: Page, persona: string): Promise<string[]> {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await translate(page);
  await enterScore(page, persona);
  return errors;
}

const failure = (page: Page) => page.getByRole('heading', { name: 'Algo salió mal' });

for (const persona of personas) {
  test(`a translated page shows every screen of ${persona} without an error`, async ({
    page,
    context,
  }) => {
    const errors = await enterTranslated(page, persona);
    for (const { path } of routes) {
      if (personaOf(path) !== persona) continue;
      await test.step(path, async () => {
        await follow(page, `#${addressOf(path)}`);
        await settled(context);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(failure(page)).toHaveCount(0);
        await expect(page.locator('h1 font')).not.toHaveCount(0);
      });
    }
    expect(errors).toEqual([]);
  });
}

test('numbers and words of a translated page follow from the vault to the order', async ({
  page,
  server,
}) => {
  const errors = await enterTranslated(page, FERNANDA);
  await openBlender(page);
  await server.fail('simulation-price-change', { only: 'POST /orders/simulation' });
  await acceptTerms(page);
  await page.getByRole('radio', { name: /Casa/ }).check();
  await clickAfterReading(redeem(page));
  await clickAfterReading(confirm(page));
  await expect(redeem(page, 510)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('510');
  await expect(page.getByRole('main')).not.toContainText('489');
  await server.recover();
  await clickAfterReading(redeem(page, 510));
  await expect(page.getByRole('dialog')).toContainText('Te quedarán 774');
  await clickAfterReading(confirm(page));
  await expect(congratulations(page)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('774');
  await clickAfterReading(page.getByRole('link', { name: 'Ver mis premios' }));
  await expect(heading(page, 'Mis premios')).toBeVisible();
  await expect(failure(page)).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('the counter of a translated ticket and the count of the dock follow', async ({
  page,
  server,
}) => {
  const errors = await enterTranslated(page, FERNANDA);
  await expect(page.getByRole('link', { name: /Perfil.*3 notificaciones nuevas/ })).toBeVisible();
  await follow(page, '#/notifications');
  await expect(page.getByText('Tu premio va en camino')).toBeVisible();
  expect(await server.bodies('POST', '/notifications/viewed')).toHaveLength(1);
  await follow(page, '#/menu');
  await expect(page.getByRole('link', { name: /Perfil.*notificaciones nuevas/ })).toHaveCount(0);
  await follow(page, '#/support/new');
  await field(page, 'comments').fill('Mi saldo no cambia');
  await expect(page.getByText('18/200')).toBeVisible();
  expect(errors).toEqual([]);
});
