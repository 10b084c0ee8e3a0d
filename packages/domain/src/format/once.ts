/**
 * Returns a function that creates a value at its first call and returns the same value at later calls. Used for
 * formatters of `Intl`, because creating them at start-up takes a slow phone too long.
 */
export function once<T>(make: () => T): () => T {
  let made: { thing: T } | undefined;
  return () => {
    made ??= { thing: make() };
    return made.thing;
  };
}
