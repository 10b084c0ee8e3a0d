/**
 * Returns a storage like that of a browser, for tests that run outside of a browser. `quota` is the number of
 * characters that it can store.
 */
export function fakeStorage(quota = Number.POSITIVE_INFINITY): Storage {
  const values = new Map<string, string>();
  const used = () => [...values].reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  const methods = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem(key: string, value: string) {
      const before = values.get(key);
      values.set(key, value);
      if (used() <= quota) return;
      if (before === undefined) values.delete(key);
      else values.set(key, before);
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: (key: string) => void values.delete(key),
    clear: () => values.clear(),
    key: (at: number) => [...values.keys()][at] ?? null,
  };
  return new Proxy(methods as Storage, {
    get: (target, name) => (name === 'length' ? values.size : Reflect.get(target, name)),
    ownKeys: () => [...values.keys()],
    getOwnPropertyDescriptor: (_target, name) =>
      values.has(String(name))
        ? { enumerable: true, configurable: true, value: values.get(String(name)) }
        : undefined,
  });
}
