import type { Reader } from '@gemas/domain';
import type { Send } from '../../api/client.ts';
import { byKey } from '../core/by-key.ts';
import { persistedAmongFew } from '../core/persisted-few.ts';
import { placeQuery } from './place-query.ts';

/**
 * The answer about a place by its id. Persisted, throttled and ended with the game, like those of the user's own
 * places.
 */
export function placeById<T>(
  question: string,
  fetch: (send: Send, id: number, signal?: AbortSignal) => Promise<T>,
  read: Reader<T>,
) {
  return byKey((id: number) =>
    placeQuery(
      `${question}:${id}`,
      (send, signal) => fetch(send, id, signal),
      read,
      persistedAmongFew<T>,
    ),
  );
}
