/** Presses at most this far apart are one burst, ms. A key that is held down repeats sooner. */
export const BURST_MS = 700;
