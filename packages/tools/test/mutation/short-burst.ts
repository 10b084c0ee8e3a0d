// Shortens the wait for the end of a burst of taps, because each mutation runs its tests again. A test with a fake clock
// replaces this `setTimeout` and sees the real wait.

/** `BURST_MS` of packages/ui/src/platform/burst.ts, which the tools may not import. */
const BURST_MS = 700;
const SHORT_MS = 70;

/** The `setTimeout` of Node, which stays the same however often Vitest runs this file. */
const shared = globalThis as { nodeSetTimeout?: typeof setTimeout };
shared.nodeSetTimeout ??= globalThis.setTimeout;
const start = shared.nodeSetTimeout;

globalThis.setTimeout = Object.assign(
  (...[callback, ms, ...args]: Parameters<typeof start>) =>
    start(callback, ms === BURST_MS ? SHORT_MS : ms, ...args),
  start,
);
