/** A page that still runs after this time was not unloaded, ms. */
const UNLOAD_MS = 10_000;

/**
 * Resolves after `UNLOAD_MS`. Awaited by a latched action that has requested a reload, so that the action cannot start
 * again while the page still runs.
 */
export function waitForUnload(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, UNLOAD_MS));
}
