/** Creates a value on its first use: formatters of `Intl` take a cheap phone too long at start-up. */
export function once<T>(make: () => T): () => T {
  let made: { thing: T } | undefined;
  return () => {
    made ??= { thing: make() };
    return made.thing;
  };
}
