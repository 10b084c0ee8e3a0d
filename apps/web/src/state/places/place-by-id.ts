import type { Reader } from '@gemas/domain';
import type { Send } from '../../api/client.ts';
import { byKey } from '../core/by-key.ts';
import { persistedAmongFew } from '../session/persisted-few.ts';
import { placeQuery } from './place-query.ts';

/**
 * Creates the queries for one kind of data about places, such as stats. Returns a function that returns the query of a
 * place by the id of the place. Like the queries of the user's own places, these queries are persisted, fetched every
 * 20 minutes at most, and no longer fetched after the game.
 *
 * @param question name of the data in the user's storage
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
