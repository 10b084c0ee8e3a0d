import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, Key } from 'selenium-webdriver';
import { ServiceBuilder } from 'selenium-webdriver/safari.js';
import { type Driver, PHONE, programAt } from './driver.ts';

/** Codes of the keys in WebDriver, by name. */
const KEYS: Readonly<Record<string, string>> = {
  Backspace: Key.BACK_SPACE,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Shift: Key.SHIFT,
  Tab: Key.TAB,
};

/** Starts WebKitGTK on a virtual X screen without a window manager. */
export async function openWebKitGtk(): Promise<Driver> {
  const size = `${PHONE.width}x${PHONE.height}x24`;
  // Xvfb chooses a free display and writes its number to file descriptor 1, which is its standard output.
  const screen = spawn(
    programAt('xvfb', '/usr/bin/Xvfb'),
    ['-displayfd', '1', '-screen', '0', size],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  // If the browser does not start, nobody calls `close`.
  process.once('exit', () => screen.kill());
  const [display] = await once(screen.stdout, 'data');
  // Selenium has no builder for WebKitWebDriver. Safari's driver takes the same arguments, so its builder is used.
  const service = new ServiceBuilder(programAt('webkit2gtk-driver', '/usr/bin/WebKitWebDriver'))
    .setEnvironment({ ...process.env, DISPLAY: `:${String(display).trim()}` })
    .build();
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({
      browserName: 'MiniBrowser',
      // Without full screen, the window would have a toolbar that is wider than a phone.
      'webkitgtk:browserOptions': { args: ['--automation', '--full-screen'] },
    })
    .build();
  await driver
    .manage()
    .window()
    .setRect({ ...PHONE, x: 0, y: 0 });
  return {
    open: (address) => driver.get(address),
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    tap: (x, y) =>
      driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
        .press()
        .release()
        .perform(),
    press: (...keys) =>
      driver
        .actions()
        .sendKeys(...keys.map((key) => KEYS[key] ?? key))
        .perform(),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    async close() {
      await driver.quit();
      await service.kill();
      screen.kill();
    },
  };
}
