/**
 * Maximum time that a test waits for an expected result, ms. Used by stories, browser tests and journeys. Only a
 * failing test waits this long, so the limit is long enough for the slowest machine.
 */
export const PATIENCE_MS = 30_000;

/** Time limit of a whole test, ms. */
export const TEST_TIMEOUT_MS = 180_000;
