import type { Reader } from '@gemas/domain';
import { local, persistedKey } from '../core/storage.ts';
import { readOwn, writeOwn } from './owner.ts';
import { type PersistedAnswer, persistedAnswer } from './persisted-answer.ts';

/**
 * Maximum number of places whose answers are persisted. Some places have thousands of members, and the storage of a
 * phone is small.
 */
export const MAX_PERSISTED = 5;

function isQuestions(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((question) => typeof question === 'string');
}

/**
 * Like `persistedAnswer`, for one of many queries of a kind, such as the stats of each place by its id. Only
 * `MAX_PERSISTED` answers are stored. When another one is stored, the oldest is removed.
 */
export function persistedAmongFew<T>(
  userId: number,
  question: string,
  read: Reader<T>,
): PersistedAnswer<T> {
  const { options, last, persist } = persistedAnswer(userId, question, read);
  const list = persistedKey(userId, 'by-id');
  return {
    options,
    last,
    persist(data, afterMs) {
      const stored = readOwn(userId, list, isQuestions, []);
      const all = [...stored.filter((other) => other !== question), question];
      for (const old of all.slice(0, -MAX_PERSISTED)) local.removeItem(persistedKey(userId, old));
      writeOwn(userId, list, all.slice(-MAX_PERSISTED));
      persist(data, afterMs);
    },
  };
}
