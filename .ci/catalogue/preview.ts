// Opens the stories of a built catalogue in Chromium, several pages at a time.
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright';
import { chromiumArgs, chromiumPath } from '../chromium.ts';
import type { Story } from './built.ts';

/** A picture ends here, CSS px: a list of thousands says no more than its first screens. */
const MAX_HEIGHT = 3200;
/** The same page makes the same pixels, whatever was drawn before it and whatever the screen is like. */
const SAME_PIXELS = [
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--disable-low-res-tiling',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
];
/**
 * Stories that one page visits at most before it takes the next ones, by when it is loaded anew. A load takes as long
 * as two stories.
 */
const TOGETHER = { story: 1, some: 48, failure: 8 } as const;
/** As many as that at least: a load must pay. */
const FEWEST_TOGETHER = 4;
/** A story that takes longer than this will not end at all, ms. */
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
 * Shows a story, its play function included, or a page of documentation, in a page that has Storybook's preview
 * loaded; returns why it cannot be seen as it should be, else null.
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
  // A page whose script does not come to an end has no timers either.
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

/** Nothing new for so long means that nothing more comes: longer than React holds back what it has loaded (300 ms). */
const QUIET_MS = 350;
/** What a page has put off by less than this is waited for, too, ms: a burst of taps is over 700 ms after the last one. */
const SOON_MS = 900;
/** An answer is on the page so long after it came, ms. */
const SHOWN_MS = 50;
/** What has not come to rest by then never will: a countdown, a call that is not answered. */
const UNREST_MS = 15_000;

/** What changes in so many pairs of frames has no rest. */
const MOST_ROUNDS = 20;

declare global {
  /** Timers of the page that run out soon, and not within the quiet anyway. */
  var soonDue: Set<unknown> | undefined;
}

/** Follows what a page has put off for a moment. */
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

/** The files that each page waits for. */
const loading = new WeakMap<Page, Set<unknown>>();

/** Follows the files that a page loads; calls are not among them, some stories leave theirs unanswered. */
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
 * Waits until a page has shown everything that was on its way: its files are there, calls that are going to be
 * answered are, and its elements have stayed as they are for a while.
 */
async function waitUntilQuiet(page: Page): Promise<void> {
  const until = Date.now() + UNREST_MS;
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
          // A long list measures what it has rendered with the next scroll, which may have come too early.
          window.dispatchEvent(new Event('scroll'));
          while (performance.now() - last < quiet && performance.now() - from < longest) {
            await wait(last + quiet - performance.now());
          }
          at = last;
          // Takes the way of a mocked call: behind it, none that was made before is left.
          // A story may have its calls fail.
          await fetch('./index.json?probe', { method: 'HEAD' }).catch(() => undefined);
          await wait(shown);
        }
        observer.disconnect();
      },
      { quiet: QUIET_MS, shown: SHOWN_MS, longest: UNREST_MS },
    );
  } while (files && files.size > 0 && Date.now() < until);
}

/** Size of text, %; null for the one that a story has set: one that is about large text has its own. */
export type TextSize = number | null;

/**
 * Sets the size of text and waits until nothing moves any more; returns the height of the page, CSS px. The scroll that
 * a story ended with is left alone, or reset with `toTop`.
 */
export async function settle(page: Page, text: TextSize, toTop: boolean): Promise<number> {
  if (!toTop) await waitUntilQuiet(page);
  return page.evaluate(
    async ({ percent, toTop, rounds }) => {
      const root: HTMLElement & { ownText?: string } = document.documentElement;
      if (!toTop) root.ownText = root.style.fontSize;
      root.style.fontSize = percent === null ? (root.ownText ?? '') : `${percent}%`;
      if (toTop) {
        // As a person who scrolls: what keeps the newest in view lets go, or it would win or lose by chance.
        window.dispatchEvent(new WheelEvent('wheel'));
        window.scrollTo({ top: 0, behavior: 'instant' });
        window.dispatchEvent(new Event('scroll'));
      }
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await document.fonts.ready;
      // What is out of sight is in the picture too.
      for (const image of document.images) image.loading = 'eager';
      await frame();
      const decoded = [...document.images].map((image) => image.decode().catch(() => undefined));
      await Promise.race([
        Promise.all(decoded),
        new Promise((resolve) => setTimeout(resolve, 5000)),
      ]);
      // Twice: the end of one movement may start the next.
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
        // A long list renders anew after it has measured its rows at this size.
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
    { percent: text, toTop, rounds: MOST_ROUNDS },
  );
}

/** As `settle`, for a page that has settled and was given another size of window or text: at its top. */
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

/** A picture of a part of the page as PNG; with `beyond`, of what lies outside the window too. */
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
  // The accessibility addon's own run costs as much as a picture and scrolls. An address without a story sets nothing.
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

/** A page that says nothing for so long is busy without end, ms. */
const DEAF_MS = 5000;

/** True for a page whose script does not come to an end: it would not load anything else either. */
export async function isStuck(page: Page): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<true>((resolve) => {
    timer = setTimeout(() => resolve(true), DEAF_MS);
  });
  const answered = page.evaluate(() => false).catch(() => false);
  try {
    return await Promise.race([answered, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** How stories are visited. */
export interface Visit {
  /** When a page is loaded anew: for each story, for some of them at a time, or only after a story that failed. */
  readonly reload: keyof typeof TOGETHER;
  /** How many pages are open at a time. */
  readonly pages: number;
  /** Called with each context before its first page. */
  prepare(context: BrowserContext): Promise<unknown>;
  /**
   * Called for each story with a page whose preview is loaded, and returns whether the page can go on. Where it
   * cannot, a page is loaded anew, and the story is visited once more if other stories were in the page before it.
   */
  visit(page: Page, cdp: CDPSession, story: Story, isNew: boolean): Promise<boolean>;
}

/** Stories of the same files one after the other, the longest files first. */
function byFile(stories: readonly Story[]): Story[] {
  const files = new Map<string, Story[]>();
  for (const story of stories) {
    files.set(story.importPath, [...(files.get(story.importPath) ?? []), story]);
  }
  return [...files.values()].sort((a, b) => b.length - a.length).flat();
}

/**
 * `stories` in parts of `most`, and towards the end in ever smaller ones: of `pages` that take the next part when they
 * are done, none is left alone with a long one.
 */
export function partsOf<T>(stories: readonly T[], most: number, pages: number): T[][] {
  const parts: T[][] = [];
  for (let from = 0; from < stories.length; ) {
    const share = Math.ceil((stories.length - from) / pages);
    const size = Math.min(most, Math.max(share, FEWEST_TOGETHER));
    parts.push(stories.slice(from, from + size));
    from += size;
  }
  return parts;
}

/**
 * Visits `stories` of the catalogue in the folder `catalogue`. Some share a page one after the other, as they do for a
 * person who goes through them: the same ones in the same order each time, and a file begins with nothing stored.
 */
export async function visitStories(
  catalogue: string,
  stories: readonly Story[],
  { reload, pages, prepare, visit }: Visit,
): Promise<void> {
  const queue = partsOf(byFile(stories), TOGETHER[reload], pages);
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
    // Functions sent into a page carry a helper of the compiler's, which the page does not have.
    await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
    // Storybook's marks around elements: nobody sees them here, and they are measured with each change of a page.
    await context.addInitScript({
      content: 'globalThis.__STORYBOOK_HIGHLIGHT_INITIALIZED = true;',
    });
    await followTimers(context);
    await prepare(context);
    // One page for all: a new one would compile Storybook again each time.
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
