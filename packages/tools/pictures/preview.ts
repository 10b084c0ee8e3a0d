// Opens the stories of a built catalogue in Chromium, several browser pages in parallel.
import { setTimeout as delay } from 'node:timers/promises';
import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright';
import type { Channel } from 'storybook/internal/channels';
import { chromiumArgs, chromiumPath } from '../lib/chromium.ts';
import { serve } from '../lib/static-site.ts';
import type { Story } from './built.ts';

/** Maximum height of a picture, CSS px. Taller pages are cut off, because the rest is only more rows of a list. */
const MAX_HEIGHT = 3200;
/** Chromium flags that make the pixels of a page independent of the screen and of the pages shown before. */
const SAME_PIXELS = [
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--disable-low-res-tiling',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
];
/**
 * Maximum number of stories in a part (see `partsOf`), for each value of `Visit.reload`. The maximum for 'some' is
 * large, because 'some' reloads the page before each part, and a reload takes as long as rendering two stories.
 */
const MAX_PART_SIZE = { story: 1, some: 48 } as const;
/**
 * Minimum number of stories in a part, because small parts would cause too many reloads. The last part may be smaller.
 * A smaller maximum (`MAX_PART_SIZE`) takes precedence.
 */
const MIN_PART_SIZE = 4;
/** Number of browser pages that are open in parallel. Pages mostly wait, so more than one per processor is useful. */
const PAGES = 8;
/** Time limit for rendering a story and its play function, ms. */
const PATIENCE_MS = 30_000;

/** Returns the result of `work`. Throws an error with the message `tooLate` if `work` takes longer than `ms`. */
export function withinTime<T>(work: Promise<T>, ms: number, tooLate: string): Promise<T> {
  const limit = delay(ms, undefined, { ref: false }).then(() => {
    throw new Error(tooLate);
  });
  return Promise.race([work, limit]);
}

/**
 * Shows a story and runs its play function, or shows a documentation page. Storybook's preview must be loaded in
 * `page`. Returns the reason why the story or page is broken. Returns null if it is not broken.
 */
export async function show(
  page: Page,
  id: string,
  viewMode: 'story' | 'docs' = 'story',
): Promise<string | null> {
  const shown = page.evaluate(
    ({ id, viewMode, patience }) =>
      new Promise<string | null>((resolve) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        const reasons: string[] = [];
        const failed = ({ message }: { message?: string }) =>
          void reasons.push(message ?? 'failed');
        const timer = setTimeout(() => end(`not finished after ${patience / 1000} s`), patience);
        const listeners = {
          storyFinished({ storyId }: { storyId: string }) {
            if (storyId === id) end(reasons[0] ?? null);
          },
          docsRendered(storyId: string) {
            if (storyId === id) end(null);
          },
          storyThrewException: failed,
          storyErrored: failed,
          playFunctionThrewException: failed,
          unhandledErrorsWhilePlaying: failed,
          storyMissing: () => end('the story is not there'),
        };
        function end(result: string | null) {
          clearTimeout(timer);
          for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);
          resolve(result);
        }
        for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
        channel.emit('setCurrentStory', { storyId: id, viewMode });
      }),
    { id, viewMode, patience: PATIENCE_MS },
  );
  // The time limit must be measured outside the page, because timers inside the page do not run during an endless loop.
  const limit = 2 * PATIENCE_MS;
  return withinTime(shown, limit, `stuck: its script did not end within ${limit / 1000} s`);
}

/**
 * A page is quiet if it has not changed for this time, ms. React may show a Suspense fallback for 300 ms, so the time
 * must be longer.
 */
const QUIET_MS = 350;
/**
 * A page is not quiet while a timer with a shorter delay than this is pending, ms. For example, the app sets a timer of
 * 700 ms after a burst of taps.
 */
const SOON_MS = 900;
/** Delay after all calls have been answered, ms. The page renders the answers during this delay. */
const RENDER_MS = 50;
/** Time limit for a page to become quiet, ms. A page with a countdown or an unanswered call never becomes quiet. */
const SETTLE_LIMIT_MS = 15_000;

/**
 * Maximum number of rounds in which `settle` waits until the page no longer changes. A round is two frames. The number
 * is limited because some pages never stop changing.
 */
const MAX_ROUNDS = 20;

declare global {
  /**
   * Pending timers with a delay from `QUIET_MS` to `SOON_MS`. Timers with a shorter delay are not recorded, because
   * `waitUntilQuiet` always waits for at least `QUIET_MS`.
   */
  var soonDue: Set<unknown>;
  var __STORYBOOK_ADDONS_CHANNEL__: Channel;
  /** Storybook's preview. Undefined until Storybook's scripts have run. */
  var __STORYBOOK_PREVIEW__: {
    /** Undefined until the stories can be shown. */
    storyStoreValue?: unknown;
  };
}

/** Records the pending timers of each page of `context` in `soonDue`. */
async function followTimers(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    ([quiet, soon]) => {
      const due = new Set<unknown>();
      globalThis.soonDue = due;
      const { setTimeout: start, clearTimeout: stop } = window;
      window.setTimeout = ((act: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => {
        const timer: number = start(() => {
          due.delete(timer);
          act(...args);
        }, ms);
        if (ms >= quiet && ms < soon) due.add(timer);
        return timer;
      }) as typeof window.setTimeout;
      window.clearTimeout = (timer) => {
        due.delete(timer);
        stop(timer);
      };
    },
    [QUIET_MS, SOON_MS] as const,
  );
}

/** Pending requests for files, by page. */
const loading = new WeakMap<Page, Set<unknown>>();

/**
 * Records the pending requests for scripts, styles, images and fonts. Does not record API calls, because the mocks may
 * never answer them.
 */
function followFiles(page: Page): void {
  const files = new Set<unknown>();
  const over = (request: unknown) => void files.delete(request);
  page.on('request', (request) => {
    if (/^(script|stylesheet|image|font)$/.test(request.resourceType())) files.add(request);
  });
  page.on('requestfinished', over).on('requestfailed', over);
  page.on('framenavigated', (frame) => frame === page.mainFrame() && files.clear());
  loading.set(page, files);
}

/** Waits until files are loaded, calls are answered, and the elements have not changed for `QUIET_MS`. */
async function waitUntilQuiet(page: Page): Promise<void> {
  const until = Date.now() + SETTLE_LIMIT_MS;
  const files = loading.get(page);
  do {
    await page.evaluate(
      async ({ quiet, shown, longest }) => {
        let last = performance.now();
        const from = last;
        const observer = new MutationObserver(() => {
          last = performance.now();
        });
        observer.observe(document, {
          attributes: true,
          characterData: true,
          childList: true,
          subtree: true,
        });
        const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
        for (
          let at = -1;
          (at !== last || globalThis.soonDue.size > 0) && performance.now() - from < longest;
        ) {
          // A long list measures its rendered rows on each scroll event. If the story scrolls the page before the rows
          // are rendered, the rows are not measured. Another scroll event makes the list measure the rows.
          window.dispatchEvent(new Event('scroll'));
          while (performance.now() - last < quiet && performance.now() - from < longest) {
            await wait(last + quiet - performance.now());
          }
          at = last;
          // The service worker of the mocks answers requests in order. So when this request ends, all earlier calls
          // have been answered. The request may fail, because some stories make all calls fail.
          await fetch('./index.json?probe', { method: 'HEAD' }).catch(() => undefined);
          await wait(shown);
        }
        observer.disconnect();
      },
      { quiet: QUIET_MS, shown: RENDER_MS, longest: SETTLE_LIMIT_MS },
    );
  } while (files && files.size > 0 && Date.now() < until);
}

/** Text size in percent. Null keeps the size that the story sets. */
export type TextSize = number | null;

/**
 * Waits until nothing on the page moves. Returns the height of the page, CSS px. If `toTop` is true, first sets the
 * text size and scrolls the page to the top. If `toTop` is false, the page keeps the text size and the scroll position
 * of the story.
 */
export async function settle(page: Page, text: TextSize, toTop: boolean): Promise<number> {
  if (toTop) await rerender(page, text);
  else await waitUntilQuiet(page);
  return page.evaluate(
    async ({ toTop, rounds }) => {
      const root: HTMLElement & { ownText?: string } = document.documentElement;
      if (toTop) window.dispatchEvent(new Event('scroll'));
      else root.ownText = root.style.fontSize;
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await document.fonts.ready;
      // Images below the viewport must be loaded too, because they are part of the picture.
      for (const image of document.images) image.loading = 'eager';
      await frame();
      const decoded = [...document.images].map((image) => image.decode().catch(() => undefined));
      const tooLate = new Promise((resolve) => setTimeout(resolve, 5000));
      await Promise.race([Promise.all(decoded), tooLate]);
      // Ends all animations. A second round is needed, because the end of an animation may start another animation.
      for (let round = 0; round < 2; round += 1) {
        for (const animation of document.getAnimations()) {
          const end = animation.effect?.getComputedTiming().endTime;
          if (end === Number.POSITIVE_INFINITY) animation.cancel();
          else animation.finish();
        }
        await frame();
        await frame();
      }
      if (toTop) {
        window.scrollTo({ top: 0, behavior: 'instant' });
        // Waits until the page no longer changes. A long list renders again after measuring its rows.
        let isAtRest = false;
        const observer = new MutationObserver(() => {
          isAtRest = false;
        });
        observer.observe(document.body, { attributes: true, childList: true, subtree: true });
        for (let round = 0; round < rounds && !isAtRest; round += 1) {
          isAtRest = true;
          await frame();
          await frame();
        }
        observer.disconnect();
      }
      return Math.max(root.scrollHeight, window.innerHeight);
    },
    { toTop, rounds: MAX_ROUNDS },
  );
}

/**
 * Sets the text size, scrolls to the top, and waits two frames, so that the browser renders the page again. Does not
 * wait for calls, images or animations.
 */
async function rerender(page: Page, text: TextSize): Promise<void> {
  await page.evaluate(async (percent) => {
    const root: HTMLElement & { ownText?: string } = document.documentElement;
    root.style.fontSize = percent === null ? (root.ownText ?? '') : `${percent}%`;
    // Simulates scrolling by the user. Until the user scrolls, a list of ticket messages scrolls to the newest message
    // whenever the height of the list changes. That would undo the scrolling to the top.
    window.dispatchEvent(new WheelEvent('wheel'));
    window.scrollTo({ top: 0, behavior: 'instant' });
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }, text);
}

/** A rectangle, CSS px. Position is measured from the upper left corner of the page or window. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Takes a picture of a part of the page, as PNG. With `beyond`, the picture may contain parts outside the window. */
export async function shoot(
  cdp: CDPSession,
  { x, y, width, height }: Box,
  beyond = true,
): Promise<Buffer> {
  const { data } = await cdp.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: beyond,
    clip: { x, y, width, height: Math.min(height, MAX_HEIGHT), scale: 1 },
  });
  return Buffer.from(data, 'base64');
}

/** Loads Storybook's preview without a story. */
async function openPreview(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/iframe.html`);
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined);
  // Makes the accessibility addon run axe only on demand. axe scrolls the page and takes as much time as a screenshot.
  await page.evaluate(() => {
    const globals = { a11y: { manual: true } };
    window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals });
  });
}

async function newPage(context: BrowserContext): Promise<[Page, CDPSession]> {
  const page = await context.newPage();
  followFiles(page);
  return [page, await context.newCDPSession(page)];
}

const UNRESPONSIVE_MS = 5000;

/** Whether a page no longer responds, for example because its script is in an endless loop. */
export const isStuck = (page: Page): Promise<boolean> =>
  withinTime(
    page.evaluate(() => false).catch(() => false),
    UNRESPONSIVE_MS,
    'stuck',
  ).catch(() => true);

/** How `visitStories` visits stories. */
export interface Visit {
  /**
   * When the browser page is reloaded. 'story': before each story. 'some': before each part (see `partsOf`).
   */
  readonly reload: keyof typeof MAX_PART_SIZE;
  /** Called once for each browser context, before the first page of the context is opened. */
  prepare(context: BrowserContext): Promise<unknown>;
  /**
   * Called for each story. Receives a browser page in which Storybook's preview is loaded. `isNew` is true if the page
   * has not shown a story since it was loaded. Returns false if the page must be reloaded. In that case, if `isNew` was
   * false, `visit` is called a second time for the same story in the reloaded page.
   */
  visit(page: Page, cdp: CDPSession, story: Story, isNew: boolean): Promise<boolean>;
}

/** Sorts stories by file. Files with the most stories are first. */
function byFile(stories: readonly Story[]): Story[] {
  const files = new Map<string, Story[]>();
  for (const story of stories) {
    files.set(story.importPath, [...(files.get(story.importPath) ?? []), story]);
  }
  return [...files.values()].sort((a, b) => b.length - a.length).flat();
}

/**
 * Splits `stories` into parts of at most `most` stories. Each browser page takes the next part when it has finished
 * one. Parts become smaller towards the end, so that all `pages` finish at about the same time.
 */
export function partsOf<T>(stories: readonly T[], most: number, pages: number): T[][] {
  const parts: T[][] = [];
  for (let from = 0; from < stories.length; ) {
    const share = Math.ceil((stories.length - from) / pages);
    const size = Math.min(most, Math.max(share, MIN_PART_SIZE));
    parts.push(stories.slice(from, from + size));
    from += size;
  }
  return parts;
}

/**
 * Visits `stories` of the built catalogue in the folder `catalogue`. Splits the stories into parts (see `partsOf`). The
 * same stories always give the same parts. In each part, the browser's storage is cleared before the first story of
 * each story file.
 */
export async function visitStories(
  catalogue: string,
  stories: readonly Story[],
  { reload, prepare, visit }: Visit,
): Promise<void> {
  const queue = partsOf(byFile(stories), MAX_PART_SIZE[reload], PAGES);
  const site = await serve(catalogue);
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumArgs(), ...SAME_PIXELS],
  });

  async function visitParts(): Promise<void> {
    const context = await browser.newContext({
      locale: 'es-MX',
      timezoneId: 'America/Mexico_City',
      reducedMotion: 'reduce',
    });
    // esbuild adds calls of a helper `__name` to functions. The helper does not exist in the page, so it is defined
    // here.
    await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
    // Switches off the highlighting of elements, which reads the styles of all elements each time the page changes.
    await context.addInitScript({
      content: 'globalThis.__STORYBOOK_HIGHLIGHT_INITIALIZED = true;',
    });
    await followTimers(context);
    await prepare(context);
    // All stories of a context use one browser page, because a new page would compile Storybook's scripts again.
    let [page, cdp] = await newPage(context);
    for (let part = queue.shift(); part !== undefined; part = queue.shift()) {
      let isLoaded = false;
      const open = async () => {
        if (await isStuck(page)) {
          await page.close();
          [page, cdp] = await newPage(context);
        }
        await openPreview(page, site.origin);
      };
      let file: string | null = null;
      for (const story of part) {
        if (story.importPath !== file) {
          file = story.importPath;
          await cdp.send('Storage.clearDataForOrigin', {
            origin: site.origin,
            storageTypes: 'cookies,local_storage,indexeddb,cache_storage',
          });
        }
        let isNew: boolean;
        do {
          isNew = !isLoaded;
          if (isNew) await open();
          isLoaded = await visit(page, cdp, story, isNew);
        } while (!isLoaded && !isNew);
      }
    }
    await context.close();
  }

  try {
    await Promise.all(Array.from({ length: Math.min(PAGES, queue.length) }, visitParts));
  } finally {
    await browser.close();
    site.close();
  }
}
