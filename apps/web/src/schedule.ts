// All waiting times of the app that are not product rules, in the order in which they begin after the app is opened.
// Work that the first screen does not need waits until a slow phone (CPU 10 times slower) has shown that screen.

/** How long the page's own splash waits to know who is logged in, ms. Counted from the start of the code. */
export const SPLASH_MS = 400;

/** When Score loads its content below the first view, ms. Counted from the first paint of Score. */
export const BELOW_MS = 200;

/**
 * When the app loads what it can work without: the fonts, the code that sends further calls, and the number on the
 * bell, ms. Counted from the first paint of the app. A long answer is stored on the phone this long after it arrived.
 */
export const LATER_MS = 500;

/**
 * When the service worker is registered and the code that prefetches is loaded, ms. Counted from the first rendering of
 * a screen.
 */
export const IDLE_MS = 1500;

/**
 * When the code of the next screens is loaded, ms. Counted from the opening of a screen, or from the end of `IDLE_MS`.
 */
export const NEXT_MS = 400;

/** How long data stays requested after a finger touched a link that needs it, ms. */
export const TOUCHED_MS = 3000;

/**
 * How long after the tap a screen waits for data that was requested on touch, ms. Until then it shows no placeholders.
 */
export const ANSWER_MS = 150;

/** Resolves after this time, ms. */
export const after = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));
