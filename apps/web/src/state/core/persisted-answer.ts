import type { Reader } from '../../api/read.ts';
import { writeOwn } from '../session/owner.ts';
import { local, readJson } from './storage.ts';

/** A change of what is kept makes older answers unreadable: raise it then. */
const VERSION = 1;
/** Answers older than this are not worth showing, ms. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;

interface Kept {
  version: number;
  /** When it was answered, ms since the epoch. */
  at: number;
  data: unknown;
}

function isKept(value: unknown): value is Kept {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    value.version === VERSION &&
    'at' in value &&
    typeof value.at === 'number' &&
    Date.now() - value.at < MAX_AGE_MS
  );
}

/** When an answer was kept. One of the future was kept by a clock that was wrong then or is now: as old as may be. */
function answeredAt({ at }: Kept): number {
  const now = Date.now();
  return at > now ? now - MAX_AGE_MS : at;
}

/** Query options that show the kept answer first; it is refreshed once it is stale. */
export interface KeptOptions<T> {
  initialData: () => T | undefined;
  initialDataUpdatedAt: () => number | undefined;
}

/** An answer kept on the phone for one user: phones are shared. */
export interface KeptAnswer<T> {
  options: KeptOptions<T>;
  /** Writes it to the phone, a little later. */
  keep: (data: T) => void;
}

/** Where the answer to a question is kept for a user. */
export function keptKey(userId: number, question: string): string {
  return `cache:${userId}:${question}`;
}

/**
 * Keeps the answer to a question (spec section 4, Caching). What comes back is read more carefully than an answer
 * of the server: it was whole when it was kept. One of which `read` leaves anything out, another version's and
 * another user's count as nothing.
 */
export function keptAnswer<T>(userId: number, question: string, read: Reader<T>): KeptAnswer<T> {
  const key = keptKey(userId, question);
  let known: { at: number; data: T } | null | undefined;
  const recall = () => {
    if (known !== undefined) return known;
    const kept = readJson(local, key, isKept, null);
    const left: string[] = [];
    try {
      known = kept && { at: answeredAt(kept), data: read(kept.data, left) };
      if (left.length > 0) known = null;
    } catch {
      known = null;
    }
    return known;
  };
  return {
    options: {
      initialData: () => recall()?.data,
      initialDataUpdatedAt: () => recall()?.at,
    },
    keep: (data) => {
      const kept: Kept = { version: VERSION, at: Date.now(), data };
      known = { at: kept.at, data };
      // In a task of its own: to write thousands of members takes a while. Not for who is gone meanwhile.
      setTimeout(() => writeOwn(userId, key, kept));
    },
  };
}
