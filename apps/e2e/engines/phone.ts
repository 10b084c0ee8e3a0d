import { deepEqual, equal } from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import type { LoggedRequest } from '@gemas/mocks';
import type { Driver } from './drivers/driver.ts';
import { type Point, placeOf, readScreen, watchPress } from './in-page.ts';
import type { Site } from './site.ts';

/** Employee number of Fernanda, the persona of most user flows. She has gems and open orders. */
export const FERNANDA = '48213';

const WAIT_MS = 20_000;
const POLL_MS = 40;

/** A user's actions on a phone, the same for every engine. */
export class Phone {
  constructor(
    readonly driver: Driver,
    readonly site: Site,
    private readonly keepScreenshot: (name: string, png: Buffer) => void = () => {},
  ) {}

  /** Opens the app by the login link of a persona. `prepare` changes data on the server before the app is opened. */
  async enter(employee: string, path = '', prepare: () => void = () => {}): Promise<void> {
    this.site.db.reset();
    prepare();
    await this.driver.open(await this.site.entrance(employee, path));
  }

  /** Loads the page at a path of the app. */
  open(path: string): Promise<void> {
    return this.driver.open(`${this.site.origin}/${path}`);
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

  /** Calls a function in the page. The function must use nothing outside its body. Arguments and result are JSON. */
  async evaluate<Args extends unknown[], T>(run: (...args: Args) => T, ...args: Args): Promise<T> {
    // Compilers add calls of a helper `__name` to functions. The page lacks the helper, so it is defined here.
    const call = `(${run})(...${JSON.stringify(args)})`;
    const text = await this.driver.evaluate(
      `(() => { const __name = (f) => f; return JSON.stringify(${call} ?? null); })()`,
    );
    return JSON.parse(text) as T;
  }

  /** Calls `find` until its value is neither null nor false. Throws after `WAIT_MS`, with `what` in the message. */
  async waitFor<T>(what: string, find: () => Promise<T | null | false>): Promise<T> {
    const end = Date.now() + WAIT_MS;
    let last = '';
    for (;;) {
      try {
        const found = await find();
        if (found !== null && found !== false) return found;
      } catch (error) {
        // `find` fails while the page is navigating, so try again. The message contains the last error.
        last = ` (${error})`;
      }
      if (Date.now() > end) throw new Error(`timed out waiting for ${what}${last}`);
      await pause(POLL_MS);
    }
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
    await this.waitFor(`'${text}'`, async () => (await this.text()).includes(text.toLowerCase()));
  }

  async seeNo(text: string): Promise<void> {
    await this.waitFor(
      `no '${text}'`,
      async () => !(await this.text()).includes(text.toLowerCase()),
    );
  }

  /** Waits until the heading of a screen has the focus. Screen readers announce a heading when it gets the focus. */
  async arrive(heading: string): Promise<void> {
    const isFocused = (heading: string) => {
      const { activeElement } = document;
      return activeElement?.tagName === 'H1' && activeElement.textContent?.trim() === heading;
    };
    await this.waitInPage(`the heading '${heading}'`, isFocused, heading);
  }

  async arriveAt(hash: string): Promise<void> {
    const isThere = (hash: string) => window.location.hash === hash;
    await this.waitInPage(`the address ${hash}`, isThere, hash);
  }

  /** Returns the position of an element as soon as the element stands still and is not covered. */
  placeOf(css: string, name: string | null): Promise<Point> {
    let before: Point | null = null;
    return this.waitFor(`${css} '${name ?? ''}' to tap`, async () => {
      const now = await this.evaluate(placeOf, css, name);
      const isStill = before !== null && before.x === now.x && before.y === now.y;
      before = now;
      if (now.problem) throw new Error(now.problem);
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
    await this.driver.press(['Shift']);
    const point = await this.placeOf(css, name);
    await this.evaluate(watchPress, css, point);
    for (let tap = 0; tap < times; tap += 1) await this.tapAt(point);
    const missed = await this.waitFor('the page after a tap', () => this.count('[data-missed]'));
    return missed > 0;
  }

  /** Like `tapOnce`, but repeats a single tap that missed the element, as a user does. */
  async tap(css: string, name: string | null = null, times = 1): Promise<void> {
    // A tap may miss in WebKit, because there the element moves down while the content above it grows.
    if ((await this.tapOnce(css, name, times)) && times === 1) await this.tap(css, name);
  }

  tapAt({ x, y }: Point): Promise<void> {
    return this.driver.tap(x, y);
  }

  press(...keys: string[]): Promise<void> {
    return this.driver.press(keys);
  }

  /** Taps a field, selects its text, and types `text`. */
  async type(css: string, text: string): Promise<void> {
    await this.tap(css);
    await this.evaluate((css: string) => {
      document.querySelector<HTMLInputElement>(css)?.select();
    }, css);
    await this.press(...text);
  }

  /** Selects an option by its value. The options are not tapped, because an engine renders them outside the page. */
  async choose(css: string, value: string): Promise<void> {
    await this.evaluate(
      (css: string, value: string) => {
        const select = document.querySelector<HTMLSelectElement>(css);
        if (!select) throw new Error(`no element matches ${css}`);
        select.value = value;
        select.dispatchEvent(new Event('input', { bubbles: true }));
        select.dispatchEvent(new Event('change', { bubbles: true }));
      },
      css,
      value,
    );
  }

  /** Waits until a field has exactly this value, or a value that matches this pattern. */
  async holds(css: string, value: string | RegExp): Promise<void> {
    const read = (css: string) => document.querySelector<HTMLInputElement>(css)?.value ?? '';
    await this.waitFor(`'${value}' in ${css}`, async () => {
      const now = await this.evaluate(read, css);
      if (typeof value === 'string' ? now === value : value.test(now)) return true;
      throw new Error(`the value is '${now}'`);
    });
  }

  count(css: string): Promise<number> {
    return this.evaluate((css: string) => document.querySelectorAll(css).length, css);
  }

  async seeCount(css: string, count: number): Promise<void> {
    await this.waitFor(`${count} of ${css}`, async () => (await this.count(css)) === count);
  }

  /** Returns the received requests as 'GET /orders', in their order. */
  callNames(): string[] {
    return this.site.db.requests.map(({ method, path }) => `${method} ${path}`);
  }

  calls(method: string, path: string): LoggedRequest[] {
    return this.site.db.requests.filter((call) => call.method === method && call.path === path);
  }

  called(method: string, path: string, times: number): void {
    equal(this.calls(method, path).length, times, `${method} ${path}`);
  }

  /** Asserts that exactly one request with this method and path was received. Returns the given fields of its body. */
  sent(method: string, path: string, ...fields: readonly string[]): unknown[] {
    this.called(method, path, 1);
    const body = { ...(this.calls(method, path)[0]?.body as Record<string, unknown>) };
    return fields.map((field) => body[field]);
  }

  same(actual: unknown, expected: unknown): void {
    deepEqual(actual, expected);
  }

  /** Takes a screenshot after all pictures and fonts are loaded, and saves it under `name`. */
  async saveScreenshot(name: string): Promise<void> {
    await this.seeFonts();
    await this.waitInPage('the pictures', () =>
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
    );
    await pause(600);
    this.keepScreenshot(name, await this.driver.screenshot());
  }
}
