/**
 * The longest that Score may be held, ms, while intros or surveys are loading: time for their code and one round of
 * calls on a slow mobile network, and no more, since a screen that does not react for longer looks broken. What has
 * not arrived by then counts as nothing pending until Score is opened the next time.
 */
export const ONBOARDING_WAIT_MS = 5000;
