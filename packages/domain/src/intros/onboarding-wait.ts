/**
 * Time in ms that Score, the home screen, waits for the lists of intros and surveys to load (decision 56). After that,
 * Score is shown without the lists that are still loading. When the user opens Score again, Score shows the lists that
 * have arrived meanwhile, and does not wait for the others.
 */
export const ONBOARDING_WAIT_MS = 1400;
