/**
 * The longest that Score may stand there without being usable, ms, while intros or surveys are on their way: time
 * for their code and one round of calls on a slow mobile network, and no more, since a screen that is dead for
 * longer looks broken. What has not come by then counts as nothing pending until Score is opened the next time.
 */
export const ONBOARDING_WAIT_MS = 5000;
