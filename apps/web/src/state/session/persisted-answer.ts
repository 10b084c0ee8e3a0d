import type { Reader } from '@gemas/domain';
import { MAX_AGE_MS } from '../../api/timeout.ts';
import { local, persistedKey, readJson } from '../core/storage.ts';
import { ownWriter } from './owner.ts';

/**
 * Version of the stored format. Increase it when the shape of a persisted answer changes, so that older ones are
 * ignored.
 */
const VERSION = 1;

interface Stored {
  version: number;
  /** When the server answered, ms since the epoch. */
  at: number;
  data: unknown;
}

function isStored(value: unknown): value is Stored {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    value.version === VERSION &&
    'at' in value &&
    typeof value.at === 'number' &&
    value.at >= 0
  );
}

/**
 * Returns when an answer was stored, ms since 1970. A time in the future comes from a wrong clock, so that answer
 * counts as `MAX_AGE_MS` old.
 */
function answeredAt({ at }: Stored): number {
  const now = Date.now();
  return at > now ? now - MAX_AGE_MS : at;
}

/** Query options that show the persisted answer first, and refresh it when it is stale. */
export interface PersistedOptions<T> {
  initialData: () => T | undefined;
  initialDataUpdatedAt: () => number | undefined;
}

/** An answer persisted on the phone for one user, because phones are shared. */
export interface PersistedAnswer<T> {
  options: PersistedOptions<T>;
  /**
   * The last answer of any age, and when it was received, ms since 1970. Used when the game is over and the answer no
   * longer changes (decision D15). Null if nothing is stored.
   */
  last: () => { at: number; data: T } | null;
  /**
   * Stores `data` on the phone in a later task, after `afterMs` (default: 0). Stores `data` earlier if the page is
   * left.
   */
  persist: (data: T, afterMs?: number) => void;
}

/**
 * Stores and restores the answer to a question, such as 'materials' (spec section 4, Caching). `read` may omit parts of
 * an answer of the server, and only the other parts are stored. A stored answer of which `read` omits a part is
 * damaged, and is ignored as a whole. A stored answer of another version or of another user is ignored too.
 */
export function persistedAnswer<T>(
  userId: number,
  question: string,
  read: Reader<T>,
): PersistedAnswer<T> {
  const key = persistedKey(userId, question);
  let known: { at: number; data: T; isRecent: boolean } | null | undefined;
  const restore = () => {
    if (known !== undefined) return known;
    const stored = readJson(local, key, isStored, null);
    const omitted: string[] = [];
    try {
      known = stored && {
        at: answeredAt(stored),
        data: read(stored.data, omitted),
        isRecent: Date.now() - stored.at < MAX_AGE_MS,
      };
      if (omitted.length > 0) known = null;
    } catch {
      known = null;
    }
    return known;
  };
  const recent = () => {
    const stored = restore();
    return stored?.isRecent ? stored : null;
  };
  return {
    options: {
      initialData: () => recent()?.data,
      initialDataUpdatedAt: () => recent()?.at,
    },
    last: restore,
    persist: (data, afterMs) => {
      const stored: Stored = { version: VERSION, at: Date.now(), data };
      known = { at: stored.at, data, isRecent: true };
      const writeNow = ownWriter(userId, key, stored);
      const write = () => {
        clearTimeout(timer);
        globalThis.removeEventListener?.('pagehide', write);
        writeNow();
      };
      const timer = setTimeout(write, afterMs);
      globalThis.addEventListener?.('pagehide', write);
    },
  };
}
