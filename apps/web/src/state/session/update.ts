import { SESSION_KEYS, session } from '../core/storage.ts';

/**
 * Whether the user has tapped ACTUALIZAR in this visit, and the screen 'Update pending' has not been shown since then
 * (decision 75).
 */
export const wasUpdated = () => session.getItem(SESSION_KEYS.updated) !== null;

/** Called when the screen 'Update pending' is shown, and when no update is due any more. */
export const forgetUpdate = () => session.removeItem(SESSION_KEYS.updated);
