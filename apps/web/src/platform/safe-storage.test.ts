import { describe, expect, it } from 'vitest';
import { safeStorage } from './safe-storage.ts';

const ALL = ['getItem', 'setItem', 'removeItem', 'clear'] as const;

/** Returns a storage of a browser in which the functions named in `broken` throw. */
function phone(broken: readonly (typeof ALL)[number][], items: Record<string, string> = {}) {
  const kept = new Map(Object.entries(items));
  const real = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  };
  const refuse = () => {
    throw new DOMException('refused', 'QuotaExceededError');
  };
  const storage = { ...real, ...Object.fromEntries(broken.map((call) => [call, refuse])) };
  return { kept, safe: safeStorage(() => storage as Storage) };
}

/** Returns a storage of a browser that can store `quota` characters. */
function smallStorage(quota: number): Storage {
  type Items = Record<string, string>;
  const used = (items: Items) => Object.entries(items).flat().join('').length;
  const methods = {
    getItem(this: Items, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Items, key: string, value: string) {
      if (used({ ...this, [key]: value }) > quota) {
        throw new DOMException('full', 'QuotaExceededError');
      }
      this[key] = value;
    },
    removeItem(this: Items, key: string) {
      delete this[key];
    },
  };
  return Object.create(methods);
}

/** Every combination of functions that throw. */
const SETS = Array.from({ length: 2 ** ALL.length }, (_, set) =>
  ALL.filter((_call, bit) => set & (2 ** bit)),
);

describe.each(SETS.map((broken) => ({ broken })))(
  'a storage in which $broken throw',
  ({ broken }) => {
    it('returns the values that were stored last, and no removed values', () => {
      const { safe } = phone(broken, { token: 'of another', login_code: 'of another' });
      safe.setItem('token', 'one');
      expect(safe.getItem('token')).toBe('one');
      safe.setItem('token', 'two');
      expect(safe.getItem('token')).toBe('two');
      safe.removeItem('token');
      expect(safe.getItem('token')).toBeNull();
      safe.setItem('token', 'three');
      safe.clear();
      expect(safe.getItem('token')).toBeNull();
      expect(safe.getItem('login_code')).toBeNull();
      safe.setItem('token', 'four');
      expect(safe.getItem('token')).toBe('four');
    });
  },
);

it('stores in memory if the browser has no storage', () => {
  const safe = safeStorage(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  safe.setItem('token', 'one');
  expect(safe.getItem('token')).toBe('one');
  safe.clear();
  expect(safe.getItem('token')).toBeNull();
});

it('removes the older value if the new value does not fit', () => {
  const { safe, kept } = phone(['setItem'], { token: 'of another' });
  safe.setItem('token', 'one');
  expect(kept.has('token')).toBe(false);
});

it('returns the keys that begin with a prefix, including those in memory', () => {
  const full = smallStorage(12);
  const safe = safeStorage(() => full);
  expect(safe.setItem('a:1', 'kept')).toBe(true);
  expect(safe.setItem('a:2', 'does not fit')).toBe(false);
  expect(safe.setItem('b:1', '')).toBe(true);
  expect(safe.keys('a:').sort()).toEqual(['a:1', 'a:2']);
  safe.removeItem('a:1');
  expect(safe.keys('a:')).toEqual(['a:2']);
  expect(safe.keys('')).toHaveLength(2);
});

it('tells a blocked storage from a full one', () => {
  const denied = safeStorage(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(denied.isBlocked()).toBe(true);
  const none = safeStorage(() => null as unknown as Storage);
  expect(none.isBlocked()).toBe(true);
  // Private mode of old Safari versions: the storage can be read, but its quota is 0.
  const quotaOfZero = smallStorage(0);
  const empty = safeStorage(() => quotaOfZero);
  expect(empty.setItem('a', 'b')).toBe(false);
  expect(empty.isBlocked()).toBe(true);
  const small = smallStorage(4);
  const full = safeStorage(() => small);
  full.setItem('a', 'b');
  expect(full.setItem('c', 'does not fit')).toBe(false);
  expect(full.isBlocked()).toBe(false);
});

it('returns a stored value that is valid, otherwise the fallback', () => {
  const isNumber = (value: unknown): value is number => typeof value === 'number';
  const { safe } = phone([], { damaged: '{', text: '"7"' });
  expect(safe.writeJson('number', 7)).toBe(true);
  expect(safe.getItem('number')).toBe('7');
  expect(safe.readJson('number', isNumber, 0)).toBe(7);
  for (const key of ['damaged', 'text', 'none']) expect(safe.readJson(key, isNumber, 0)).toBe(0);
});
