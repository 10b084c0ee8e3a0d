import { BLENDER_SKU } from '@gemas/mocks';
import { acceptTerms, confirm, congratulations, openBlender, redeem } from './checkout.ts';
import { expect, test } from './harness.ts';
import { FERNANDA } from './personas.ts';
import { clickAfterReading, enter, field, heading } from './steps.ts';

test('going back at every step of an order loses no typed data and makes one order', async ({
  page,
  server,
}) => {
  await enter(page, FERNANDA);
  await openBlender(page);
  await page.goBack();
  await expect(field(page, 'search')).toHaveValue('licuadora');
  await page.goForward();
  await clickAfterReading(redeem(page));
  await expect(page.getByRole('dialog', { name: 'Antes de canjear' })).toBeVisible();
  // The first step back closes the dialog.
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(redeem(page)).toBeVisible();

  await acceptTerms(page);
  await field(page, 'phone').fill('4771112233');
  await page.goBack();
  await expect(heading(page, 'Premio')).toBeVisible();
  await page.goForward();
  await expect(field(page, 'phone')).toHaveValue('4771112233');
  await clickAfterReading(redeem(page));
  await expect(confirm(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(field(page, 'phone')).toHaveValue('4771112233');
  expect(await server.orderCalls()).toEqual([0, 0]);

  // Goes back while an order is being sent. The order must continue, and the user must see its outcome later.
  await server.hold('POST /orders/simulation');
  await clickAfterReading(redeem(page));
  await clickAfterReading(confirm(page));
  await expect.poll(() => server.requestsSoFar('POST', '/orders/simulation')).not.toHaveLength(0);
  await page.goBack();
  await expect(heading(page, 'Premio')).toBeVisible();
  await server.recover();
  await page.goForward();
  await expect(congratulations(page)).toBeVisible();
  expect(await server.orderCalls()).toEqual([1, 1]);

  // Going back from Mis premios must skip the form and the success screen.
  await clickAfterReading(page.getByRole('link', { name: 'Ver mis premios' }));
  await expect(heading(page, 'Mis premios')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Premio')).toBeVisible();
  await expect(page.locator('#root')).toContainText('795');
  expect(await server.orderCalls()).toEqual([1, 1]);
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

  await enter(page, FERNANDA);
  await openBlender(page);
  await interrupt();
  await acceptTerms(page);
  await field(page, 'phone').fill('4771112233');
  await interrupt();
  await expect(field(page, 'phone')).toHaveValue('4771112233');
  await clickAfterReading(redeem(page));
  // The phone call takes so long that the session expires. The app must renew the session.
  await interrupt(() => server.expireSessions());
  await expect(confirm(page)).toBeVisible();
  await server.hold('POST /orders/simulation');
  const answer = page.waitForResponse(/\/orders\/simulation$/);
  await clickAfterReading(confirm(page));
  await expect.poll(() => server.requestsSoFar('POST', '/orders/simulation')).not.toHaveLength(0);
  // Freezes the page while the answer to the simulation is pending.
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
  await server.recover();
  await (await answer).finished();
  expect(await server.requestsSoFar('POST', '/orders')).toEqual([]);
  await devtools.send('Page.setWebLifecycleState', { state: 'active' });
  await expect(congratulations(page)).toBeVisible();
  await interrupt();
  await expect(congratulations(page)).toBeVisible();
  expect(await server.bodies('POST', '/orders')).toEqual([
    expect.objectContaining({ sku: BLENDER_SKU, phone: '4771112233' }),
  ]);
  expect(await server.requests('POST', '/auth/login')).toHaveLength(2);
});
