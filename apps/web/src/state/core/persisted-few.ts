import type { Reader } from '../../api/read.ts';
import { readOwn, writeOwn } from '../session/owner.ts';
import { type KeptAnswer, keptAnswer, keptKey } from './persisted-answer.ts';
import { local } from './storage.ts';

/** Places by id of which the answers are kept: some have thousands of members, and a phone's storage is small. */
export const MOST_KEPT = 5;

function isQuestions(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((question) => typeof question === 'string');
}

/** As `keptAnswer`, for one of many questions: the oldest beyond `MOST_KEPT` is forgotten. */
export function keptAmongFew<T>(userId: number, question: string, read: Reader<T>): KeptAnswer<T> {
  const { options, keep } = keptAnswer(userId, question, read);
  const list = keptKey(userId, 'by-id');
  return {
    options,
    keep(data) {
      const kept = readOwn(userId, list, isQuestions, []);
      const all = [...kept.filter((other) => other !== question), question];
      for (const old of all.slice(0, -MOST_KEPT)) local.removeItem(keptKey(userId, old));
      writeOwn(userId, list, all.slice(-MOST_KEPT));
      keep(data);
    },
  };
}
