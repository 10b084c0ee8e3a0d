// Opens the stories of a built catalogue in Chromium, several pages in parallel.
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright';
import { chromiumArgs, chromiumPath } from '../chromium.ts';
import type { Story } from './built.ts';

/** Pictures are cut at this height, CSS px: the rest of a long list shows nothing new. */
const MAX_HEIGHT = 3200;
/** Chromium flags that make a page give the same pixels, whatever was rendered before it and on any screen. */
const SAME_PIXELS = [
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--disable-low-res-tiling',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
];
/** Maximum number of stories that one page visits before it is reloaded. A reload takes as long as two stories. */
const MAX_STORIES_PER_LOAD = { story: 1, some: 48, failure: 8 } as const;
/** Minimum number of stories per load, so that the load is worth its time. */
const MIN_STORIES_PER_LOAD = 4;
/** A story that takes longer than this never ends, ms. */
const PATIENCE_MS = 30_000;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

async function serve(folder: string) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = join(folder, normalize(decodeURIComponent(pathname)));
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'cache-control': pathname.startsWith('/assets/') ? 'max-age=86400' : 'no-store',
    });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/**
 * Shows a story and runs its play function, or shows a documentation page, in a page in which Storybook's preview is
 * loaded. Returns why it is broken; null if it is not.
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
  // Measured outside the page, because a page whose script never ends has no timers either.
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

/** If nothing changes for this long, nothing more will: longer than React delays loaded content (300 ms). */
const QUIET_MS = 350;
/**
 * Timers of the page that end within this time are waited for, ms. The end of a burst of taps comes 700 ms after the
 * last one.
 */
const SOON_MS = 900;
/** Time from an answer until it is shown, ms. */
const SHOWN_MS = 50;
/** A page that has not settled within this time never will, ms: a countdown, a call without an answer. */
const SETTLE_LIMIT_MS = 15_000;

/** A page that changes in this many pairs of frames never settles. */
const MAX_ROUNDS = 20;

declare global {
  /** Timers of the page that end soon, but not within the quiet time. */
  var soonDue: Set<unknown> | undefined;
}

/** Tracks the short timers of a page. */
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

/** Files that each page is loading. */
const loading = new WeakMap<Page, Set<unknown>>();

/** Tracks the files that a page loads. Calls are not tracked, because some stories never answer them. */
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
 * Waits until a page is complete: its files are loaded, calls are answered if they ever will be, and its elements have
 * not changed for a while.
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
          // A long list measures its rendered rows on the next scroll event, which may have come too early.
          window.dispatchEvent(new Event('scroll'));
          while (performance.now() - last < quiet && performance.now() - from < longest) {
            await wait(last + quiet - performance.now());
          }
          at = last;
          // Goes through the same worker as mocked calls, so that earlier calls have been answered. A story may make
          // all calls fail.
          await fetch('./index.json?probe', { method: 'HEAD' }).catch(() => undefined);
          await wait(shown);
        }
        observer.disconnect();
      },
      { quiet: QUIET_MS, shown: SHOWN_MS, longest: SETTLE_LIMIT_MS },
    );
  } while (files && files.size > 0 && Date.now() < until);
}

/** Text size, %; null keeps the size that a story about large text sets. */
export type TextSize = number | null;

/**
 * Sets the text size and waits until nothing moves. Returns the height of the page, CSS px. The scroll position at the
 * end of the story is kept, or reset with `toTop`.
 */
export async function settle(page: Page, text: TextSize, toTop: boolean): Promise<number> {
  if (!toTop) await waitUntilQuiet(page);
  return page.evaluate(
    async ({ percent, toTop, rounds }) => {
      const root: HTMLElement & { ownText?: string } = document.documentElement;
      if (!toTop) root.ownText = root.style.fontSize;
      root.style.fontSize = percent === null ? (root.ownText ?? '') : `${percent}%`;
      if (toTop) {
        // Simulates a user who scrolls. A list that keeps its newest row in view then stops doing so, which would
        // otherwise depend on timing.
        window.dispatchEvent(new WheelEvent('wheel'));
        window.scrollTo({ top: 0, behavior: 'instant' });
        window.dispatchEvent(new Event('scroll'));
      }
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await document.fonts.ready;
      // Images outside the viewport are in the picture too.
      for (const image of document.images) image.loading = 'eager';
      await frame();
      const decoded = [...document.images].map((image) => image.decode().catch(() => undefined));
      await Promise.race([
        Promise.all(decoded),
        new Promise((resolve) => setTimeout(resolve, 5000)),
      ]);
      // Twice, because the end of one animation may start the next.
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

/** Like `settle`, for a settled page whose window or text size has changed. Scrolls to its top. */
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

/** A picture of a part of the page as PNG. With `beyond`, also of content outside the window. */
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

/** Opens Storybook's preview without a story. */
async function openPreview(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/iframe.html`);
  await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
      __STORYBOOK_PREVIEW__?: { storyStoreValue?: unknown };
    };
    return preview?.storyStoreValue !== undefined;
  });
  // Disables the accessibility addon's own run, which takes as long as a picture and scrolls. An address without a
  // story does not set this.
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

/** A page that does not answer for this long is busy forever, ms. */
const UNRESPONSIVE_MS = 5000;

/** True for a page whose script never ends, so that it could not load anything else. */
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
  /** When a page is reloaded: for each story, after some stories, or only after a story that failed. */
  readonly reload: keyof typeof MAX_STORIES_PER_LOAD;
  /** Number of pages that are open in parallel. */
  readonly pages: number;
  /** Called with each context before its first page is opened. */
  prepare(context: BrowserContext): Promise<unknown>;
  /**
   * Called for each story with a page in which the preview is loaded. Returns whether the page can be used again. If
   * not, a page is loaded, and the story is visited again if the page had shown other stories before.
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
 * Splits `stories` into parts of at most `most`, which become smaller towards the end. As `pages` take the next part
 * when they are done, none of them is left alone with a large part.
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
 * Visits `stories` of the catalogue in the folder `catalogue`. Some share a page one after the other, as when a reader
 * goes through them: always the same ones in the same order. Each file starts with empty storage.
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
    // The compiler wraps functions in a helper, which a page does not have.
    await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
    // Hides Storybook's highlights of elements: they are not needed here, and are measured with each change of a page.
    await context.addInitScript({
      content: 'globalThis.__STORYBOOK_HIGHLIGHT_INITIALIZED = true;',
    });
    await followTimers(context);
    await prepare(context);
    // A single page is reused, because a new one would compile Storybook again.
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
