import type { AppStore } from '../state/core/jotai.ts';
import { createAppStore } from '../state/core/store.ts';

export interface CountingStore {
  store: AppStore;
  /** The number of its calls that have no answer yet. */
  pending: () => number;
  /** All calls that it has made: 'GET /orders'. */
  made: ReadonlySet<string>;
}

/** A store that makes each call once and counts them. */
export function createCountingStore(): CountingStore {
  let pending = 0;
  const made = new Set<string>();
  const store = createAppStore({
    retries: false,
    wrapSend: (send) => (call) => {
      pending += 1;
      made.add(`${call.method} ${call.path}`);
      return send(call).finally(() => {
        pending -= 1;
      });
    },
  });
  return { store, pending: () => pending, made };
}
