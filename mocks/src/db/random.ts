/** A repeatable sequence of numbers in [0, 1) from a seed (mulberry32): seed data is the same every time. */
export function sequence(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Item of a non-empty list for a whole number, wrapping round. */
export function pick<T>(list: readonly [T, ...T[]], index: number): T {
  return list[Math.abs(Math.trunc(index)) % list.length] ?? list[0];
}
