/** Creates a value on its first use: creating formatters of `Intl` at start-up takes a slow phone too long. */
export function once<T>(make: () => T): () => T {
  let made: { thing: T } | undefined;
  return () => {
    made ??= { thing: make() };
    return made.thing;
  };
}
