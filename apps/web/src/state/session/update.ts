import { SESSION_KEYS, session } from '../core/storage.ts';

/** Whether ACTUALIZAR was tapped in this visit, and `forgetUpdate` has not been called since (decision 75). */
export const wasUpdated = () => session.getItem(SESSION_KEYS.updated) !== null;

/** Called when the screen 'Update pending' is shown, and when no update is due any more. */
export const forgetUpdate = () => session.removeItem(SESSION_KEYS.updated);
