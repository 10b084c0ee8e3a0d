// What the app does when, from its opening on: all waiting times that are not rules of the product. What the first
// screen does not need waits until a slow phone (CPU 10 times slower) has shown it.
//
// 1. Before the first paint: who is in (SPLASH_MS).
// 2. After it, what this screen shows below its first view (BELOW_MS), then what it looks and works the same without:
//    fonts, the code that sends further calls, the bell's number, copies of long answers on the phone (LATER_MS).
// 3. When the screen is quiet: code of the next screens, the worker of the page (IDLE_MS, later NEXT_MS).
// 4. On touch: code and data of the screen behind the link (TOUCHED_MS, ANSWER_MS).

/** The page's own splash stays so long for an answer to who is in, ms. */
export const SPLASH_MS = 400;

/** So long after its paint a screen loads what is below its first view, ms. */
export const BELOW_MS = 200;

/** So long after its paint the first screen loads what it can do without, ms. */
export const LATER_MS = 500;

/** So long after its start the app is taken for idle, ms. */
export const IDLE_MS = 1500;

/** So long after a screen was opened the code of the next ones is loaded, ms. */
export const NEXT_MS = 400;

/** So long what a finger was put on stays requested without being opened, ms. */
export const TOUCHED_MS = 3000;

/** So long a screen that was opened by touch waits for its answer, to be rendered once instead of with boxes first, ms. */
export const ANSWER_MS = 150;

/** Resolves after this time, ms. */
export const after = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));
