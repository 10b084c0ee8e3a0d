/** Keys of the values that the app stores in local storage (contract, Stored keys). */
export const LOCAL_KEYS = {
  token: 'token',
  loginCode: 'login_code',
  viewedIntros: 'viewed_intros',
  lastRewards: 'last_rewards',
  statsRefreshedAt: 'stats_refreshed_at',
  seenBalance: 'seen_balance',
  notYetReceived: 'not_yet_received',
  pinnedPrize: 'pinned_prize',
  placeOrder: 'place_order',
} as const;

export const SESSION_KEYS = {
  user: 'user',
  wallet: 'wallet',
  draft: 'draft',
  notice: 'notice',
  ticketDraft: 'ticket_draft',
  surveyDraft: 'survey_draft',
  updated: 'updated',
} as const;

/** Key of the id of the user to whom all stored data belong. Used in local storage and in session storage. */
export const OWNER_KEY = 'owner';

/** Each entry of the ledger has its own key, so that two tabs never overwrite each other's entries (decision 37). */
export const LEDGER_PREFIX = 'ledger:';

/** Returns the storage key of the server's answer to a call, stored for a user. `call` is the name of the call. */
export function persistedKey(userId: number, call: string): string {
  return `cache:${userId}:${call}`;
}

/**
 * A storage that never throws. If the browser refuses an operation (private mode, quota), it is done in memory instead.
 */
export interface SafeStorage {
  getItem(key: string): string | null;
  /** Returns the keys that begin with `prefix`. */
  keys(prefix: string): string[];
  /**
   * Returns false if the browser refused to store the value. The value is then kept in memory until the page closes.
   */
  setItem(key: string, value: string): boolean;
  removeItem(key: string): void;
  clear(): void;
}

export function safeStorage(open: () => Storage): SafeStorage {
  /** Values that the storage refused to store; null for a key that it refused to remove. */
  const memory = new Map<string, string | null>();
  let isStuck = false;
  function tryTo<T>(act: (storage: Storage) => T): { done: T } | null {
    try {
      return isStuck ? null : { done: act(open()) };
    } catch {
      return null;
    }
  }
  return {
    getItem(key) {
      const value = memory.get(key);
      return value === undefined ? (tryTo((storage) => storage.getItem(key))?.done ?? null) : value;
    },
    keys(prefix) {
      const keys = new Set(tryTo((storage) => Object.keys(storage))?.done ?? []);
      for (const [key, value] of memory) {
        if (value === null) keys.delete(key);
        else keys.add(key);
      }
      return [...keys].filter((key) => key.startsWith(prefix));
    },
    setItem(key, value) {
      const read = tryTo((storage) => {
        storage.setItem(key, value);
        return storage.getItem(key);
      });
      if (read?.done === value) {
        memory.delete(key);
        return true;
      }
      memory.set(key, value);
      // The storage has refused the new value. If the old value stayed, such as another user's token, the next page
      // load would use it.
      tryTo((storage) => storage.removeItem(key));
      return false;
    },
    removeItem(key) {
      if (tryTo((storage) => storage.removeItem(key))) memory.delete(key);
      else memory.set(key, null);
    },
    clear() {
      memory.clear();
      // A storage that cannot be cleared is no longer read.
      isStuck = !tryTo((storage) => storage.clear());
    },
  };
}

export const local = safeStorage(() => globalThis.localStorage);
export const session = safeStorage(() => globalThis.sessionStorage);

/** Returns the stored JSON value of a key. Returns `fallback` if there is none or `isValid` rejects it. */
export function readJson<T>(
  storage: SafeStorage,
  key: string,
  isValid: (value: unknown) => value is T,
  fallback: T,
): T {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    return isValid(value) ? value : fallback;
  } catch {
    return fallback;
  }
}

/** Stores a value as JSON. Returns the result of `setItem`. */
export function writeJson(storage: SafeStorage, key: string, value: unknown): boolean {
  return storage.setItem(key, JSON.stringify(value));
}
