import { BLENDER_SKU, type ScenarioName } from '@gemas/mocks';
import type { Page } from '@playwright/test';
import {
  acceptTerms,
  CARD_CHECKOUT,
  CHECKOUT,
  checkAgain,
  checkAgainLater,
  chooseStore,
  confirm,
  congratulations,
  redeem,
  redeemAndConfirm,
} from './checkout.ts';
import { expect, type Server, test } from './harness.ts';
import { FERNANDA } from './personas.ts';
import { clickAfterReading, enter, field, follow, heading } from './steps.ts';

const warning = (page: Page) => page.getByRole('group', { name: 'Atención' });

async function askToConfirm(page: Page): Promise<void> {
  await field(page, 'last_name').fill('Ávila');
  await page.getByRole('radio', { name: /Casa/ }).check();
  await clickAfterReading(redeem(page));
  await expect(confirm(page)).toBeVisible();
}

async function openConfirmation(page: Page): Promise<void> {
  await enter(page, FERNANDA, CHECKOUT);
  await askToConfirm(page);
}

async function confirmDuring(page: Page, server: Server, fault: ScenarioName): Promise<void> {
  await openConfirmation(page);
  await server.fail(fault);
  await clickAfterReading(confirm(page));
}

test("a simulation with another product's price reloads the page and keeps the form", async ({
  page,
  server,
}) => {
  await openConfirmation(page);
  await server.fail('simulation-other-product-price');
  const reloaded = page.waitForEvent('load');
  await clickAfterReading(confirm(page));
  await reloaded;
  await expect(heading(page, 'Canjear premio')).toBeVisible();
  await expect(field(page, 'last_name')).toHaveValue('Ávila');
  await expect(redeem(page)).toBeVisible();
  expect(await server.requests('POST', '/orders')).toEqual([]);
});

test('an order that the server did not receive is checked, shown as not made, and ordered again', async ({
  page,
  server,
}) => {
  await confirmDuring(page, server, 'order-offline');
  await expect(checkAgain(page)).toBeVisible();
  await page.reload();
  await expect(checkAgain(page)).toBeVisible();
  // Orders another prize while the first order is still open. The ledger must contain both orders.
  await page.goto(`/${CARD_CHECKOUT}`);
  await chooseStore(page);
  await clickAfterReading(redeem(page, 500));
  await expect(checkAgain(page)).toBeVisible();
  await page.goto(`/${CHECKOUT}`);
  await expect(checkAgain(page)).toBeVisible();
  await expect(redeem(page)).toHaveCount(0);
  expect(await server.requests('POST', '/orders')).toHaveLength(2);
  await checkAgainLater(
    page,
    page.getByRole('heading', { name: 'Tu canje no se hizo. Puedes intentar de nuevo.' }),
  );
  await server.recover();
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await redeemAndConfirm(page);
  expect(await server.requests('POST', '/orders')).toHaveLength(3);
});

test('an order fails if the gems were spent on another phone', async ({ page, server }) => {
  await openConfirmation(page);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const elsewhere = await fetch(`${server.origin}/api/orders`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'x-app-version': '1.0.0',
      'x-requested-with': 'XMLHttpRequest',
    },
    body: JSON.stringify({
      sku: 'TR-1000',
      first_name: 'Fernanda',
      last_name: 'Ávila',
      email: 'fer.avila@correo.mx',
      phone: '4771234508',
      type_card: 'new',
      pickup_id: 1,
    }),
  });
  expect(await elsewhere.json()).toEqual({ wallet: { balance: 284 } });
  await clickAfterReading(confirm(page));
  await expect(warning(page)).toContainText('No tienes gemas suficientes.');
  await expect(page.locator('main')).toContainText('Te faltan 205');
  await expect(redeem(page)).toHaveCount(0);
  expect(await server.requests('POST', '/orders')).toHaveLength(2);
});

test('confirming in two tabs at the same time makes one order', async ({ page, server }) => {
  await openConfirmation(page);
  const other = await page.context().newPage();
  await other.goto(`/${CHECKOUT}`);
  await askToConfirm(other);
  await server.hold('POST /orders/simulation');
  await clickAfterReading(confirm(page));
  await expect.poll(() => server.requestsSoFar('POST', '/orders/simulation')).toHaveLength(1);
  await clickAfterReading(confirm(other));
  await expect(warning(other)).toContainText('Ya hay un canje en camino en otra pestaña');
  await server.recover();
  await expect(congratulations(page)).toBeVisible();
  // The other tab must know that the prize was ordered today.
  await clickAfterReading(redeem(other));
  await expect(other.getByRole('dialog')).toContainText('Ya ordenaste este premio hoy');
  expect(await server.requests('POST', '/orders')).toHaveLength(1);
});

test('going back and forward while an order is being sent makes one order', async ({
  page,
  server,
}) => {
  await enter(page, FERNANDA, `#/vault/${BLENDER_SKU}`);
  await acceptTerms(page);
  await askToConfirm(page);
  await server.hold('POST /orders');
  await clickAfterReading(confirm(page));
  await expect.poll(() => server.requestsSoFar('POST', '/orders')).toHaveLength(1);
  await page.goBack();
  await expect(heading(page, 'Canjear premio')).toHaveCount(0);

  // A prize cannot be ordered while the order of another prize is being sent.
  await follow(page, CARD_CHECKOUT);
  await expect(warning(page)).toContainText('Tu otro canje va en camino');
  await page.goBack();
  await page.goForward();
  await page.goBack();
  await follow(page, CHECKOUT);
  await server.recover();
  await expect(congratulations(page)).toBeVisible();
  expect(await server.requests('POST', '/orders')).toHaveLength(1);
});
