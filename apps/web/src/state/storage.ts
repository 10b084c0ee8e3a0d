/** What the app keeps on the phone (contract, Stored keys). */
export const LOCAL_KEYS = {
  token: 'token',
  loginCode: 'login_code',
  viewedIntros: 'viewed_intros',
  lastRewards: 'last_rewards',
  statsRefreshedAt: 'stats_refreshed_at',
  seenBalance: 'seen_balance',
  sentClaim: 'sent_claim',
} as const;

export const SESSION_KEYS = {
  user: 'user',
  wallet: 'wallet',
  draft: 'draft',
  sentOrder: 'sent_order',
  notice: 'notice',
  ticketDraft: 'ticket_draft',
} as const;

/** A storage that never throws: what cannot be written (private mode, quota) lives in memory. */
export interface SafeStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  clear(): void;
}

export function safeStorage(open: () => Storage): SafeStorage {
  const memory = new Map<string, string>();
  function tryTo<T>(act: (storage: Storage) => T): T | undefined {
    try {
      return act(open());
    } catch {
      return undefined;
    }
  }
  return {
    getItem: (key) => memory.get(key) ?? tryTo((storage) => storage.getItem(key)) ?? null,
    setItem(key, value) {
      const written = tryTo((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (written) memory.delete(key);
      else memory.set(key, value);
    },
    removeItem(key) {
      memory.delete(key);
      tryTo((storage) => storage.removeItem(key));
    },
    clear() {
      memory.clear();
      tryTo((storage) => storage.clear());
    },
  };
}

export const local = safeStorage(() => window.localStorage);
export const session = safeStorage(() => window.sessionStorage);

/** A stored JSON value, or `fallback` when there is none or it is not what `isValid` accepts. */
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

export function writeJson(storage: SafeStorage, key: string, value: unknown): void {
  storage.setItem(key, JSON.stringify(value));
}
