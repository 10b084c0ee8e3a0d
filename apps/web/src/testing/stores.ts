import { pageAtom } from '../state/session/change-person.ts';
import { startupAtom } from '../state/session/session.ts';
import { type AppStore, type AppStoreOptions, createAppStore } from '../state/session/store.ts';

const opened = new Set<AppStore>();

/** Addresses that the pages of the current test have loaded; null for the current address. */
export const pageLoads: (string | null)[] = [];

/** Creates a store for a test, as a page load does. */
export function openPage(options: AppStoreOptions = {}): AppStore {
  const store = createAppStore({ retries: false, ...options });
  store.set(pageAtom, { load: (address) => void pageLoads.push(address) });
  opened.add(store);
  return store;
}

/** Leaves the test's pages, so that answers that arrive later change no session. */
export function leavePages(): void {
  for (const store of opened) store.set(startupAtom, { type: 'leave' });
  opened.clear();
  pageLoads.length = 0;
}
