// Renders the stories of a built catalogue, each in its modes, into PNG files.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, CDPSession, Page } from 'playwright';
import type { Story } from '../stories/check/built.ts';
import { isStuck, settle, shoot, show, visitStories } from '../stories/check/preview.ts';
import { type Mode, modesOf } from './modes.ts';

/** Result of rendering one story in one mode: a file, or why there is none. */
export interface Picture {
  story: string;
  mode: string;
  file: string | null;
  problem: string | null;
}

const fileName = (story: string, mode: Mode) => `${story}@${mode.name.replace(/\W+/g, '-')}.png`;

/** Stops everything in a page that would look different each time. */
async function holdStill(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // `Date` always returns the same time, so that a countdown does not depend on the speed of the machine. Timers run
    // as usual.
    const now = Date.now();
    Date.now = () => now;
    document.addEventListener('DOMContentLoaded', () => {
      document.head.append(
        Object.assign(document.createElement('style'), {
          // Hides the caret, because it blinks. Renders content far below the viewport at once, because it must be in
          // the picture.
          textContent: `
            * { caret-color: transparent !important; }
            [data-drawn] * { content-visibility: visible !important; }`,
        }),
      );
    });
  });
}

/**
 * Prepares a page for a picture that is `width` CSS px wide. Content outside the viewport is rendered too. For a
 * picture larger than the window Chromium briefly lays the page out 1 px wide, which would reset the horizontal scroll
 * of elements.
 */
async function prepare(page: Page, width: number): Promise<void> {
  await page.evaluate((width) => {
    document.documentElement.setAttribute('data-drawn', '');
    document.documentElement.style.minWidth = `${width}px`;
  }, width);
}

/** Undoes `prepare`. Also resets the text size. */
async function release(page: Page): Promise<void> {
  await page.evaluate(() => {
    const root = document.documentElement;
    root.style.removeProperty('font-size');
    root.style.removeProperty('min-width');
    root.removeAttribute('data-drawn');
  });
}

/**
 * Renders `stories` of the catalogue in the folder `catalogue` to PNG files in `folder`. Reports progress after each.
 * With `alone`, each story gets a new page in which no other story was shown.
 */
export async function drawStories(
  catalogue: string,
  folder: string,
  stories: readonly Story[],
  onDrawn: () => void,
  alone = false,
): Promise<Picture[]> {
  mkdirSync(folder, { recursive: true });
  const pictures: Picture[] = [];

  async function drawStory(page: Page, cdp: CDPSession, story: Story): Promise<void> {
    for (const [at, mode] of modesOf(story).entries()) {
      const { width, height } = mode;
      await page.setViewportSize({ width, height });
      const problem = at === 0 ? await show(page, story.id) : null;
      await prepare(page, width);
      // In the first mode of a story the page stays where the story has scrolled it. In other modes, which change the
      // size of the phone or of the text, it starts at the top.
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
    pages: 8,
    prepare: holdStill,
    async visit(page, cdp, story) {
      await drawStory(page, cdp, story).catch((error: unknown) => {
        const problem = String(error instanceof Error ? error.message : error);
        if (/ENOSPC/.test(problem)) throw error;
        pictures.push({ story: story.id, mode: '390', file: null, problem });
      });
      const isOver = await isStuck(page);
      if (!isOver) await release(page);
      onDrawn();
      return !isOver;
    },
  });
  return pictures;
}
