import { routes } from '@gemas/domain';
import { BLENDER_SKU } from '@gemas/mocks';
import { addressOf, personaOf } from '@gemas/web/testing/route-visits';
import type { Locator, Page } from '@playwright/test';
import { CHECKOUT, confirm, redeem } from './checkout.ts';
import { expect, test } from './harness.ts';
import { FERNANDA } from './personas.ts';
import { settled } from './settled.ts';
import { enter, enterScore, follow, heading, untilStill } from './steps.ts';
import { tapAgain, tapAt } from './touch.ts';

// Each event carries its own timestamp, so the speed
// of this machine does not change the time between taps.

const SLOW_PHONE = { rate: 4 };
const PAIR_GAPS_MS = [60, 120, 240, 300, 480];
const BURST = { times: 24, gapMs: 200 };

const question = (page: Page) => page.getByRole('dialog', { name: '¿Seguro deseas canjear' });

/** Taps the position of an element repeatedly on a phone with a slow CPU. */
async function tapPlace(target: Locator, taps: { times: number; gapMs: number }): Promise<void> {
  const devtools = await target.page().context().newCDPSession(target.page());
  // Waits until the element stands still.
  await target.click({ trial: true });
  const box = await target.boundingBox();
  if (!box) throw new Error('the element has no position on the page');
  await devtools.send('Emulation.setCPUThrottlingRate', SLOW_PHONE);
  await tapAgain(devtools, { x: box.x + box.width / 2, y: box.y + box.height / 2 }, taps);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await devtools.detach();
}

test('two quick taps on the order button open the confirmation and do not confirm it', async ({
  page,
  server,
}) => {
  await enter(page, FERNANDA, CHECKOUT);
  for (const gapMs of PAIR_GAPS_MS) {
    await test.step(`with ${gapMs} ms between the taps`, async () => {
      await tapPlace(redeem(page), { times: 2, gapMs });
      await expect(question(page)).toBeVisible();
      // The trial click waits until the button can be clicked. If the second tap had an effect, the effect would appear
      // during this wait.
      await confirm(page).click({ trial: true });
      await expect(question(page)).toBeVisible();
      expect(await server.orderCalls()).toEqual([0, 0]);
      await page.keyboard.press('Escape');
      await expect(question(page)).toBeHidden();
    });
  }
});

test('24 quick taps on the order button of a prize order nothing', async ({ page, server }) => {
  await enter(page, FERNANDA, `#/vault/${BLENDER_SKU}`);
  await tapPlace(redeem(page), BURST);
  await expect(page.getByRole('dialog', { name: 'Antes de canjear' })).toBeVisible();
  await expect(heading(page, 'Premio')).toBeAttached();
  expect(await server.orderCalls()).toEqual([0, 0]);
});

test('24 quick taps on the confirmation order once and do not leave the success screen', async ({
  page,
  server,
}) => {
  await enter(page, FERNANDA, CHECKOUT);
  await redeem(page).click();
  await tapPlace(confirm(page), BURST);
  await expect(heading(page, '¡Felicidades!')).toBeVisible();
  expect(await server.orderCalls()).toEqual([1, 1]);
  // A single tap of a user who has seen the screen must work.
  await page.getByRole('link', { name: 'Volver a la bóveda' }).click();
  await expect(heading(page, 'Bóveda')).toBeVisible();
});

const PLACE = { x: 195, y: 400 };
/** Time between the two taps, ms. */
const SECOND_TAP_MS = 300;

/** Covers the screen with a link to `hash`. Returns the number of clicks that reach the page until it is called. */
async function coverByLink(page: Page, hash: string): Promise<() => Promise<number>> {
  await page.evaluate((to) => {
    const link = document.createElement('a');
    link.href = to;
    link.style.cssText = 'position: fixed; inset: 0; z-index: 99';
    document.querySelector('#main')?.parentElement?.append(link);
    Object.assign(window, { clicks: 0 });
    document.onclick = () => Object.assign(window, { clicks: Reflect.get(window, 'clicks') + 1 });
    window.addEventListener('hashchange', () => link.remove(), { once: true });
  }, hash);
  return () => page.evaluate(() => Number(Reflect.get(window, 'clicks')));
}

test('a second quick tap does nothing on the screen that the first has opened', async ({
  page,
  context,
}) => {
  await enterScore(page);
  const devtools = await context.newCDPSession(page);
  for (const { path } of routes) {
    if (path === '/menu' || personaOf(path) !== FERNANDA) continue;
    const hash = `#${addressOf(path)}`;
    await test.step(hash, async () => {
      await follow(page, '#/menu');
      // The heading alone also stands above the placeholder, which is shown while the code of Profile loads.
      await untilStill(page.getByRole('button', { name: 'Cerrar sesión' }));
      await page.keyboard.press('Shift');
      const clicks = await coverByLink(page, hash);
      const began = Date.now();
      await tapAt(devtools, PLACE, began);
      // A slow machine opens the screen late, so the second tap is sent only then, with the time of a quick finger.
      await settled(context);
      await tapAt(devtools, PLACE, began + SECOND_TAP_MS);
      await settled(context);
      expect(await clicks()).toBe(1);
    });
  }
});
