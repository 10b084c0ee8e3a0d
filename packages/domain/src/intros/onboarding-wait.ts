/**
 * How long Score, the home screen, waits for the lists of intros and surveys to load, ms (decision 56). Score is then
 * shown without the lists that are still loading. When Score is opened again, it shows what has arrived meanwhile,
 * without another wait.
 */
export const ONBOARDING_WAIT_MS = 1400;
