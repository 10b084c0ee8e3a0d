// All waiting times of the app that are not product rules. Those up to `NEXT_MS` are in the order in which they begin
// after the app is opened. They delay work that the first screen does not need until a slow phone (CPU 10 times slower)
// has shown that screen.

/**
 * Longest time before the app renders for the first time, ms. If it is not known who is logged in by then, the app
 * renders its splash with a progress bar. Counted from the start of the code.
 */
export const SPLASH_MS = 400;

/** When Score loads its content below the first view, ms. Counted from the first paint of Score. */
export const BELOW_MS = 200;

/**
 * Delay before the app loads the code and data that its first screen can work without, ms: the fonts, the code that
 * sends further calls, and the number of new notifications. Counted from the first paint of the app. A long answer is
 * stored on the phone after the same delay, counted from its arrival.
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

/** How long the data behind a link stay requested after a finger has touched the link without opening it, ms. */
export const TOUCHED_MS = 3000;

/**
 * Longest time that an opened screen waits without placeholders for data that were requested when its link was touched,
 * ms.
 */
export const ANSWER_MS = 150;

/** Resolves after this time, ms. */
export const after = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));
