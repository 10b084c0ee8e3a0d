/**
 * Maximum time that a test waits for an expected result, ms. Used by stories, browser tests and journeys. The limit is
 * high, because slow machines need time, and only a failing test waits until the limit.
 */
export const PATIENCE_MS = 30_000;

export const TEST_TIMEOUT_MS = 180_000;
