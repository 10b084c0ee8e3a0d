import type { AppStore } from '../state/core/jotai.ts';
import { nextStoreAtom } from '../state/session/session.ts';
import { type AppStoreOptions, createAppStore } from '../state/session/store.ts';

const opened = new Set<AppStore>();

/** Creates a store for a test, as a page load does. */
export function openPage(options: AppStoreOptions = {}): AppStore {
  const store = createAppStore({ retries: false, ...options });
  opened.add(store);
  return store;
}

/** Marks the test's stores as replaced (`nextStoreAtom`), so that answers that arrive later change no session. */
export function leavePages(): void {
  for (const store of opened) {
    const last = store.get(nextStoreAtom) ?? store;
    last.set(nextStoreAtom, last);
  }
  opened.clear();
}
