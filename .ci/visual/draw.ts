// Draws the stories of a built catalogue, each in its modes, into PNG files.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, CDPSession, Page } from 'playwright';
import type { Story } from '../catalogue/built.ts';
import { isStuck, settle, shoot, show, visitStories } from '../catalogue/preview.ts';
import { type Mode, modesOf } from './modes.ts';

/** What came of one story in one mode: a file beside the others, or why there is none. */
export interface Picture {
  story: string;
  mode: string;
  file: string | null;
  problem: string | null;
}

const fileName = (story: string, mode: Mode) => `${story}@${mode.name.replace(/\W+/g, '-')}.png`;

/** Takes out of a page what would look different each time. */
async function holdStill(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // Time stands still, or a countdown would show how fast the machine is. Timers run.
    const now = Date.now();
    Date.now = () => now;
    document.addEventListener('DOMContentLoaded', () => {
      document.head.append(
        Object.assign(document.createElement('style'), {
          // A caret blinks; what is far below the screen is drawn late or not at all, but is in the picture.
          textContent: `
            * { caret-color: transparent !important; }
            [data-drawn] * { content-visibility: visible !important; }`,
        }),
      );
    });
  });
}

/**
 * A story that is about to be drawn `width` CSS px wide: what is out of sight is there. For a picture of more than the
 * window Chromium lays the page out 1 px wide and back, which would leave what has scrolled sideways elsewhere.
 */
async function prepare(page: Page, width: number): Promise<void> {
  await page.evaluate((width) => {
    document.documentElement.setAttribute('data-drawn', '');
    document.documentElement.style.minWidth = `${width}px`;
  }, width);
}

/** A story before and after it is drawn: its text has the usual size, and what is out of sight may be left out. */
async function release(page: Page): Promise<void> {
  await page.evaluate(() => {
    const root = document.documentElement;
    root.style.removeProperty('font-size');
    root.style.removeProperty('min-width');
    root.removeAttribute('data-drawn');
  });
}

/**
 * Draws `stories` of the catalogue in `catalogue` into `folder`, and tells after each one; with `alone`, each in a
 * page that has shown no other.
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
      // A story keeps the scroll it ended with in its first mode; another size of phone or text begins at the top.
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
