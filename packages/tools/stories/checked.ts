// Shared by the checks that run after each story: `npm run check:stories` (room/room.ts) and `npm run check:pictures`
// (../pictures/pictures.ts).
import type axe from 'axe-core';
import { page } from 'vitest/browser';
import type { StoryControls } from './room/controls.ts';

/** What the checks read of Storybook's context of a story. */
export interface CheckedStory extends StoryControls {
  readonly id: string;
  readonly title: string;
  readonly tags: readonly string[];
  readonly parameters: {
    readonly a11y?: { config?: axe.Spec; options?: axe.RunOptions };
    readonly chromatic?: {
      readonly disableSnapshot?: boolean;
      /** The modes by name. A mode has the size of a phone, as a key of `viewport.options`, and the size of the text, %. */
      readonly modes?: Readonly<Record<string, { viewport: string; text?: number }>>;
    };
    readonly viewport?: {
      /** Sizes of the phones: '390px'. */
      readonly options?: Readonly<Record<string, { styles: { width: string; height: string } }>>;
    };
  };
}

declare global {
  /** Called by the preview after each story. Defined only in these runs. Throws if the story has a fault. */
  var checkStory: ((story: CheckedStory) => Promise<void>) | undefined;
}

export const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Sets the size of the window, CSS px, scrolls to the top, and waits until the page has been rendered again. */
export async function resize(width: number, height: number): Promise<void> {
  await page.viewport(width, height);
  // Simulates scrolling by the user, after which a list of messages no longer scrolls to its end by itself.
  window.dispatchEvent(new WheelEvent('wheel'));
  window.scrollTo({ top: 0, behavior: 'instant' });
  await frame();
  await frame();
}
