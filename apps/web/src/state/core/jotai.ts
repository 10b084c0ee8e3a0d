// The only import of jotai. The rest of the app imports from here.

import { createStore } from 'jotai';

export type { Atom, Getter, Setter } from 'jotai';
export {
  atom,
  createStore,
  Provider,
  useAtom,
  useAtomValue,
  useSetAtom,
  useStore,
} from 'jotai';
export { atomWithInfiniteQuery, atomWithQuery, queryClientAtom } from 'jotai-tanstack-query';

/** The store of the page, created by `createAppStore`. */
export type AppStore = ReturnType<typeof createStore>;

/** The store for state that does not depend on the user, such as the browser's offer to install the app. */
export const pageStore = createStore();
