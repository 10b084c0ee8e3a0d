// Setup of the stories' run for `npm run check:pictures`: after its play function, each story is compared with its
// picture of an earlier commit, in each of its modes (.storybook/pictures.ts). A mode is a size of the phone and of the
// text.
import { expect } from 'vitest';
import { untilSettled, watchWork } from '../lib/work.ts';
import { resize } from '../stories/checked.ts';

/** Maximum height of a picture, in heights of the phone. Only long lists are higher. */
const MAX_PHONES = 4;
/** A page is quiet if it has not changed for this time, ms. Loading a module of a page takes less time. */
const QUIET_MS = 250;
/** Maximum wait for calls, timers and images, ms. Some stories have a call that is never answered. */
const MAX_WAIT_MS = 3000;

/**
 * A picture waits for timers with a shorter delay than this, ms. Timers of 1000 ms do not count, because Storybook sets
 * one for each story.
 */
const SOON_MS = 900;

// All test files share a page, so this file may run several times in a page.
if (!('work' in globalThis)) watchWork(SOON_MS);

// Stops the clock, because a countdown would show another time on a slower machine. Timers run as usual.
const now = Date.now();
Date.now = () => now;

const quiet = () =>
  new Promise<void>((resolve) => {
    const end = () => {
      observer.disconnect();
      resolve();
    };
    let timer = setTimeout(end, QUIET_MS);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(end, QUIET_MS);
    });
    observer.observe(document, { attributes: true, childList: true, subtree: true });
  });

async function loaded(): Promise<void> {
  await quiet();
  await untilSettled();
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
}

const atRest = () =>
  Promise.race([loaded(), new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);

/** Makes the window one or more phones high, until the page fits or the window is `MAX_PHONES` phones high. */
async function showWhole(width: number, height: number): Promise<void> {
  for (let phones = 1; phones <= MAX_PHONES; phones += 1) {
    await resize(width, phones * height);
    await atRest();
    if (document.documentElement.scrollHeight <= phones * height) return;
  }
}

/** Compares the window with the picture `name`. Returns the difference as text. Accepts a story without a picture. */
async function difference(name: string): Promise<string[]> {
  // Vitest takes pictures of elements only, so an element covers the window.
  const cover = document.createElement('div');
  cover.style.cssText = 'position: fixed; inset: 0; pointer-events: none';
  document.documentElement.append(cover);
  try {
    await expect(cover).toMatchScreenshot(name);
    return [];
  } catch (error) {
    const { message } = error as Error;
    return message.includes('No existing reference screenshot') ? [] : [message];
  } finally {
    cover.remove();
  }
}

globalThis.checkStory = async ({ id, parameters: { chromatic, viewport } }) => {
  if (chromatic?.disableSnapshot) return;
  const { style } = document.documentElement;
  const { fontSize } = style;
  const differences: string[] = [];
  for (const [mode, { viewport: phone, text }] of Object.entries(chromatic?.modes ?? {})) {
    const size = viewport?.options?.[phone]?.styles;
    if (!size) throw new Error(`The mode ${mode} has no phone`);
    style.fontSize = text === undefined ? fontSize : `${text}%`;
    await showWhole(Number.parseInt(size.width, 10), Number.parseInt(size.height, 10));
    differences.push(...(await difference(`${id.replace('--', '/')}/${mode}`)));
  }
  style.fontSize = fontSize;
  if (differences.length > 0) throw new Error(differences.join('\n'));
};
