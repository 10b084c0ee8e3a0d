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
  /**
   * Whether the browser denies access to its storage, or stores nothing at all (private mode). Otherwise a refused value
   * means that the storage is full.
   */
  isBlocked(): boolean;
  /** Returns the stored JSON value of a key. Returns `fallback` if the key has no value, or if `isValid` rejects it. */
  readJson<T>(key: string, isValid: (value: unknown) => value is T, fallback: T): T;
  /** Stores a value as JSON. Returns the result of `setItem`. */
  writeJson(key: string, value: unknown): boolean;
}

/** @param open returns the storage of the browser, or throws if the browser denies access to it */
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
  const safe: SafeStorage = {
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
    isBlocked: () => !tryTo((storage) => Object.keys(storage).length)?.done,
    readJson(key, isValid, fallback) {
      try {
        const value: unknown = JSON.parse(safe.getItem(key) ?? 'null');
        return isValid(value) ? value : fallback;
      } catch {
        return fallback;
      }
    },
    writeJson: (key, value) => safe.setItem(key, JSON.stringify(value)),
  };
  return safe;
}
