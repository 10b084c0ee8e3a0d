/**
 * The longest that Score is held in a visit, ms, until it is known what is shown before it (decision 56). What has not
 * arrived by then counts as nothing pending until Score is opened the next time.
 */
export const ONBOARDING_WAIT_MS = 1400;
