import {
  callEnd,
  isSettled,
  judged,
  type LedgerEntry,
  type OrdersAnswer,
  sameId,
  storedVersion,
} from '@gemas/domain';
import { atom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { fetchOrders } from '../../api/orders.ts';
import { ordersKey } from '../orders.ts';
import { refreshIdentityAtom } from '../session/connection.ts';
import { balanceAtom, sendAtom, userAtom } from '../session/session.ts';
import { removeDraft } from './draft.ts';
import { rememberOrderAtom } from './redeemed.ts';
import { callEndsAtom } from './sent-entry.ts';
import { changeEntryAtom, readLedger } from './stored-ledger.ts';

const lookAtom = atom(null, async (get, set): Promise<void> => {
  const { id } = get(userAtom);
  const now = performance.now();
  const waitedMs = (entry: LedgerEntry) => now - callEnd(get(callEndsAtom), entry, now);
  // While this page is sending a call, the end of the call is in the infinite future.
  const open = readLedger(id).filter((one) => !isSettled(one) && Number.isFinite(waitedMs(one)));
  if (open.length === 0) return;
  const [list, fresh] = await Promise.all([
    fetchOrders(get(sendAtom)).catch(() => null),
    set(refreshIdentityAtom),
  ]);
  if (list) get(queryClientAtom).setQueryData<OrdersAnswer>(ordersKey(id), list);
  // Both answers may be about a user who has logged in meanwhile.
  if (fresh && !sameId(fresh.user.id, id)) return;
  const evidence = { orders: list?.orders ?? null, isCut: list?.isCut, identity: fresh };
  for (const asked of open) {
    // Reads the entry again, because another tab may have settled or removed it.
    const entries = readLedger(id);
    const entry = storedVersion(entries, asked);
    if (!entry || isSettled(entry)) continue;
    const after = judged(entry, entries, evidence, waitedMs(entry), Date.now());
    set(changeEntryAtom, entry, () => after);
    if (after.state !== 'made') continue;
    if (entry.kind === 'claim') {
      removeDraft(entry.sku);
      continue;
    }
    set(rememberOrderAtom, entry.sku, entry.sentAt);
    // The known balance may be from before the order. A later answer tells of gems that were earned meanwhile.
    const paid = entry.balanceBefore - entry.price;
    const known = get(balanceAtom);
    if (known === null || known <= paid) continue;
    set(balanceAtom, { balance: paid });
    void set(refreshIdentityAtom);
  }
});

const lookingAtom = atom<Promise<void> | null>(null);

/**
 * True while the server is asked about entries without proof. Setting the atom asks the server, and settles each entry for
 * which there is proof (decision 37). Only one check runs at a time.
 */
export const lookForProofAtom = atom(
  (get) => get(lookingAtom) !== null,
  (get, set): Promise<void> => {
    const running = get(lookingAtom);
    if (running) return running;
    const look = set(lookAtom).finally(() => set(lookingAtom, null));
    set(lookingAtom, look);
    return look;
  },
);
