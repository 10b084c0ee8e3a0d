/** A call without an answer fails after this time, ms. */
export const TIMEOUT_MS = 15_000;

/** Stored answers that are older are not shown, ms. */
export const MAX_AGE_MS = 24 * 60 * 60 * 1000;
