/**
 * Returns a function that generates numbers in [0, 1) (mulberry32). The same seed gives the same numbers, so that the
 * fixtures never change.
 */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Returns the item of a non-empty list at an index. An index beyond the end starts again at the first item. */
export function pick<T>(list: readonly [T, ...T[]], index: number): T {
  return list[Math.abs(Math.trunc(index)) % list.length] ?? list[0];
}
