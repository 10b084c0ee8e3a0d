// Renders the stories of a built catalogue to PNG files, one file for each mode of a story.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, CDPSession, Page } from 'playwright';
import type { Story } from './built.ts';
import { type Mode, modesOf } from './modes.ts';
import { isStuck, settle, shoot, show, visitStories } from './preview.ts';

/** The picture of a story in one mode. `problem` says why the story is broken, or why `file` is null. */
export interface Picture {
  story: string;
  mode: string;
  file: string | null;
  problem: string | null;
}

const fileName = (story: string, mode: Mode) => `${story}@${mode.name.replace(/\W+/g, '-')}.png`;

/** Makes every page of a context render the same pixels each time. */
async function holdStill(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // Stops the clock, because a countdown would depend on the speed of the machine. Timers run as usual.
    const now = Date.now();
    Date.now = () => now;
    document.addEventListener('DOMContentLoaded', () => {
      document.head.append(
        Object.assign(document.createElement('style'), {
          // Hides the blinking text cursor. Switches off `content-visibility`, which omits content below the viewport.
          textContent: `
            * { caret-color: transparent !important; }
            [data-rendering] * { content-visibility: visible !important; }`,
        }),
      );
    });
  });
}

/**
 * Prepares a page for a picture that is `width` CSS px wide. Renders content below the viewport, and sets a minimum
 * width. Without the minimum width, Chromium would briefly make the page 1 px wide for a picture that is taller than
 * the window. Elements would then lose their horizontal scroll position.
 */
async function prepare(page: Page, width: number): Promise<void> {
  await page.evaluate((width) => {
    document.documentElement.setAttribute('data-rendering', '');
    document.documentElement.style.minWidth = `${width}px`;
  }, width);
}

/** Undoes `prepare`, and resets the text size. */
async function release(page: Page): Promise<void> {
  await page.evaluate(() => {
    const root = document.documentElement;
    root.style.removeProperty('font-size');
    root.style.removeProperty('min-width');
    root.removeAttribute('data-rendering');
  });
}

/**
 * Renders `stories` to PNG files in `folder`. `catalogue` is the folder of the built catalogue. Calls `onRendered`
 * after each story. With `alone`, each story is rendered in a newly loaded page.
 */
export async function renderStories(
  catalogue: string,
  folder: string,
  stories: readonly Story[],
  onRendered: () => void,
  alone = false,
): Promise<Picture[]> {
  mkdirSync(folder, { recursive: true });
  const pictures: Picture[] = [];

  async function renderStory(page: Page, cdp: CDPSession, story: Story): Promise<void> {
    for (const [at, mode] of modesOf(story).entries()) {
      const { width, height } = mode;
      await page.setViewportSize({ width, height });
      const problem = at === 0 ? await show(page, story.id) : null;
      await prepare(page, width);
      // In the first mode the page keeps the scroll position that the story has set. Other modes change the size of the
      // phone or of the text, so the page is scrolled to the top.
      const full = await settle(page, mode.text, at > 0);
      const picture = await shoot(cdp, { x: 0, y: 0, width, height: full }, full > height);
      const file = fileName(story.id, mode);
      writeFileSync(join(folder, file), picture);
      pictures.push({ story: story.id, mode: mode.name, file, problem });
      if (problem !== null) break;
    }
  }

  await visitStories(catalogue, stories, {
    reload: alone ? 'story' : 'some',
    prepare: holdStill,
    async visit(page, cdp, story) {
      await renderStory(page, cdp, story).catch((error: unknown) => {
        const problem = String(error instanceof Error ? error.message : error);
        if (/ENOSPC/.test(problem)) throw error;
        pictures.push({ story: story.id, mode: '390', file: null, problem });
      });
      const isOver = await isStuck(page);
      if (!isOver) await release(page);
      onRendered();
      return !isOver;
    },
  });
  return pictures;
}
