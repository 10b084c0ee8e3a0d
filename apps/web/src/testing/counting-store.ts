import { sendAtom } from '../state/session/session.ts';
import { type AppStore, createAppStore } from '../state/session/store.ts';

export interface CountingStore {
  store: AppStore;
  /** Returns the number of calls of this store that have no answer yet. */
  pending: () => number;
  /** Names of all calls that this store has made: 'GET /orders'. */
  made: ReadonlySet<string>;
}

/** Creates a store that counts its calls and does not retry failed calls. */
export function createCountingStore(): CountingStore {
  let pending = 0;
  const made = new Set<string>();
  const store = createAppStore({ retries: false });
  const send = store.get(sendAtom);
  store.set(sendAtom, (call) => {
    pending += 1;
    made.add(`${call.method} ${call.path}`);
    return send(call).finally(() => {
      pending -= 1;
    });
  });
  return { store, pending: () => pending, made };
}
