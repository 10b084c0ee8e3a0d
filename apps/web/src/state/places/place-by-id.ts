import { type Id, type Reader, readAgencies, readRegions } from '@gemas/domain';
import type { Send } from '../../api/call.ts';
import { fetchAgencies, fetchRegions } from '../../api/places.ts';
import { byKey } from '../core/by-key.ts';
import { answerKey, local } from '../core/storage.ts';
import { type AnswerStore, answerStore } from '../session/answer-store.ts';
import { readOwn, writeOwn } from '../session/owner.ts';
import { placeQuery } from './place-query.ts';

/**
 * Maximum number of answers that all queries of `placeById` together keep on the phone. Some places have thousands of
 * members, and the storage of a phone is small.
 */
export const MAX_PERSISTED = 5;

function isNames(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((name) => typeof name === 'string');
}

/** Like `answerStore`, but keeps only the `MAX_PERSISTED` answers that were stored last. */
function storedAmongFew<T>(userId: Id, name: string, read: Reader<T>): AnswerStore<T> {
  const answer = answerStore(userId, name, read);
  const list = answerKey(userId, 'by-id');
  return {
    ...answer,
    store(data, afterMs) {
      const stored = readOwn(userId, list, isNames, []);
      const all = [...stored.filter((other) => other !== name), name];
      for (const old of all.slice(0, -MAX_PERSISTED)) local.removeItem(answerKey(userId, old));
      writeOwn(userId, list, all.slice(-MAX_PERSISTED));
      answer.store(data, afterMs);
    },
  };
}

/**
 * Creates the queries for one kind of data about places, such as stats. The returned function receives the id of a
 * place and returns the query of that place.
 *
 * @param name identifies the data in the user's storage
 */
export function placeById<T>(
  name: string,
  fetch: (send: Send, id: Id, signal?: AbortSignal) => Promise<T>,
  read: Reader<T>,
) {
  return byKey((id: Id) =>
    placeQuery(`${name}:${id}`, (send, signal) => fetch(send, id, signal), read, storedAmongFew<T>),
  );
}

/** Regions of a territory. */
export const regionsAtom = placeById('regions', fetchRegions, readRegions);
/** Agencies of a region. */
export const agenciesAtom = placeById('agencies', fetchAgencies, readAgencies);
