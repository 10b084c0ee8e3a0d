// Delays of the app, and time limits of its calls. `BELOW_MS`, `LATER_MS`, `IDLE_MS` and `NEXT_MS` delay work that the
// first screen does not need. A slow phone (CPU 10 times slower) can show its first screen before this work starts.
//
// All other times that spec section 9 sets, such as `FRESH_MS`, are in packages/domain. A time that only one
// file needs is in that file (search for `_MS =`).

/**
 * Longest time before the app renders for the first time, ms. Counted from the moment at which the app's code starts to
 * run. If the app does not know who is logged in after this time, it renders its splash with a progress bar.
 */
export const SPLASH_MS = 400;

/** Times per second that React yields to the browser while it renders a screen. React's default: 200. */
export const FRAME_RATE = 30;

/** Delay before Score loads the code of pages/score/later.tsx, ms. Counted from the first paint of Score. */
export const BELOW_MS = 200;

/**
 * Delay before a long answer is stored on the phone, ms. Counted from the arrival of the answer. Storing an
 * answer of 5,000 rows at once would delay the first rows and a tap on them.
 */
export const LATER_MS = 500;

/**
 * Delay before the service worker is registered and the code that prefetches is loaded, ms. Counted from the first
 * rendering of a screen.
 */
export const IDLE_MS = 1500;

/**
 * Delay before the code of the likely next screens is loaded, ms. Counted from the opening of each screen. On the first
 * screen, counted from the end of `IDLE_MS`.
 */
export const NEXT_MS = 400;

/** How long, in ms, the data call of a touched link is kept alive if the link's screen is not opened. */
export const TOUCHED_MS = 3000;

/** Pause in ms between two checks whether the server can be reached again, on a visible page with remembered data. */
export const RECONNECT_MS = 30_000;

/** Time limit of a call, ms (spec section 9). A call without a complete answer within this time fails as `timeout`. */
export const CALL_TIMEOUT_MS = 15_000;

/** Time limit of an order, a claim and a simulation, ms (spec section 9). */
export const ORDER_TIMEOUT_MS = 30_000;
