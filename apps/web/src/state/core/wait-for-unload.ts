/** A page that still runs after this time was not unloaded, ms. */
const UNLOAD_MS = 10_000;

/** A page runs on for a moment after it is asked to reload: an action that awaits this cannot start again meanwhile. */
export function waitForUnload(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, UNLOAD_MS));
}
