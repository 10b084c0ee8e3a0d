/** A call without an answer by then has failed, ms. */
export const TIMEOUT_MS = 15_000;
