// The only import of jotai: the rest of the app imports from here.
import type { createStore } from 'jotai';

export type { Atom, Getter, Setter } from 'jotai';
export { atom, createStore, Provider, useAtom, useAtomValue, useSetAtom, useStore } from 'jotai';
export { atomWithInfiniteQuery, atomWithQuery, queryClientAtom } from 'jotai-tanstack-query';

/** The state of one person's app: what `createAppStore` makes. */
export type AppStore = ReturnType<typeof createStore>;
