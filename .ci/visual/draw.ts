// Draws the stories of a built catalogue, each in its modes, into PNG files.
import { createReadStream, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { type CDPSession, chromium, type Page } from 'playwright';
import { chromiumArgs, chromiumPath } from '../chromium.ts';
import type { Story } from './catalogue.ts';
import { type Mode, modesOf } from './modes.ts';

/** What came of one story in one mode: a file beside the others, or why there is none. */
export interface Picture {
  story: string;
  mode: string;
  file: string | null;
  problem: string | null;
}

const PAGES = 4;
/** A picture ends here, CSS px: a list of thousands says no more than its first screens. */
const MAX_HEIGHT = 3200;
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

/** Shows a story in a page that has Storybook's preview loaded; answers why it is not to be seen, else null. */
async function show(page: Page, id: string): Promise<string | null> {
  return page.evaluate(
    ({ id, patience }) =>
      new Promise<string | null>((resolve) => {
        interface Channel {
          on(event: string, hear: (data: never) => void): void;
          off(event: string, hear: (data: never) => void): void;
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
        const missing = () => end('the story is not there');
        const timer = setTimeout(() => end(`not finished after ${patience / 1000} s`), patience);
        const heard = [
          ['storyFinished', finished],
          ['storyThrewException', failed],
          ['storyErrored', failed],
          ['playFunctionThrewException', failed],
          ['unhandledErrorsWhilePlaying', failed],
          ['storyMissing', missing],
        ] as const;
        function end(result: string | null) {
          clearTimeout(timer);
          for (const [event, hear] of heard) channel.off(event, hear as never);
          resolve(result);
        }
        for (const [event, hear] of heard) channel.on(event, hear as never);
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      }),
    { id, patience: PATIENCE_MS },
  );
}

/**
 * Waits until nothing moves any more; answers the height of the page, CSS px. A story keeps the scroll it ended
 * with in its first mode; another size of phone or text begins at the top.
 */
async function settle(page: Page, { text }: Mode, isFirst: boolean): Promise<number> {
  return page.evaluate(
    async ({ percent, toTop }) => {
      const root = document.documentElement;
      root.style.fontSize = percent === 100 ? '' : `${percent}%`;
      if (toTop) window.scrollTo({ top: 0, behavior: 'instant' });
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await document.fonts.ready;
      await frame();
      const pictures = [...document.images].filter(
        (image) => image.loading !== 'lazy' || image.complete,
      );
      const decoded = Promise.all(pictures.map((image) => image.decode().catch(() => undefined)));
      await Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, 2000))]);
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
        await frame();
        await frame();
      }
      return Math.max(root.scrollHeight, window.innerHeight);
    },
    { percent: text, toTop: !isFirst },
  );
}

async function shoot(cdp: CDPSession, { width }: Mode, height: number): Promise<Buffer> {
  const { data } = await cdp.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, MAX_HEIGHT), scale: 1 },
  });
  return Buffer.from(data, 'base64');
}

const fileName = (story: string, mode: Mode) => `${story}@${mode.name.replace(/\W+/g, '-')}.png`;

/**
 * Draws `stories` of the catalogue in `catalogue` into `folder`, and tells after each one. Stories of one file
 * share a page, as they do for a person who goes through them; every file begins with a new one.
 */
export async function drawStories(
  catalogue: string,
  folder: string,
  stories: readonly Story[],
  onDrawn: () => void,
): Promise<Picture[]> {
  mkdirSync(folder, { recursive: true });
  const site = await serve(catalogue);
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumArgs(), '--force-color-profile=srgb', '--disable-lcd-text'],
  });
  const byFile = new Map<string, Story[]>();
  for (const story of stories) {
    byFile.set(story.importPath, [...(byFile.get(story.importPath) ?? []), story]);
  }
  const files = [...byFile.values()];
  // The longest first, so that no page is left alone with one at the end.
  files.sort((a, b) => b.length - a.length);
  const pictures: Picture[] = [];

  async function drawStory(page: Page, cdp: CDPSession, story: Story): Promise<void> {
    for (const [at, mode] of modesOf(story).entries()) {
      const { width, height } = mode;
      await page.setViewportSize({ width, height });
      const problem = at === 0 ? await show(page, story.id) : null;
      const file = fileName(story.id, mode);
      writeFileSync(join(folder, file), await shoot(cdp, mode, await settle(page, mode, at === 0)));
      pictures.push({ story: story.id, mode: mode.name, file, problem });
      if (problem !== null) break;
    }
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  }

  async function drawFiles(): Promise<void> {
    const context = await browser.newContext({
      locale: 'es-MX',
      timezoneId: 'America/Mexico_City',
      reducedMotion: 'reduce',
    });
    // Functions sent into a page carry a helper of the compiler's, which the page does not have.
    await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
    // A caret blinks.
    await context.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        document.head.append(
          Object.assign(document.createElement('style'), {
            textContent: '*{caret-color:transparent!important}',
          }),
        );
      }),
    );
    for (let file = files.shift(); file !== undefined; file = files.shift()) {
      const page = await context.newPage();
      const cdp = await context.newCDPSession(page);
      await page.goto(`${site.origin}/iframe.html?viewMode=story&id=${file[0]?.id}`);
      await page.waitForFunction(() => '__STORYBOOK_ADDONS_CHANNEL__' in window);
      for (const story of file) {
        await drawStory(page, cdp, story).catch((error: unknown) => {
          const problem = String(error instanceof Error ? error.message : error);
          if (/ENOSPC/.test(problem)) throw error;
          pictures.push({ story: story.id, mode: '390', file: null, problem });
        });
        onDrawn();
      }
      await page.close();
    }
    await context.close();
  }

  try {
    await Promise.all(Array.from({ length: PAGES }, drawFiles));
  } finally {
    await browser.close();
    site.close();
  }
  return pictures;
}
