/** Time-out of a call, ms. */
export const TIMEOUT_MS = 15_000;

/** Age from which a stored answer is not shown any more, ms. */
export const MAX_AGE_MS = 24 * 60 * 60 * 1000;
