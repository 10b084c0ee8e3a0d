import { atom } from './jotai.ts';

const runsAtom = atom(() => new Set<Promise<void>>());

/** A latched action has posted something: until it is over nobody else may enter. Answers how to say that it is. */
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

/** Resolves when nothing that was posted is on its way any more, and what follows from the answers is done. */
export const postsSettledAtom = atom(null, async (get): Promise<void> => {
  const runs = get(runsAtom);
  while (runs.size > 0) await Promise.all(runs);
});
