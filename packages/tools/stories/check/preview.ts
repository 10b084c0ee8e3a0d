// Opens the stories of a built catalogue in Chromium, several pages in parallel.
import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright';
import { chromiumArgs, chromiumPath } from '../../lib/chromium.ts';
import { serve } from '../../lib/static-site.ts';
import type { Story } from './built.ts';

/** Pictures end at this height, CSS px, because the rest of a long list shows nothing new. */
const MAX_HEIGHT = 3200;
/** Chromium flags with which a page has the same pixels on any screen, regardless of what was rendered before. */
const SAME_PIXELS = [
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--disable-low-res-tiling',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
];
/**
 * Maximum number of stories that are shown in one page before the page is reloaded, by the kind of reload. A reload
 * takes as long as two stories.
 */
const MAX_STORIES_PER_LOAD = { story: 1, some: 48, failure: 8 } as const;
/** Minimum number of stories between two reloads, so that a reload is worth its time. */
const MIN_STORIES_PER_LOAD = 4;
/** A story that takes longer than this counts as one that never ends, ms. */
const PATIENCE_MS = 30_000;

/**
 * Shows a story and runs its play function, or shows a documentation page. Storybook's preview must be loaded in
 * `page`. Returns why the story or page is broken; null if it is not.
 */
export async function show(
  page: Page,
  id: string,
  viewMode: 'story' | 'docs' = 'story',
): Promise<string | null> {
  const shown = page.evaluate(
    ({ id, viewMode, patience }) =>
      new Promise<string | null>((resolve) => {
        interface Channel {
          on(event: string, listener: (data: never) => void): void;
          off(event: string, listener: (data: never) => void): void;
          emit(event: string, data: unknown): void;
        }
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
          __STORYBOOK_ADDONS_CHANNEL__: Channel;
        };
        const reasons: string[] = [];
        const failed = ({ message }: { message?: string }) =>
          void reasons.push(message ?? 'failed');
        const finished = ({ storyId }: { storyId: string }) => {
          if (storyId === id) end(reasons[0] ?? null);
        };
        const rendered = (storyId: string) => {
          if (storyId === id) end(null);
        };
        const missing = () => end('the story is not there');
        const timer = setTimeout(() => end(`not finished after ${patience / 1000} s`), patience);
        const listeners = [
          ['storyFinished', finished],
          ['docsRendered', rendered],
          ['storyThrewException', failed],
          ['storyErrored', failed],
          ['playFunctionThrewException', failed],
          ['unhandledErrorsWhilePlaying', failed],
          ['storyMissing', missing],
        ] as const;
        function end(result: string | null) {
          clearTimeout(timer);
          for (const [event, listener] of listeners) channel.off(event, listener as never);
          resolve(result);
        }
        for (const [event, listener] of listeners) channel.on(event, listener as never);
        channel.emit('setCurrentStory', { storyId: id, viewMode });
      }),
    { id, viewMode, patience: PATIENCE_MS },
  );
  // The time limit is measured outside the page, because timers inside do not run while its script never ends.
  let timer: NodeJS.Timeout | undefined;
  const stuck = new Promise<never>((_, reject) => {
    const message = `stuck: its script did not end within ${(2 * PATIENCE_MS) / 1000} s`;
    timer = setTimeout(() => reject(new Error(message)), 2 * PATIENCE_MS);
  });
  try {
    return await Promise.race([shown, stuck]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * A page counts as quiet after this time without changes, ms. It is longer than the delay with which React shows loaded
 * content (300 ms).
 */
const QUIET_MS = 350;
/**
 * A timer of the page that ends within this time is waited for, ms. For example a burst of taps ends 700 ms after its
 * last tap.
 */
const SOON_MS = 900;
/** Time between the answer to a call and its result on the page, ms. */
const SHOWN_MS = 50;
/**
 * A page that is not quiet after this time never will be, ms. It may contain a countdown, or wait for an answer that
 * never comes.
 */
const SETTLE_LIMIT_MS = 15_000;

/** A page that still changes in this many pairs of frames never becomes still. */
const MAX_ROUNDS = 20;

declare global {
  /** Timers of the page that end within `SOON_MS`, but not within `QUIET_MS`. */
  var soonDue: Set<unknown> | undefined;
}

/** Records in each page of `context` which of its timers end soon. */
async function followTimers(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    ([quiet, soon]) => {
      const due = new Set<unknown>();
      globalThis.soonDue = due;
      const { setTimeout: start, clearTimeout: stop } = window;
      const later = (act: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => {
        const timer: number = start(() => {
          due.delete(timer);
          act(...args);
        }, ms);
        if (ms >= quiet && ms < soon) due.add(timer);
        return timer;
      };
      window.setTimeout = later as typeof window.setTimeout;
      window.clearTimeout = (timer) => {
        due.delete(timer);
        stop(timer);
      };
    },
    [QUIET_MS, SOON_MS] as const,
  );
}

/** Files that are being loaded, by page. */
const loading = new WeakMap<Page, Set<unknown>>();

/** Records which files a page is loading. Calls to the mocks are left out, because some stories never answer them. */
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

/**
 * Waits until a page is complete: its files are loaded, all calls that will be answered have been, and its elements
 * have not changed for a while.
 */
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
        const isSoonDue = () => (globalThis.soonDue?.size ?? 0) > 0;
        for (let at = -1; (at !== last || isSoonDue()) && performance.now() - from < longest; ) {
          // A long list measures its rendered rows on a scroll event. An earlier event may have come too soon, so
          // another one is sent.
          window.dispatchEvent(new Event('scroll'));
          while (performance.now() - last < quiet && performance.now() - from < longest) {
            await wait(last + quiet - performance.now());
          }
          at = last;
          // This request goes through the same service worker as mocked calls, so all calls before it have been
          // answered when it ends. It may fail, because a story may make all calls fail.
          await fetch('./index.json?probe', { method: 'HEAD' }).catch(() => undefined);
          await wait(shown);
        }
        observer.disconnect();
      },
      { quiet: QUIET_MS, shown: SHOWN_MS, longest: SETTLE_LIMIT_MS },
    );
  } while (files && files.size > 0 && Date.now() < until);
}

/** Text size in percent. Null keeps the size that the story sets by itself. */
export type TextSize = number | null;

/**
 * Sets the text size and waits until nothing moves. Returns the height of the page, CSS px. With `toTop` the page is
 * scrolled to its top. Otherwise it stays where the story has scrolled it.
 */
export async function settle(page: Page, text: TextSize, toTop: boolean): Promise<number> {
  if (!toTop) await waitUntilQuiet(page);
  return page.evaluate(
    async ({ percent, toTop, rounds }) => {
      const root: HTMLElement & { ownText?: string } = document.documentElement;
      if (!toTop) root.ownText = root.style.fontSize;
      root.style.fontSize = percent === null ? (root.ownText ?? '') : `${percent}%`;
      if (toTop) {
        // Simulates a user who scrolls. A list that keeps its newest row in view then stops doing so. Otherwise the
        // result would depend on timing.
        window.dispatchEvent(new WheelEvent('wheel'));
        window.scrollTo({ top: 0, behavior: 'instant' });
        window.dispatchEvent(new Event('scroll'));
      }
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await document.fonts.ready;
      // Images outside the viewport must be loaded too, because they are in the picture.
      for (const image of document.images) image.loading = 'eager';
      await frame();
      const decoded = [...document.images].map((image) => image.decode().catch(() => undefined));
      await Promise.race([
        Promise.all(decoded),
        new Promise((resolve) => setTimeout(resolve, 5000)),
      ]);
      // Ends all animations, twice, because the end of one may start the next.
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
        // A long list renders again after it has measured its rows at this size.
        let isAtRest = true;
        const observer = new MutationObserver(() => {
          isAtRest = false;
        });
        observer.observe(document.body, { attributes: true, childList: true, subtree: true });
        for (let round = 0; round < rounds; round += 1) {
          isAtRest = true;
          await frame();
          await frame();
          if (isAtRest) break;
        }
        observer.disconnect();
      }
      return Math.max(root.scrollHeight, window.innerHeight);
    },
    { percent: text, toTop, rounds: MAX_ROUNDS },
  );
}

/**
 * Waits again until nothing moves, for a page that was still and whose window or text size has changed. Scrolls to the
 * top.
 */
export async function redraw(page: Page, text: TextSize): Promise<void> {
  await page.evaluate(async (percent) => {
    const root: HTMLElement & { ownText?: string } = document.documentElement;
    root.style.fontSize = percent === null ? (root.ownText ?? '') : `${percent}%`;
    window.dispatchEvent(new WheelEvent('wheel'));
    window.scrollTo({ top: 0, behavior: 'instant' });
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }, text);
}

/** A part of a page, CSS px from its upper left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Takes a picture of a part of the page, as PNG. With `beyond` the picture also contains content outside the window.
 */
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

/** Opens Storybook's preview without showing a story. */
async function openPreview(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/iframe.html`);
  await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
      __STORYBOOK_PREVIEW__?: { storyStoreValue?: unknown };
    };
    return preview?.storyStoreValue !== undefined;
  });
  // Prevents the accessibility addon from running axe by itself, which would scroll and take as long as a picture. The
  // addon gets this setting only with a story, and no story is open yet.
  await page.evaluate(() => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, data: unknown): void };
    };
    channel.emit('updateGlobals', { globals: { a11y: { manual: true } } });
  });
}

async function newPage(context: BrowserContext): Promise<[Page, CDPSession]> {
  const page = await context.newPage();
  followFiles(page);
  return [page, await context.newCDPSession(page)];
}

/** A page that does not respond within this time never will, ms. */
const UNRESPONSIVE_MS = 5000;

/** Whether the script of a page never ends, so that the page cannot load anything else. */
export async function isStuck(page: Page): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<true>((resolve) => {
    timer = setTimeout(() => resolve(true), UNRESPONSIVE_MS);
  });
  const answered = page.evaluate(() => false).catch(() => false);
  try {
    return await Promise.race([answered, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** How to visit stories. */
export interface Visit {
  /** When a page is reloaded: before each story, after some stories, or only after a story that failed. */
  readonly reload: keyof typeof MAX_STORIES_PER_LOAD;
  /** Number of pages that are open in parallel. */
  readonly pages: number;
  /** Called once for each browser context, before its first page is opened. */
  prepare(context: BrowserContext): Promise<unknown>;
  /**
   * Called for each story, with a page in which the preview is loaded. Returns whether the page can be used again. If
   * not, a new page is loaded. If the old page had shown other stories before, the story is then visited again.
   */
  visit(page: Page, cdp: CDPSession, story: Story, isNew: boolean): Promise<boolean>;
}

/** Groups stories by file, the longest files first. */
function byFile(stories: readonly Story[]): Story[] {
  const files = new Map<string, Story[]>();
  for (const story of stories) {
    files.set(story.importPath, [...(files.get(story.importPath) ?? []), story]);
  }
  return [...files.values()].sort((a, b) => b.length - a.length).flat();
}

/**
 * Splits `stories` into parts of at most `most` stories. Towards the end the parts become smaller. Each of the `pages`
 * takes the next part when it has finished one, so no page is still busy with a large part while the others are done.
 */
export function partsOf<T>(stories: readonly T[], most: number, pages: number): T[][] {
  const parts: T[][] = [];
  for (let from = 0; from < stories.length; ) {
    const share = Math.ceil((stories.length - from) / pages);
    const size = Math.min(most, Math.max(share, MIN_STORIES_PER_LOAD));
    parts.push(stories.slice(from, from + size));
    from += size;
  }
  return parts;
}

/**
 * Visits `stories` of the catalogue in the folder `catalogue`. Some stories share a page, one after the other, as for a
 * reader who goes through the catalogue. The same stories share a page in every run, in the same order. Each story file
 * starts with empty storage.
 */
export async function visitStories(
  catalogue: string,
  stories: readonly Story[],
  { reload, pages, prepare, visit }: Visit,
): Promise<void> {
  const queue = partsOf(byFile(stories), MAX_STORIES_PER_LOAD[reload], pages);
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
    // The compiler wraps functions in a helper named `__name`, which does not exist in a page.
    await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
    // Switches off Storybook's highlights of elements. They are not needed, and they are measured with each change of a
    // page.
    await context.addInitScript({
      content: 'globalThis.__STORYBOOK_HIGHLIGHT_INITIALIZED = true;',
    });
    await followTimers(context);
    await prepare(context);
    // The page is used for all stories of this context, because a new page would compile Storybook again.
    let [page, cdp] = await newPage(context);
    let isLoaded = false;
    for (let part = queue.shift(); part !== undefined; part = queue.shift()) {
      if (reload !== 'failure') isLoaded = false;
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
        const isNew = !isLoaded;
        if (isNew) await open();
        isLoaded = await visit(page, cdp, story, isNew);
        if (!isLoaded && !isNew) {
          await open();
          isLoaded = await visit(page, cdp, story, true);
        }
      }
    }
    await context.close();
  }

  try {
    await Promise.all(Array.from({ length: Math.min(pages, queue.length) }, visitParts));
  } finally {
    await browser.close();
    site.close();
  }
}
