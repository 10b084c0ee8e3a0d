/**
 * The longest time per visit that Score waits for intros, surveys and the tour to load, ms (decision 56). Those not
 * loaded in time are skipped until Score is opened again.
 */
export const ONBOARDING_WAIT_MS = 1400;
