import type { AppStore } from '../state/core/jotai.ts';
import { type AppStoreOptions, createAppStore } from '../state/core/store.ts';
import { nextStoreAtom } from '../state/session/session.ts';

const opened = new Set<AppStore>();

/** A store for a test, as a page load makes it. */
export function openPage(options: AppStoreOptions = {}): AppStore {
  const store = createAppStore({ retries: false, ...options });
  opened.add(store);
  return store;
}

/** For `afterEach`: puts the stores of the test out of use, so that later answers to their calls change nothing. */
export function leavePages(): void {
  for (const store of opened) {
    const last = store.get(nextStoreAtom) ?? store;
    last.set(nextStoreAtom, last);
  }
  opened.clear();
}
