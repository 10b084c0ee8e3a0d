import { atom } from './jotai.ts';

const runsAtom = atom(() => new Set<Promise<void>>());

/**
 * Called when a latched action begins to send. Returns a function, which is called when the action has ended. Between
 * these two calls no other user can log in.
 */
export const postingAtom = atom(null, (get): (() => void) => {
  const runs = get(runsAtom);
  let settle = () => {};
  const run = new Promise<void>((resolve) => {
    settle = resolve;
  });
  runs.add(run);
  return () => {
    runs.delete(run);
    settle();
  };
});

/** Resolves when every call that a latched action sends has been answered and its answer has been handled. */
export const postsSettledAtom = atom(null, async (get): Promise<void> => {
  const runs = get(runsAtom);
  while (runs.size > 0) await Promise.all(runs);
});
