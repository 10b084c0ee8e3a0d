/**
 * How long Score, the home screen, waits for intros, surveys and the tour to load, ms (decision 56). Score is then
 * shown without the lists that are still loading. When Score is opened again, those lists are checked again, without a
 * wait.
 */
export const ONBOARDING_WAIT_MS = 1400;
