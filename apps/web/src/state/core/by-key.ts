/** Caches the result of `create` by key. */
export function byKey<K, T>(create: (key: K) => T): (key: K) => T {
  const created = new Map<K, T>();
  return (key) => {
    const thing = created.get(key) ?? create(key);
    created.set(key, thing);
    return thing;
  };
}
