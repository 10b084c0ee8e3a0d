import { setTimeout as pause } from 'node:timers/promises';
import { chromiumArgs } from '@gemas/tools/lib/chromium';
import { type BrowserContext, chromium } from 'playwright';
import { type Driver, type Engine, LANGUAGE, PHONE, REPEAT_MS, TIME_ZONE } from './driver.ts';
import { tapAgain } from './touch.ts';

async function openTab(context: BrowserContext): Promise<Driver> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  return {
    open: async (address) => void (await page.goto(address)),
    evaluate: (expression) => page.evaluate<string>(expression),
    tap: (x, y, times, gapMs) =>
      times === 1 ? page.touchscreen.tap(x, y) : tapAgain(cdp, { x, y }, { times, gapMs }),
    async hold(key, ms) {
      const presses: Promise<unknown>[] = [];
      for (let held = 0; held < ms; held += REPEAT_MS) {
        presses.push(page.keyboard.down(key));
        await pause(REPEAT_MS);
      }
      await Promise.all(presses);
      await page.keyboard.up(key);
    },
    slowDown: async (rate) => void (await cdp.send('Emulation.setCPUThrottlingRate', { rate })),
    async press(keys) {
      for (const key of keys) {
        if (key.length === 1) await page.keyboard.type(key);
        else await page.keyboard.press(key);
      }
    },
    back: async () => void (await page.goBack()),
    screenshot: () => page.screenshot(),
    openTab: () => openTab(context),
    show: () => page.bringToFront(),
    close: () => page.close(),
  };
}

/** Starts Chromium with touch emulation. The DevTools protocol controls it. */
export async function startChromium(executablePath: string): Promise<Engine> {
  const browser = await chromium.launch({ executablePath, args: chromiumArgs() });
  return {
    version: browser.version(),
    async openWindow() {
      const context = await browser.newContext({
        viewport: PHONE,
        isMobile: true,
        hasTouch: true,
        locale: LANGUAGE,
        timezoneId: TIME_ZONE,
      });
      return { ...(await openTab(context)), close: () => context.close() };
    },
    close: () => browser.close(),
  };
}
