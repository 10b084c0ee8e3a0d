import { atom } from './jotai.ts';

const runsAtom = atom(() => new Set<Promise<void>>());

/** A latched action begins to post: until it ends no other person may log in. Returns a function that ends it. */
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

/** Resolves once every call that posts is answered and what follows from its answer is done. */
export const postsSettledAtom = atom(null, async (get): Promise<void> => {
  const runs = get(runsAtom);
  while (runs.size > 0) await Promise.all(runs);
});
