import { writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { LoggedRequest } from '@gemas/mocks';
import { expect } from '@playwright/test';
import type { Driver } from './drivers/driver.ts';
import { type Point, placeOf, readScreen, watchPress } from './in-page.ts';
import type { Site } from './site.ts';

/** Wait before a screenshot, ms. All animations of the app have ended by then. */
const REST_MS = 600;

/** A user's actions on a phone, the same for every engine. */
export class Phone {
  /** @param pathOf returns the path of the screenshot with this name */
  constructor(
    readonly driver: Driver,
    readonly site: Site,
    private readonly pathOf: (name: string) => string,
  ) {}

  /** Opens the app by the login link of a persona. */
  async enter(employee: string, path = ''): Promise<void> {
    await this.driver.open(await this.site.entrance(employee, path));
  }

  /** Goes to a route without a page load. */
  async follow(hash: string): Promise<void> {
    await this.evaluate((hash: string) => {
      window.location.hash = hash;
    }, hash);
  }

  async reload(): Promise<void> {
    await this.evaluate(() => {
      document.documentElement.setAttribute('data-old', '');
      window.location.reload();
    });
    await this.seeCount('[data-old]', 0);
  }

  async back(): Promise<void> {
    await this.evaluate(() => window.history.back());
  }

  /** Calls a function in the page. The function must use nothing outside its body. Arguments and result are JSON. */
  async evaluate<Args extends unknown[], T>(run: (...args: Args) => T, ...args: Args): Promise<T> {
    return (await this.driver.evaluate(`(${run})(...${JSON.stringify(args)})`)) as T;
  }

  /**
   * Calls `find` until its value is neither null nor false, and returns the value. Calls `find` again after an error,
   * because `find` fails while the page is navigating.
   */
  async waitFor<T>(what: string, find: () => Promise<T | null | false>): Promise<T> {
    let found: T | null | false = null;
    await expect(async () => {
      found = await find();
      expect([null, false], what).not.toContain(found);
    }).toPass();
    return found as T;
  }

  /** Calls a function in the page, like `evaluate`, until it returns a value other than null or false. */
  waitInPage<Args extends unknown[], T>(
    what: string,
    run: (...args: Args) => T | null | false,
    ...args: Args
  ): Promise<T> {
    return this.waitFor(what, () => this.evaluate(run, ...args));
  }

  text(): Promise<string> {
    return this.evaluate(readScreen);
  }

  /** Waits until a text is visible. Ignores case. */
  async see(text: string): Promise<void> {
    await expect(async () => expect(await this.text()).toContain(text.toLowerCase())).toPass();
  }

  async seeNo(text: string): Promise<void> {
    await expect(async () => expect(await this.text()).not.toContain(text.toLowerCase())).toPass();
  }

  /** Waits until the heading of a screen has the focus. Screen readers announce a heading when it gets the focus. */
  async arrive(heading: string): Promise<void> {
    const isFocused = (heading: string) => {
      const { activeElement } = document;
      return activeElement?.tagName === 'H1' && activeElement.textContent?.trim() === heading;
    };
    await this.waitInPage(`the focus on the heading '${heading}'`, isFocused, heading);
  }

  async arriveAt(hash: string): Promise<void> {
    const hashNow = () => window.location.hash;
    await expect(async () => expect(await this.evaluate(hashNow)).toBe(hash)).toPass();
  }

  /** Returns the position of an element as soon as the element stands still and is not covered. */
  placeOf(css: string, name: string | null): Promise<Point> {
    let before: Point | null = null;
    return this.waitFor(`${css} '${name ?? ''}' to tap`, async () => {
      const now = await this.evaluate(placeOf, css, name);
      const isStill = before !== null && before.x === now.x && before.y === now.y;
      before = now;
      expect(now.problem).toBeNull();
      return isStill ? now : null;
    });
  }

  /** Waits until the current content has been painted. */
  private async seePainted(): Promise<void> {
    await this.evaluate(() => {
      document.documentElement.removeAttribute('data-painted');
      requestAnimationFrame(() =>
        setTimeout(() => document.documentElement.setAttribute('data-painted', '')),
      );
    });
    await this.seeCount('[data-painted]', 1);
  }

  /** Waits for the app's fonts. The app loads its fonts after the first screen, and new fonts may move the content. */
  private async seeFonts(): Promise<void> {
    const hasFonts = () =>
      [...document.fonts].some(({ family }) => family.includes('Figtree Variable'));
    await this.waitInPage('the fonts', hasFonts);
  }

  /**
   * Taps an element `times` times, as fast as possible. Presses Shift first to end a burst of taps (decision 73).
   * Returns whether the last press missed the element, because the page had moved.
   */
  async tapOnce(css: string, name: string | null, times = 1): Promise<boolean> {
    await this.seeFonts();
    await this.placeOf(css, name);
    await this.seePainted();
    await this.driver.press('Shift');
    const point = await this.placeOf(css, name);
    await this.evaluate(watchPress, css, point);
    for (let tap = 0; tap < times; tap += 1) await this.driver.tap(point.x, point.y);
    const missed = await this.waitFor('the page after a tap', () => this.count('[data-missed]'));
    return missed > 0;
  }

  /** Like `tapOnce`, but repeats a single tap that missed the element, as a user does. */
  async tap(css: string, name: string | null = null, times = 1): Promise<void> {
    // A tap may miss in WebKit, because there the element moves down while the content above it grows.
    if ((await this.tapOnce(css, name, times)) && times === 1) await this.tap(css, name);
  }

  press(...keys: readonly string[]): Promise<void> {
    return this.driver.press(...keys);
  }

  /** Taps a field, selects its text, and types `text`. */
  async type(css: string, text: string): Promise<void> {
    await this.tap(css);
    await this.evaluate((css: string) => {
      document.querySelector<HTMLInputElement>(css)?.select();
    }, css);
    await this.press(...text);
  }

  /** Waits until a field has exactly this value. */
  async holds(css: string, value: string): Promise<void> {
    const read = (css: string) => document.querySelector<HTMLInputElement>(css)?.value;
    await expect(async () => expect(await this.evaluate(read, css)).toBe(value)).toPass();
  }

  count(css: string): Promise<number> {
    return this.evaluate((css: string) => document.querySelectorAll(css).length, css);
  }

  async seeCount(css: string, count: number): Promise<void> {
    await expect(async () => expect(await this.count(css), css).toBe(count)).toPass();
  }

  /** Returns the received requests with this method and path. */
  calls(method: string, path: string): LoggedRequest[] {
    return this.site.db.requests.filter((call) => call.method === method && call.path === path);
  }

  /** Asserts how many requests with this method and path were received. */
  called(method: string, path: string, times: number): void {
    expect(this.calls(method, path), `${method} ${path}`).toHaveLength(times);
  }

  /** Takes a screenshot after all pictures and fonts are loaded, and saves it under `name`. */
  async saveScreenshot(name: string): Promise<void> {
    await this.seeFonts();
    await this.waitInPage('the pictures', () =>
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
    );
    await pause(REST_MS);
    writeFileSync(this.pathOf(name), await this.driver.screenshot());
  }
}
