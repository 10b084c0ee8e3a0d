// Draws the stories of a built catalogue, each in its modes, into PNG files.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, CDPSession, Page } from 'playwright';
import type { Story } from '../catalogue/built.ts';
import { settle, shoot, show, visitStories } from '../catalogue/preview.ts';
import { type Mode, modesOf } from './modes.ts';

/** What came of one story in one mode: a file beside the others, or why there is none. */
export interface Picture {
  story: string;
  mode: string;
  file: string | null;
  problem: string | null;
}

const fileName = (story: string, mode: Mode) => `${story}@${mode.name.replace(/\W+/g, '-')}.png`;

/** A caret blinks. */
async function hideCaret(context: BrowserContext): Promise<void> {
  await context.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      document.head.append(
        Object.assign(document.createElement('style'), {
          textContent: '*{caret-color:transparent!important}',
        }),
      );
    }),
  );
}

/** Draws `stories` of the catalogue in `catalogue` into `folder`, and tells after each one. */
export async function drawStories(
  catalogue: string,
  folder: string,
  stories: readonly Story[],
  onDrawn: () => void,
): Promise<Picture[]> {
  mkdirSync(folder, { recursive: true });
  const pictures: Picture[] = [];

  async function drawStory(page: Page, cdp: CDPSession, story: Story): Promise<void> {
    for (const [at, mode] of modesOf(story).entries()) {
      const { width, height } = mode;
      await page.setViewportSize({ width, height });
      const problem = at === 0 ? await show(page, story.id) : null;
      const file = fileName(story.id, mode);
      // A story keeps the scroll it ended with in its first mode; another size of phone or text begins at the top.
      const full = await settle(page, mode.text, at > 0);
      writeFileSync(join(folder, file), await shoot(cdp, { x: 0, y: 0, width, height: full }));
      pictures.push({ story: story.id, mode: mode.name, file, problem });
      if (problem !== null) break;
    }
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  }

  await visitStories(catalogue, stories, {
    prepare: hideCaret,
    async visit(page, cdp, story) {
      await drawStory(page, cdp, story).catch((error: unknown) => {
        const problem = String(error instanceof Error ? error.message : error);
        if (/ENOSPC/.test(problem)) throw error;
        pictures.push({ story: story.id, mode: '390', file: null, problem });
      });
      onDrawn();
    },
  });
  return pictures;
}
