/** A call without an answer by then has failed, ms. */
export const TIMEOUT_MS = 15_000;

/** Older answers are not shown from the phone's memory, ms. */
export const MAX_AGE_MS = 24 * 60 * 60 * 1000;
