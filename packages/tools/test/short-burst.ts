// Shortens timers of `BURST_MS` to `SHORT_MS` in unit tests. Nobody taps in a unit test, so waiting for the end of a
// burst of taps would only take time. Fake timers are not shortened, because they replace this `setTimeout`.

/** Equal to `BURST_MS` in packages/ui/src/platform/burst.ts, which the tools may not import. */
const BURST_MS = 700;
const SHORT_MS = 20;

/** The original `setTimeout`. It must be wrapped only once, but Vitest runs this file several times in one process. */
const shared = globalThis as { nodeSetTimeout?: typeof setTimeout };
shared.nodeSetTimeout ??= globalThis.setTimeout;
const start = shared.nodeSetTimeout;

globalThis.setTimeout = ((...[callback, ms, ...args]: Parameters<typeof start>) =>
  start(callback, ms === BURST_MS ? SHORT_MS : ms, ...args)) as typeof setTimeout;
