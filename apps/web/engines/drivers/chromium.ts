import { chromium } from 'playwright';
import { chromiumArgs } from '../../../../.ci/chromium.ts';
import { type Engine, LANGUAGE, PHONE, TIME_ZONE } from './driver.ts';

/** Chromium as a touch phone, by its own protocol. */
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
    },
    close: () => browser.close(),
  };
}
