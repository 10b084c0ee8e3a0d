/** A page that still runs after this time was not unloaded, ms. */
const UNLOAD_MS = 10_000;

/**
 * Resolves when the page should have been unloaded. A page keeps running for a moment after a reload was requested. An
 * action that awaits this cannot start again meanwhile.
 */
export function waitForUnload(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, UNLOAD_MS));
}
