// What the app does when, from its opening on: all waiting times that are not rules of the product. What the first
// screen does not need waits until a slow phone (CPU 10 times slower) has shown it.

/** Before the first paint. From the start of the code: so long the page's own splash waits for who is in, ms. */
export const SPLASH_MS = 400;

/** From the first paint of Score: then it loads what is below its first view, ms. */
export const BELOW_MS = 200;

/**
 * From the first paint of the app: then it loads what it looks and works the same without, ms. These are the fonts, the code
 * that sends further calls, and the bell's number. Long answers are copied to the phone as long after they came.
 */
export const LATER_MS = 500;

/** From the first rendering of a screen: then the worker is registered, and what prefetches is loaded, ms. */
export const IDLE_MS = 1500;

/** From the opening of a screen, once that is loaded: then the code of the next screens is, ms. */
export const NEXT_MS = 400;

/** From the touch of a link: so long the data behind it stays requested without being opened, ms. */
export const TOUCHED_MS = 3000;

/** From the tap on it: so long the screen waits for that data, to be rendered once instead of with boxes first, ms. */
export const ANSWER_MS = 150;

/** Resolves after this time, ms. */
export const after = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));
