import { chromiumArgs } from '@gemas/tools/lib/chromium';
import { type BrowserContext, chromium } from 'playwright';
import { type Driver, type Engine, LANGUAGE, PHONE, TIME_ZONE } from './driver.ts';

async function openTab(context: BrowserContext): Promise<Driver> {
  const page = await context.newPage();
  return {
    open: async (address) => void (await page.goto(address)),
    evaluate: (expression) => page.evaluate<string>(expression),
    tap: (x, y) => page.touchscreen.tap(x, y),
    async press(keys) {
      for (const key of keys) {
        if (key.length === 1) await page.keyboard.type(key);
        else await page.keyboard.press(key);
      }
    },
    back: async () => void (await page.goBack()),
    screenshot: () => page.screenshot(),
    close: () => context.close(),
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
      return openTab(context);
    },
    close: () => browser.close(),
  };
}
