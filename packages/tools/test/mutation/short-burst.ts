// Shortens timers of `BURST_MS` to `SHORT_MS`. Otherwise the tests, which run again for each mutation, would wait too
// long for the end of bursts of taps. Fake timers are not shortened, because they replace this `setTimeout`.

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
