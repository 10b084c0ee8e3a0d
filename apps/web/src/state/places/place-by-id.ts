import type { Reader } from '@gemas/domain';
import type { Send } from '../../api/client.ts';
import { byKey } from '../core/by-key.ts';
import { persistedAmongFew } from '../session/persisted-few.ts';
import { placeQuery } from './place-query.ts';

/**
 * Returns the queries of a question about places, by the id of the place. Like the queries of the user's own places,
 * they are persisted, fetched every 20 minutes at most, and no longer fetched after the game.
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
