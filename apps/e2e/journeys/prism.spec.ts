// The built app against a server that knows only docs/openapi.yaml (apps/e2e/api/prism.ts).
import { paths, routes } from '@gemas/domain';
import { GIFT_CARD_SKU } from '@gemas/mocks';
import type { Page } from '@playwright/test';
import { type ExampleServer, startExampleServer } from '../api/prism.ts';
import { BUILD_DIR } from './build.ts';
import {
  CARD_CHECKOUT,
  CHECKOUT,
  chooseStore,
  congratulations,
  redeem,
  redeemAndConfirm,
} from './checkout.ts';
import { test as base, deploy, expect, headersForApi } from './harness.ts';
import { settled } from './settled.ts';
import { clickAfterReading, enter, field, follow, heading, SCORE } from './steps.ts';

interface Examples {
  api: ExampleServer;
  address: string;
}

const test = base.extend<{ prism: ExampleServer }, { examples: Examples }>({
  examples: [
    async ({ browserName: _ }, use) => {
      const api = await startExampleServer();
      const headers = headersForApi(api.origin);
      const app = await deploy({ folder: BUILD_DIR, base: '/', headers, api });
      await use({ api, address: `${app.origin}/` });
      await app.close();
      api.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ examples }, use) => use(examples.address),
  prism: async ({ examples: { api } }, use) => {
    api.refused.length = 0;
    await use(api);
    expect(api.refused, 'requests that Prism refused').toEqual([]);
  },
});

// Answers requests to other hosts, such as those of video players, with an empty page.
test.beforeEach(async ({ page, examples }) => {
  await page.route(
    (url) => url.hostname !== new URL(examples.address).hostname,
    (route) => route.fulfill({ contentType: 'text/html', body: '' }),
  );
});

/** Opens the app as a user of the document's examples, whose session has begun before. */
async function open(page: Page, prism: ExampleServer, persona: string, hash: string) {
  prism.state.persona = persona;
  await page.addInitScript(() => localStorage.setItem('token', 'token-of-the-examples'));
  await page.goto(hash);
}

const IDS: Readonly<Record<string, string>> = {
  sku: GIFT_CARD_SKU,
  tab: 'faq',
  id: '1',
  region: '11',
  ticket_id: '318',
};

const FAILED = /Intentar de nuevo|Reintentar|No pudimos/;

for (const persona of [
  'activator',
  'promoter-region',
  'promoter-territory',
  'driver',
  'corporate',
  'corporate-2',
  'corporate-9',
]) {
  test(`every route has its content as ${persona}`, async ({ page, context, prism }) => {
    await open(page, prism, persona, '#/score');
    await expect(page.getByRole('link', { name: 'VER LOS PREMIOS' })).toBeVisible();
    for (const { path, neverRedirects } of routes) {
      await follow(
        page,
        path.replaceAll(/:(\w+)/g, (_, name: string) => IDS[name] ?? ''),
      );
      await settled(context);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(/\S/);
      if (!neverRedirects) await expect(page.locator('main'), path).not.toContainText(FAILED);
    }
  });
}

test('a user logs in, and redeems a prize for home', async ({ page, prism }) => {
  prism.state.persona = 'activator';
  await enter(page, '48213', CHECKOUT);
  await redeemAndConfirm(page);
});

test('a user redeems a card', async ({ page, prism }) => {
  await open(page, prism, 'activator', CARD_CHECKOUT);
  await chooseStore(page);
  await clickAfterReading(redeem(page, 500));
  await expect(congratulations(page)).toBeVisible();
});

test('a user creates a ticket', async ({ page, prism }) => {
  await open(page, prism, 'nothing-yet', `#${paths.newTicket}`);
  await field(page, 'topic').selectOption('game');
  await field(page, 'comments').fill('No veo mis gemas del sábado.');
  await clickAfterReading(page.getByRole('button', { name: 'Enviar ticket' }));
  await expect(page.getByRole('dialog', { name: '¡Mensaje enviado!' })).toContainText('folio');
});

test('a user answers the survey and takes the tour', async ({ page, prism }) => {
  await open(page, prism, 'all-pending', '#/score');
  const button = (name: string) =>
    page.getByRole('dialog').getByRole('button', { name, exact: true });
  await clickAfterReading(button('Continuar'));
  await clickAfterReading(page.getByRole('checkbox', { name: 'Vales de despensa' }));
  await page.getByRole('radio', { name: 'Sí' }).check();
  await page.getByLabel('3. ¿Qué cambiarías?').fill('Más tiempo');
  // Prism forgets what it was sent. The activator of the examples has no survey.
  prism.state.persona = 'activator';
  await clickAfterReading(button('Enviar respuestas'));
  for (let step = 1; step < 5; step += 1) await clickAfterReading(button('Siguiente'));
  await clickAfterReading(button('Entendido'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a winner reveals the result and claims the prize', async ({ page, prism }) => {
  await open(page, prism, 'raffle-winner', '');
  await expect(page).toHaveURL(SCORE);
  await clickAfterReading(page.getByRole('button', { name: '¿Gané?' }));
  await clickAfterReading(page.getByRole('link', { name: 'Reclamar mi premio' }));
  await clickAfterReading(page.getByRole('button', { name: 'Reclamar mi premio' }));
  await expect(heading(page, '¡Felicidades!')).toBeVisible();
});
