import { type Identity, ignored, readIdentity, readSession, type Session } from '@gemas/domain';
import type { Post, Send } from './client.ts';

/** `POST /auth/login`. For a wrong code it fails as `unauthorized`. */
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

/**
 * `GET /auth/user`: the user of the token. `isEntering`: true if the start-up calls it, which handles failures itself.
 */
export function fetchUser(send: Send, isEntering = false): Promise<Identity> {
  return send({ method: 'GET', path: '/auth/user', read: readIdentity, isEntering });
}

/** `POST /auth/complete_update`. */
export function completeUpdate(post: Post): Promise<void> {
  return post({ method: 'POST', path: '/auth/complete_update', read: ignored, secondary: true });
}
