// Shortens the wait for the end of a burst of taps, because the tests run again for each mutation. A test with fake
// timers replaces this `setTimeout`, so for such a test the wait is not shortened.

/** Equal to `BURST_MS` in packages/ui/src/platform/burst.ts, which the tools may not import. */
const BURST_MS = 700;
const SHORT_MS = 70;

/**
 * Stores the original `setTimeout`. Vitest runs this file several times in one process, and the shortened `setTimeout`
 * must not be wrapped again.
 */
const shared = globalThis as { nodeSetTimeout?: typeof setTimeout };
shared.nodeSetTimeout ??= globalThis.setTimeout;
const start = shared.nodeSetTimeout;

globalThis.setTimeout = Object.assign(
  (...[callback, ms, ...args]: Parameters<typeof start>) =>
    start(callback, ms === BURST_MS ? SHORT_MS : ms, ...args),
  start,
);
