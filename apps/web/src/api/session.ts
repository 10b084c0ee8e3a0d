import {
  type Identity,
  ignored,
  isCodeRefused,
  readIdentity,
  readSession,
  type Session,
} from '@gemas/domain';
import { ApiError, type Send, toFailure } from './call.ts';
import { USER_PATH } from './early-calls.ts';
import { postTo, SECONDARY } from './endpoint.ts';

/** Sends the log-in. If the server refuses the code, whatever its status, the call fails as `unauthorized`. */
export function login(send: Send, code: string): Promise<Session> {
  return send({
    method: 'POST',
    path: '/auth/login',
    body: { code },
    read: readSession(code),
    secondary: true,
    isEntering: true,
    opensMaintenance: true,
  }).catch((error: unknown) => {
    const { message, status } = toFailure(error);
    if (!isCodeRefused(toFailure(error))) throw error;
    throw new ApiError('unauthorized', message, { cause: error, status });
  });
}

/** Fetches the user of the token. `isEntering` is true for the start-up, which handles all failures itself. */
export function fetchUser(send: Send, isEntering = false): Promise<Identity> {
  return send({
    method: 'GET',
    path: USER_PATH,
    read: readIdentity,
    isEntering,
    opensMaintenance: true,
  });
}

/** Tells the server that the user has updated the app. */
export const completeUpdate = postTo('/auth/complete_update', ignored, SECONDARY);
