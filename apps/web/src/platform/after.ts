/** Resolves after `ms` milliseconds. */
export const after = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));

/** Calls `act` after `ms` milliseconds. Returns a function that cancels the call. */
export function callAfter(ms: number, act: () => void): () => void {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
}
