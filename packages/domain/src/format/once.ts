/** Makes a thing the first time it is asked for: formatters of `Intl` cost a cheap phone too much to make at start-up. */
export function once<T>(make: () => T): () => T {
  let made: { thing: T } | undefined;
  return () => {
    made ??= { thing: make() };
    return made.thing;
  };
}
