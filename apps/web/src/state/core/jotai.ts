// The only import of jotai. The rest of the app imports from here.

import { type Atom, createStore, useSetAtom, useStore, type WritableAtom } from 'jotai';
import { useEffect, useReducer } from 'react';

export type { Atom, Getter, Setter } from 'jotai';
export { atom, createStore, Provider, useSetAtom, useStore } from 'jotai';
export { atomWithInfiniteQuery, atomWithQuery, queryClientAtom } from 'jotai-tanstack-query';

/** The store of one user, created by `createAppStore`. */
export type AppStore = ReturnType<typeof createStore>;

/** The store for state that does not depend on the user, such as the browser's offer to install the app. */
export const pageStore = createStore();

/**
 * Returns the value of an atom, which must not be a promise. Jotai's own hook renders every component a second time
 * after mounting. This hook does so only if the value has changed since the first render.
 */
export function useAtomValue<Value>(atom: Atom<Value>, options?: { store: AppStore }): Value {
  const store = useStore(options);
  const read = () => ({ store, atom, value: store.get(atom) });
  const [shown, update] = useReducer(
    (before: ReturnType<typeof read>) => {
      const now = read();
      const isSame = before.store === store && before.atom === atom;
      return isSame && Object.is(before.value, now.value) ? before : now;
    },
    undefined,
    read,
  );
  let { value } = shown;
  if (shown.store !== store || shown.atom !== atom) {
    update();
    value = store.get(atom);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `value` must not subscribe again
  useEffect(() => {
    const unsubscribe = store.sub(atom, update);
    if (!Object.is(store.get(atom), value)) update();
    return unsubscribe;
  }, [store, atom]);
  return value;
}

export function useAtom<Value, Args extends unknown[], Result>(
  atom: WritableAtom<Value, Args, Result>,
): [Value, (...args: Args) => Result] {
  return [useAtomValue(atom), useSetAtom(atom)];
}
