/** Presses that follow each other within this time count as one burst, ms. A held key repeats faster than this. */
export const BURST_MS = 700;
