/**
 * How long every test waits for something that is still to come, ms: stories, browser tests and journeys. Only a test that
 * fails waits this long, so the value suits the slowest machine.
 */
export const PATIENCE_MS = 30_000;

/** How long a whole test may take, ms. */
export const TEST_TIMEOUT_MS = 180_000;
