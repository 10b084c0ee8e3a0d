import { type KeyInput, launch } from 'puppeteer-core';
import { type Driver, PHONE, programAt } from './driver.ts';

const { FIREFOX_PATH } = process.env;

/** Starts Firefox, from `FIREFOX_PATH` if that is set. */
export async function openFirefox(): Promise<Driver> {
  const browser = await launch({
    browser: 'firefox',
    executablePath:
      FIREFOX_PATH ?? programAt('firefox-esr', '/usr/bin/firefox-esr', '/usr/bin/firefox'),
    defaultViewport: PHONE,
    extraPrefsFirefox: { 'dom.w3c_touch_events.enabled': 1, 'intl.accept_languages': 'es-MX' },
  });
  const page = await browser.newPage();
  return {
    open: (address) => page.goto(address),
    evaluate: (expression) => page.evaluate(expression),
    tap: (x, y) => page.touchscreen.tap(x, y),
    async press(...keys) {
      for (const key of keys) await page.keyboard.press(key as KeyInput);
    },
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
