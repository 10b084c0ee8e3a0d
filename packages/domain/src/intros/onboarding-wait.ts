/**
 * How long Score, the home screen, waits for intros, surveys and the tour to load, ms (decision 56). Lists that have not
 * loaded in time are skipped until Score is opened again. After one such wait, Score does not wait again in the visit.
 */
export const ONBOARDING_WAIT_MS = 1400;
