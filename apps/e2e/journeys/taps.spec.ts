import { BLENDER_SKU } from '@gemas/mocks';
import type { CDPSession, Locator, Page } from '@playwright/test';
import { tapAgain } from '../engines/drivers/touch.ts';
import { expect, heading, type Server, test } from './harness.ts';

// Tests a few of the tap patterns that `npm run check:taps` tests. Each event carries its own timestamp, so the speed
// of this machine does not change the time between taps.

const FERNANDA = '48213';
const SLOW_PHONE = { rate: 4 };
const PAIR_GAPS_MS = [60, 120, 240, 300, 480];
const BURST = { times: 24, gapMs: 200 };

const redeem = (page: Page) => page.getByRole('button', { name: 'Canjear por 489 esmeraldas' });
const question = (page: Page) => page.getByRole('dialog', { name: '¿Seguro deseas canjear' });

async function posts(server: Server): Promise<number> {
  const simulations = await server.requests('POST', '/orders/simulation');
  const orders = await server.requests('POST', '/orders');
  return simulations.length + orders.length;
}

/** Taps the position of an element repeatedly on a phone with a slow CPU. */
async function tapPlace(
  devtools: CDPSession,
  target: Locator,
  taps: { times: number; gapMs: number },
): Promise<void> {
  // Waits until the element stands still.
  await target.click({ trial: true });
  const box = await target.boundingBox();
  if (!box) throw new Error('the element has no position on the page');
  await devtools.send('Emulation.setCPUThrottlingRate', SLOW_PHONE);
  await tapAgain(devtools, { x: box.x + box.width / 2, y: box.y + box.height / 2 }, taps);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
}

test('two quick taps on the order button open the confirmation and do not confirm it', async ({
  page,
  context,
  enter,
  server,
}) => {
  const devtools = await context.newCDPSession(page);
  await enter(FERNANDA, `#/vault/${BLENDER_SKU}/order`);
  for (const gapMs of PAIR_GAPS_MS) {
    await test.step(`with ${gapMs} ms between the taps`, async () => {
      await tapPlace(devtools, redeem(page), { times: 2, gapMs });
      await expect(question(page)).toBeVisible();
      // A trial click waits until the button can be clicked, but does not click it. Any effect of the second tap
      // appears during this wait.
      await question(page).getByRole('button', { name: 'Sí, canjear' }).click({ trial: true });
      await expect(question(page)).toBeVisible();
      expect(await posts(server)).toBe(0);
      await page.keyboard.press('Escape');
      await expect(question(page)).toBeHidden();
    });
  }
});

test('24 quick taps on the order button of a prize order nothing', async ({
  page,
  context,
  enter,
  server,
}) => {
  const devtools = await context.newCDPSession(page);
  await enter(FERNANDA, `#/vault/${BLENDER_SKU}`);
  await tapPlace(devtools, redeem(page), BURST);
  await expect(page.getByRole('dialog', { name: 'Antes de canjear' })).toBeVisible();
  await expect(heading(page, 'Premio')).toBeAttached();
  expect(await posts(server)).toBe(0);
});

test('24 quick taps on the confirmation order once and do not leave the success screen', async ({
  page,
  context,
  enter,
  server,
}) => {
  const devtools = await context.newCDPSession(page);
  await enter(FERNANDA, `#/vault/${BLENDER_SKU}/order`);
  await redeem(page).click();
  await tapPlace(devtools, page.getByRole('button', { name: 'Sí, canjear' }), BURST);
  await expect(heading(page, '¡Felicidades!')).toBeVisible();
  expect(await posts(server)).toBe(2);
  // A single tap of a user who has seen the screen must work.
  await page.getByRole('link', { name: 'Volver a la bóveda' }).click();
  await expect(heading(page, 'Bóveda')).toBeVisible();
});
