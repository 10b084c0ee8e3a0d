import { writeFileSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import type { Driver } from './drivers/driver.ts';
import { openFirefox } from './drivers/firefox.ts';
import { openWebKitGtk } from './drivers/webkit.ts';
import { Phone } from './phone.ts';
import { openSite, type Site } from './site.ts';

export { expect };

/** Error that each test prints at its end, to prove that the page reports errors. */
const LAST_ERROR = 'the last error of the test';

interface Fixtures {
  site: Site;
  driver: Driver;
  /** A phone with empty storage. A test also fails if its page reports an error or offers an update. */
  phone: Phone;
}

export const test = base.extend<Fixtures>({
  async site({ browserName: _ }, use) {
    const site = await openSite();
    await use(site);
    await site.close();
    const problems = site.problems.filter((problem) => problem !== `console: ${LAST_ERROR}`);
    expect(problems, 'errors and violations of the content security policy').toEqual([]);
  },
  // Depends on `site`, so that the browser is closed before `site` reads the list of problems.
  async driver({ site: _ }, use, { project }) {
    const driver = await (project.name === 'firefox' ? openFirefox() : openWebKitGtk());
    await use(driver);
    await driver.close();
  },
  async phone({ driver, site }, use, testInfo) {
    const phone = new Phone(driver, site, (name) => testInfo.outputPath(`${name}.png`));
    await use(phone);
    if (testInfo.status !== testInfo.expectedStatus) {
      return writeFileSync(testInfo.outputPath('failed.png'), await driver.screenshot());
    }
    // Waits until the page is loaded. Otherwise Firefox reports an uncaught `undefined` for each module that is still
    // loading when the browser is closed.
    await phone.waitInPage('a loaded page', () => document.readyState === 'complete');
    // No newer version has been deployed meanwhile, so the app must not offer an update.
    expect(await phone.text()).not.toContain('hay una versión nueva');
    await phone.evaluate((text: string) => console.error(text), LAST_ERROR);
    await expect.poll(() => site.problems).toContain(`console: ${LAST_ERROR}`);
  },
});
