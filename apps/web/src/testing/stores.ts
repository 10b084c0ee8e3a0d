import type { AppStore } from '../state/core/jotai.ts';
import { nextStoreAtom } from '../state/session/session.ts';
import { type AppStoreOptions, createAppStore } from '../state/session/store.ts';

const opened = new Set<AppStore>();

/** Creates a store for a test, like a page load. */
export function openPage(options: AppStoreOptions = {}): AppStore {
  const store = createAppStore({ retries: false, ...options });
  opened.add(store);
  return store;
}

/** Makes the test's stores ignore session events (`nextStoreAtom`), so that late answers change no session. */
export function leavePages(): void {
  for (const store of opened) {
    const last = store.get(nextStoreAtom) ?? store;
    last.set(nextStoreAtom, last);
  }
  opened.clear();
}
