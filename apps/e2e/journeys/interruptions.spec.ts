import { BLENDER_SKU } from '@gemas/mocks';
import type { Page } from '@playwright/test';
import {
  acceptTerms,
  CHECKOUT,
  confirm,
  congratulations,
  openBlender,
  redeem,
  redeemAndConfirm,
} from './checkout.ts';
import { expect, type Server, test } from './harness.ts';
import { FERNANDA } from './personas.ts';
import { clickAfterReading, enter, field, heading } from './steps.ts';

const PHONE = '4771112233';
const ORDERED = [expect.objectContaining({ sku: BLENDER_SKU, phone: PHONE })];

async function askToConfirm(page: Page): Promise<void> {
  await field(page, 'phone').fill(PHONE);
  await clickAfterReading(redeem(page));
  await expect(confirm(page)).toBeVisible();
}

/** Confirms the order, and waits until the server has received the simulation. Its answer is held until `recover`. */
async function confirmAndHold(page: Page, server: Server): Promise<void> {
  await server.hold('POST /orders/simulation');
  await clickAfterReading(confirm(page));
  await expect.poll(() => server.requestsSoFar('POST', '/orders/simulation')).toHaveLength(1);
}

test('going back at every step of an order loses no typed data and makes one order', async ({
  page,
  server,
}) => {
  await enter(page, FERNANDA);
  await openBlender(page);
  await page.goBack();
  await expect(field(page, 'search')).toHaveValue('licuadora');
  await page.goForward();
  await acceptTerms(page);
  await askToConfirm(page);
  // The first step back closes the dialog.
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(heading(page, 'Premio')).toBeVisible();
  await page.goForward();
  await expect(field(page, 'phone')).toHaveValue(PHONE);
  expect(await server.orderCalls()).toEqual([0, 0]);

  // Goes back while an order is being sent. The order must continue, and the user must see its outcome later.
  await clickAfterReading(redeem(page));
  await confirmAndHold(page, server);
  await page.goBack();
  await expect(heading(page, 'Premio')).toBeVisible();
  await server.recover();
  await page.goForward();
  await expect(congratulations(page)).toBeVisible();

  // Going back from Mis premios must skip the form and the success screen.
  await clickAfterReading(page.getByRole('link', { name: 'Ver mis premios' }));
  await expect(heading(page, 'Mis premios')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Premio')).toBeVisible();
  expect(await server.bodies('POST', '/orders')).toEqual(ORDERED);
});

test('an incoming phone call at any step of an order loses no data, and one order is made', async ({
  page,
  context,
  server,
}) => {
  const devtools = await context.newCDPSession(page);
  /** Hides and freezes the page and switches the network off, as during a phone call. Calls `during` meanwhile. */
  const interrupt = async (during?: () => Promise<void>) => {
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
    await context.setOffline(true);
    await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
    await during?.();
    await devtools.send('Page.setWebLifecycleState', { state: 'active' });
    await context.setOffline(false);
    await page.evaluate(() => {
      Reflect.deleteProperty(document, 'hidden');
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
  };

  await enter(page, FERNANDA, CHECKOUT);
  await field(page, 'phone').fill(PHONE);
  await interrupt();
  await askToConfirm(page);
  // The phone call takes so long that the session expires. The app must renew the session.
  await interrupt(() => server.expireSessions());
  await expect(confirm(page)).toBeVisible();
  const answer = page.waitForResponse(/\/orders\/simulation$/);
  await confirmAndHold(page, server);
  // Freezes the page while the answer to the simulation is pending.
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
  await server.recover();
  await (await answer).finished();
  expect(await server.requestsSoFar('POST', '/orders')).toEqual([]);
  await devtools.send('Page.setWebLifecycleState', { state: 'active' });
  await expect(congratulations(page)).toBeVisible();
  await interrupt();
  await expect(congratulations(page)).toBeVisible();
  expect(await server.bodies('POST', '/orders')).toEqual(ORDERED);
  expect(await server.requests('POST', '/auth/login')).toHaveLength(2);
});

test('an order that the server did not receive is still checked after a reload, and can be made then', async ({
  page,
  server,
}) => {
  const checkAgain = page.getByRole('button', { name: 'Comprobar de nuevo' });
  await enter(page, FERNANDA, CHECKOUT);
  await askToConfirm(page);
  await server.fail('order-offline');
  await clickAfterReading(confirm(page));
  await expect(checkAgain).toBeVisible();
  await page.reload();
  await expect(checkAgain).toBeVisible();
  await expect(redeem(page)).toHaveCount(0);
  // Answers prove only after 60 s that an order was not made (decision 37).
  await page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 90_000;
  });
  await checkAgain.dispatchEvent('click');
  await expect(page.getByText('Tu canje no se hizo. Puedes intentar de nuevo.')).toBeVisible();
  await page.evaluate(() => Reflect.deleteProperty(performance, 'now'));
  await server.recover();
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await redeemAndConfirm(page);
  expect(await server.bodies('POST', '/orders')).toEqual([...ORDERED, ...ORDERED]);
});

test('confirming in two tabs at the same time makes one order', async ({ page, server }) => {
  await enter(page, FERNANDA, CHECKOUT);
  await askToConfirm(page);
  const other = await page.context().newPage();
  await other.goto(`./${CHECKOUT}`);
  await askToConfirm(other);
  await confirmAndHold(page, server);
  await clickAfterReading(confirm(other));
  await expect(other.getByRole('group', { name: 'Atención' })).toContainText(
    'Ya hay un canje en camino en otra pestaña',
  );
  await server.recover();
  await expect(congratulations(page)).toBeVisible();
  // The other tab must know that the prize was ordered today.
  await clickAfterReading(redeem(other));
  await expect(other.getByRole('dialog')).toContainText('Ya ordenaste este premio hoy');
  expect(await server.bodies('POST', '/orders')).toEqual(ORDERED);
});
