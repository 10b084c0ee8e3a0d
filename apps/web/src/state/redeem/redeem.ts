import {
  detailPrize,
  entryToShow,
  failureEvent,
  isRedeeming,
  isSettled,
  nextFlow,
  type OrderPayload,
  OTHER_TAB_ORDERS,
  type ProductDetail,
  REDEEM_START,
  type RedeemEvent,
  type RedeemFacts,
  type RedeemFlow,
  type RedeemPayload,
  repeatWaitUntil,
  type SimulationOutcome,
  simulationOutcome,
  wasRedeemedToday,
  withPesos,
} from '@gemas/domain';
import { burstOver } from '@gemas/ui/platform';
import { atom, type Getter } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { createOrder, simulateOrder } from '../../api/redeem.ts';
import { config } from '../../config.ts';
import { runInOneTab } from '../../platform/one-tab.ts';
import { SESSION_KEYS, session } from '../core/storage.ts';
import { dismissToastAtom, warnAtom } from '../core/toasts.ts';
import { ordersKey } from '../orders.ts';
import { refreshIdentityAtom } from '../session/connection.ts';
import { latched } from '../session/latch.ts';
import { readVisit, writeVisit } from '../session/owner.ts';
import { balanceAtom, userAtom } from '../session/session.ts';
import { productKey } from '../vault.ts';
import { lookForProofAtom } from './proof.ts';
import { lastRewards, rememberOrderAtom } from './redeemed.ts';
import { endFailedCallAtom, endMadeCallAtom, mayBeSent, openEntryAtom } from './sent-entry.ts';
import { readLedger } from './stored-ledger.ts';

/** State of the one checkout that is open. */
interface Checkout {
  /** '' while no checkout is open. */
  sku: string;
  flow: RedeemFlow;
  /** What the form has submitted, perhaps with a card number. Null as soon as the flow does not need it any more. */
  payload: RedeemPayload | null;
  /** Id of the toast that shows the flow's warning; '' for none. */
  toast: string;
  /** True if the user left the screen while the order was in progress. */
  isLeft: boolean;
}

const NO_CHECKOUT: Checkout = {
  sku: '',
  flow: REDEEM_START,
  payload: null,
  toast: '',
  isLeft: false,
};

/**
 * Written only by the actions below. `CheckoutPage` passes the flow to `CheckoutScreen` of ui, whose `CheckoutFrame` asks
 * the questions, and whose `Success` shows the end.
 */
export const checkoutAtom = atom<Checkout>(NO_CHECKOUT);

/**
 * Opens the checkout of a sku, with the form. While an order is in progress, its checkout stays open, and no other one
 * is opened. Shows the warning that was stored before a reload, and removes it from the storage.
 */
export const openCheckoutAtom = atom(null, (get, set, sku: string): void => {
  const open = get(checkoutAtom);
  if (isRedeeming(open.flow)) {
    if (open.sku === sku) set(checkoutAtom, { ...open, isLeft: false });
    return;
  }
  const { text } = readVisit(get(userAtom).id, SESSION_KEYS.notice);
  session.removeItem(SESSION_KEYS.notice);
  const toast = typeof text === 'string' ? set(warnAtom, text) : open.toast;
  set(checkoutAtom, { ...NO_CHECKOUT, sku, toast });
});

/**
 * Called when the user leaves the checkout of a sku. Closes the checkout, so that its result is not shown when the user
 * returns. A checkout whose order is in progress stays open.
 */
export const leaveCheckoutAtom = atom(null, (get, set, sku: string): void => {
  const open = get(checkoutAtom);
  if (open.sku !== sku) return;
  set(checkoutAtom, isRedeeming(open.flow) ? { ...open, isLeft: true } : NO_CHECKOUT);
});

/** Returns the product of the open checkout. Undefined while the product is loading. */
function openProduct(get: Getter): ProductDetail | undefined {
  const queryKey = productKey(get(userAtom).id, get(checkoutAtom).sku);
  return get(queryClientAtom).getQueryData<ProductDetail>(queryKey);
}

/** Returns the facts of the open checkout. Called again for each event, because the clock is one of the facts. */
export function factsOf(get: Getter): RedeemFacts {
  const { sku } = get(checkoutAtom);
  const user = get(userAtom);
  const product = openProduct(get);
  const prize = product ? detailPrize(product) : null;
  const ledger = readLedger(user.id);
  const rewards = lastRewards(user.id);
  const now = Date.now();
  return {
    type: prize?.type ?? '',
    price: prize?.available ? prize.price : null,
    balance: get(balanceAtom),
    vaultOpen: user.vault_open,
    hasOpenOrder: entryToShow(ledger, 'order', sku) !== null,
    // Another tab may have ordered the sku, and `order_now` of this tab may not include that order. All tabs share
    // `rewards`, so `rewards` is checked too.
    orderedToday: user.order_now.includes(sku) || wasRedeemedToday(rewards, sku, now),
    waitUntil: repeatWaitUntil(rewards, sku, now),
  };
}

/**
 * Applies an event to the open checkout, and returns the new state. Replaces the toast of the previous state by the
 * warning of the new one.
 *
 * @param submitted what the form submits with this event
 */
export const moveCheckoutAtom = atom(
  null,
  (get, set, event: RedeemEvent, submitted?: RedeemPayload): RedeemFlow => {
    const before = get(checkoutAtom);
    const flow = nextFlow(before.flow, event, factsOf(get));
    if (flow === before.flow) return flow;
    set(dismissToastAtom, before.toast);
    const toast = 'warning' in flow && flow.warning !== null ? set(warnAtom, flow.warning) : '';
    // Keeps the payload while a question is open or a call is being sent. These flows have a price.
    const payload = 'price' in flow ? (submitted ?? before.payload) : null;
    set(checkoutAtom, { ...before, flow, toast, payload });
    return flow;
  },
);

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
 * 'Canjear', and the positive answer to each question that comes before the order. While a run is in progress, a
 * further tap does nothing (`latched`).
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
      const isSimulated = first.step === 'simulating';
      // If the type of the prize has changed since its form was shown, the payload is not the one that this type needs.
      // Only a card is not simulated.
      if (payload === null || isCard === isSimulated) {
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

      // Entry in the ledger of this phone, in the state `sending`. Without it, nothing is sent. The answer settles it
      // (`made`, `not-made`). If the answer is lost, `lookForProofAtom` asks the server later (decision 37).
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
        // Settled first: once the flow leaves `ordering`, an entry that is not settled would replace '¡Felicidades!'.
        set(endMadeCallAtom, entry, isSeen);
        set(rememberOrderAtom, sku, Date.now());
        set(balanceAtom, wallet);
        set(moveCheckoutAtom, { type: 'ordered' });
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
