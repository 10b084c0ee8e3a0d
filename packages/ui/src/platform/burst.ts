/** Longest time between two presses of one burst, ms. A held key repeats more often than this. */
export const BURST_MS = 700;
