import { type Reader, readStored } from './read.ts';

/** Assumed age in ms of an answer whose stored time is in the future, because a clock was wrong. */
const UNKNOWN_AGE_MS = 24 * 60 * 60 * 1000;

/**
 * Version of the stored format. Increase it when the shape of an answer changes, so that older answers are ignored.
 */
const VERSION = 1;

export interface StoredAnswer {
  version: number;
  /** When the server answered, ms since 1970. */
  at: number;
  data: unknown;
}

/** Returns an answer in the format in which the phone stores it. The answer arrived at `now`. */
export const storedAnswer = (data: unknown, now: number): StoredAnswer => ({
  version: VERSION,
  at: now,
  data,
});

/** A stored answer that could be read. */
export interface RestoredAnswer<T> {
  /** When the server answered, ms since 1970. A time in the future, from a wrong clock, is replaced by a day ago. */
  at: number;
  data: T;
}

/**
 * Reads an answer that the phone has stored. Null if there is none, if it has another version, or if it is damaged. The
 * phone stores only what was read before. So if `read` has to omit a part of the answer, the answer is damaged.
 *
 * @param text the stored JSON; null for none
 * @param now ms since 1970
 */
export function restoreAnswer<T>(
  text: string | null,
  read: Reader<T>,
  now: number,
): RestoredAnswer<T> | null {
  const omitted: string[] = [];
  try {
    const stored: Record<keyof StoredAnswer, unknown> = JSON.parse(text ?? '{}');
    if (stored.version !== VERSION || typeof stored.at !== 'number' || stored.at < 0) return null;
    const data = readStored(read, stored.data, omitted);
    if (omitted.length > 0) return null;
    return { at: stored.at > now ? now - UNKNOWN_AGE_MS : stored.at, data };
  } catch {
    return null;
  }
}
