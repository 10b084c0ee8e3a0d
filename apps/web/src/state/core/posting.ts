import { atom } from './jotai.ts';

const runsAtom = atom(() => new Set<Promise<void>>());

/** Marks that a latched action posts: until it ends no other user may log in. Returns a function that ends the mark. */
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

/** Resolves when every posting call has been answered and its answer has been handled. */
export const postsSettledAtom = atom(null, async (get): Promise<void> => {
  const runs = get(runsAtom);
  while (runs.size > 0) await Promise.all(runs);
});
