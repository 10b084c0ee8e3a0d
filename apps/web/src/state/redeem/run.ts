import {
  type CardOrderPayload,
  type DeliveryForm,
  mayHaveOrdered,
  needsSubmitted,
  orderFailure,
  orderPayload,
  otherTabOrders,
  type ProductDetail,
  type RedeemEvent,
  type RedeemFacts,
  redeem,
  redeemFacts,
  type SimulationOutcome,
  type Submitted,
  simulationOutcome,
  simulationPayload,
  startsCalls,
  withOrderedSku,
  withPesos,
} from '@gemas/domain';
import type { Post } from '../../api/client.ts';
import { toFailure } from '../../api/error.ts';
import { createOrder, simulateOrder } from '../../api/redeem.ts';
import { config } from '../../config.ts';
import { burstOver } from '../core/burst.ts';
import { atom, type Getter, queryClientAtom } from '../core/jotai.ts';
import { latched } from '../core/latch.ts';
import { runInOneTab } from '../core/one-tab.ts';
import { ordersKey } from '../orders.ts';
import { refreshIdentityAtom } from '../session/refresh-identity.ts';
import { balanceAtom, userAtom } from '../session/session.ts';
import { productKey } from '../vault.ts';
import { checkoutAtom, warnAtom } from './checkout.ts';
import { removeDraft } from './draft.ts';
import { lastRewards, persistNotice, rememberOrder, sentOrder } from './sent-order.ts';

/** Gathered for each event: the clock is one of the facts, so nothing here may be cached. */
function facts(get: Getter): RedeemFacts {
  const { sku } = get(checkoutAtom);
  const user = get(userAtom);
  return redeemFacts({
    sku,
    product: get(queryClientAtom).getQueryData<ProductDetail>(productKey(user.id, sku)),
    user,
    balance: get(balanceAtom),
    rewards: lastRewards(user.id),
    now: Date.now(),
  });
}

/** The new price of the product: the one the answer carries, else fetched again (decision 36). */
const updatePriceAtom = atom(null, async (get, _set, outcome: SimulationOutcome) => {
  if (outcome.kind !== 'price-changed' || outcome.otherProduct) return;
  const client = get(queryClientAtom);
  const queryKey = productKey(get(userAtom).id, get(checkoutAtom).sku);
  const { pesos } = outcome;
  if (pesos === null) {
    await client.refetchQueries({ queryKey, exact: true });
    return;
  }
  client.setQueryData<ProductDetail>(queryKey, (product) => product && withPesos(product, pesos));
});

const simulateAtom = atom(null, async (get, set, post: Post) => {
  const { sku, submitted } = get(checkoutAtom);
  if (submitted?.kind !== 'delivery') return set(redeemAtom, { type: 'simulation-failed' });
  try {
    const payload = simulationPayload(sku, submitted.form);
    const { answer, raw } = await simulateOrder(post, payload);
    const outcome = simulationOutcome(answer, { sku, retailer: config.retailerName });
    await set(updatePriceAtom, outcome);
    set(redeemAtom, { type: 'simulated', outcome, answer: raw });
  } catch {
    set(redeemAtom, { type: 'simulation-failed' });
  }
});

const orderAtom = atom(null, async (get, set, post: Post, simulation: unknown) => {
  const { sku, submitted } = get(checkoutAtom);
  if (!submitted) return set(redeemAtom, { type: 'order-refused', message: null });
  try {
    const answer = await createOrder(post, orderPayload(sku, submitted, simulation));
    if (answer.wallet === null) {
      await burstOver();
      set(redeemAtom, { type: 'order-refused', message: answer.message });
      void set(refreshIdentityAtom);
      return;
    }
    const user = get(userAtom);
    rememberOrder(user.id, sku);
    removeDraft();
    set(balanceAtom, answer.wallet);
    set(userAtom, { order_now: withOrderedSku(user.order_now, sku) });
    set(redeemAtom, { type: 'ordered', balance: answer.wallet.balance });
    void get(queryClientAtom).invalidateQueries({ queryKey: ordersKey(user.id) });
  } catch (error) {
    set(redeemAtom, orderFailure(toFailure(error)));
    void set(refreshIdentityAtom);
  }
});

/** Simulation and order, one run at a time over all tabs of this phone where the browser has locks. */
const runAtom = latched(async (post, get, set) => {
  const hasRun = await runInOneTab('gemas-order', async () => {
    if (get(checkoutAtom).flow.step === 'simulating') await set(simulateAtom, post);
    const { flow } = get(checkoutAtom);
    if (flow.step === 'ordering') await set(orderAtom, post, flow.simulation);
  });
  if (hasRun) return;
  await burstOver();
  set(redeemAtom, otherTabOrders(get(checkoutAtom).flow));
});

/**
 * Applies an event to the open checkout. The state is set before anything is awaited, so that a second tap meets a
 * flow that no longer expects it (decision 38); the calls start only on the way into them.
 */
export const redeemAtom = atom(null, (get, set, event: RedeemEvent): void => {
  const before = get(checkoutAtom);
  const flow = redeem(before.flow, event, facts(get));
  if (flow === before.flow) return;
  const isStarting = startsCalls(before.flow, flow);
  // The run before this one has set its last state and is not yet settled.
  if (isStarting && get(runAtom)) return;
  const { id } = get(userAtom);
  set(checkoutAtom, {
    ...before,
    flow,
    submitted: needsSubmitted(flow) ? before.submitted : null,
    toast: set(warnAtom, flow),
  });
  if (flow.step === 'reloading') persistNotice(id, flow.notice);
  if (mayHaveOrdered(flow)) sentOrder.save(id, before.sku);
  else if (mayHaveOrdered(before.flow)) sentOrder.remove();
  if (isStarting) void set(runAtom);
  else if (before.flow.step === 'unanswered') void set(refreshIdentityAtom);
});

const submitAtom = atom(null, (get, set, submitted: Submitted): void => {
  const checkout = get(checkoutAtom);
  if (checkout.flow.step !== 'form') return;
  set(checkoutAtom, { ...checkout, submitted });
  set(redeemAtom, { type: 'submit' });
});

/** A valid form was submitted. */
export const submitCheckoutAtom = atom(null, (_get, set, form: DeliveryForm): void =>
  set(submitAtom, { kind: 'delivery', form }),
);

/** A card's order was submitted. */
export const submitCardAtom = atom(null, (_get, set, payload: CardOrderPayload): void =>
  set(submitAtom, { kind: 'card', payload }),
);
