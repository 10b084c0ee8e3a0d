/** Returns a function that calls `create` once for each key, and returns the cached result afterwards. */
export function byKey<K, T>(create: (key: K) => T): (key: K) => T {
  const created = new Map<K, T>();
  return (key) => {
    const thing = created.get(key) ?? create(key);
    created.set(key, thing);
    return thing;
  };
}
