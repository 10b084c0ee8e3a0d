import {
  detailPrize,
  failureEvent,
  isRedeeming,
  isSettled,
  type OrderPayload,
  OTHER_TAB_ORDERS,
  type ProductDetail,
  type RedeemEvent,
  type RedeemPayload,
  type SimulationOutcome,
  simulationOutcome,
  withPesos,
} from '@gemas/domain';
import { burstOver } from '@gemas/ui/platform';
import type { Getter } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { createOrder, simulateOrder } from '../../api/redeem.ts';
import { config } from '../../config.ts';
import { runInOneTab } from '../../platform/one-tab.ts';
import { SESSION_KEYS } from '../core/storage.ts';
import { ordersKey } from '../orders.ts';
import { refreshIdentityAtom } from '../session/connection.ts';
import { latched } from '../session/latch.ts';
import { writeVisit } from '../session/owner.ts';
import { balanceAtom, userAtom } from '../session/session.ts';
import { productKey } from '../vault.ts';
import { checkoutAtom, moveCheckoutAtom, openProduct } from './checkout.ts';
import { lookForProofAtom } from './proof.ts';
import { rememberOrderAtom } from './redeemed.ts';
import { endFailedCallAtom, endMadeCallAtom, mayBeSent, openEntryAtom } from './sent-entry.ts';
import { readLedger } from './stored-ledger.ts';

/**
 * Updates the price of the open product after the server has reported another price (decision 36). If the answer does
 * not contain the new price in pesos, the product is fetched again.
 */
async function updatePrice(get: Getter, outcome: SimulationOutcome): Promise<void> {
  const isChanged = outcome.kind === 'price-changed' && !outcome.otherProduct;
  const isUnclear = outcome.kind === 'accepted' && outcome.isPriceUnclear;
  if (!isChanged && !isUnclear) return;
  const client = get(queryClientAtom);
  const queryKey = productKey(get(userAtom).id, get(checkoutAtom).sku);
  const pesos = isChanged ? outcome.pesos : null;
  if (pesos === null) await client.refetchQueries({ queryKey, exact: true });
  else client.setQueryData<ProductDetail>(queryKey, (old) => old && withPesos(old, pesos));
}

/**
 * Redeems the prize of the open checkout (spec section 4, Redeem flow). Called by each tap that leads towards the order:
 * 'Canjear', and the positive answer to each question that comes before the order.
 *
 * @param tap the event of the tap
 * @param submitted what the form submits; only with the event `submit`
 */
export const redeemAtom = latched(
  async (post, get, set, tap: RedeemEvent, submitted?: RedeemPayload): Promise<void> => {
    // Gates (decision 32). The state changes before anything is awaited, so that a second tap does nothing (decision
    // 38). If the next gate is a question, its answer calls this function again.
    const first = set(moveCheckoutAtom, tap, submitted);
    if (!isRedeeming(first)) return;
    const { sku, payload } = get(checkoutAtom);
    const { id } = get(userAtom);

    const hasRun = await runInOneTab('gemas-order', async () => {
      const isCard = payload !== null && 'type_card' in payload;
      // A card is not simulated, so its first step is `ordering`. The type of the prize may have changed since its form
      // was shown.
      if (payload === null || isCard !== (first.step === 'ordering')) {
        set(moveCheckoutAtom, { type: 'refused', message: null });
        return;
      }

      // Simulation. Cards have none.
      let order: OrderPayload;
      if ('type_card' in payload) order = payload;
      else {
        try {
          const { answer, raw } = await simulateOrder(post, payload);
          const retailer = config.retailerName;
          const outcome = simulationOutcome(answer, { sku, price: first.price, retailer });
          await updatePrice(get, outcome);
          const flow = set(moveCheckoutAtom, { type: 'simulated', outcome });
          // The app shows the warning after the reload.
          if (flow.step === 'reloading')
            writeVisit(id, SESSION_KEYS.notice, { text: flow.warning });
          if (flow.step !== 'ordering') return;
          order = { ...payload, simulation_response: raw };
        } catch {
          set(moveCheckoutAtom, { type: 'refused', message: null });
          return;
        }
      }

      // Entry in the ledger. Without it, nothing is sent (decision 37).
      const product = openProduct(get);
      const name = product ? detailPrize(product).name : '';
      const entry = set(openEntryAtom, { kind: 'order', sku, name, price: first.price });
      if (typeof entry === 'string') {
        set(moveCheckoutAtom, failureEvent(entry));
        return;
      }

      // Order and outcome.
      try {
        const { wallet } = await createOrder(post, order, () => mayBeSent(id, entry));
        // The user sees the result now if they have not left the checkout and the page is visible. The app shows an
        // unseen result later, in any tab. Unit tests have no `document`, hence `?.`.
        const isSeen = !get(checkoutAtom).isLeft && globalThis.document?.hidden !== true;
        set(endMadeCallAtom, entry, isSeen);
        set(rememberOrderAtom, sku, Date.now());
        set(balanceAtom, wallet);
        set(moveCheckoutAtom, { type: 'ordered', balance: wallet.balance });
        void get(queryClientAtom).invalidateQueries({ queryKey: ordersKey(id) });
      } catch (error) {
        set(moveCheckoutAtom, failureEvent(set(endFailedCallAtom, entry, error)));
        // Fetches the balance again, because this order or another phone may have changed it. If an entry is not
        // settled, searches for proof instead, because that also fetches the balance.
        if (readLedger(id).every(isSettled)) void set(refreshIdentityAtom);
        else void set(lookForProofAtom);
      }
    });
    if (hasRun) return;
    await burstOver();
    set(moveCheckoutAtom, OTHER_TAB_ORDERS);
  },
);
