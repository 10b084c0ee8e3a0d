import type { AppStore } from '../state/core/jotai.ts';
import { createAppStore } from '../state/core/store.ts';
import { sendAtom } from '../state/session/session.ts';

/** A store that makes each call once, and the number of its calls without an answer. */
export function createCountingStore(): { store: AppStore; pending: () => number } {
  const store = createAppStore({ retries: false });
  const send = store.get(sendAtom);
  let pending = 0;
  store.set(sendAtom, (call) => {
    pending += 1;
    return send(call).finally(() => {
      pending -= 1;
    });
  });
  return { store, pending: () => pending };
}
