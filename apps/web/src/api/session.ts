import { type Identity, ignored, readIdentity, readSession, type Session } from '@gemas/domain';
import type { Send } from './client.ts';
import { postTo, SECONDARY } from './get.ts';

/** A wrong code fails as `unauthorized`. */
export function login(send: Send, code: string): Promise<Session> {
  return send({
    method: 'POST',
    path: '/auth/login',
    body: { code },
    read: readSession(code),
    secondary: true,
    isEntering: true,
  });
}

/** Fetches the user of the token. `isEntering`: true if the start-up calls it, which handles failures itself. */
export function fetchUser(send: Send, isEntering = false): Promise<Identity> {
  return send({ method: 'GET', path: '/auth/user', read: readIdentity, isEntering });
}

/** Tells the server that the user has updated the app. */
export const completeUpdate = postTo('/auth/complete_update', ignored, SECONDARY);
