import {
  detailPrize,
  isSettled,
  movedCheckout,
  type NewEntry,
  orderNotMade,
  orderPayload,
  otherTabOrders,
  type ProductDetail,
  type RedeemEvent,
  type RedeemFlow,
  redeem,
  redeemFacts,
  type SimulationOutcome,
  type Submitted,
  simulationOutcome,
  simulationPayload,
  startsCalls,
  withPesos,
} from '@gemas/domain';
import { burstOver, runInOneTab } from '@gemas/ui/platform';
import type { Post } from '../../api/client.ts';
import { createOrder, simulateOrder } from '../../api/redeem.ts';
import { config } from '../../config.ts';
import { atom, type Getter, queryClientAtom } from '../core/jotai.ts';
import { ordersKey } from '../orders.ts';
import { refreshIdentityAtom } from '../session/connection.ts';
import { latched } from '../session/latch.ts';
import { balanceAtom, userAtom } from '../session/session.ts';
import { productKey } from '../vault.ts';
import { checkoutAtom, persistNotice, warnAtom } from './checkout.ts';
import { readLedger } from './ledger.ts';
import { forgetUnprovenAtom, lastRewards, rememberOrderAtom } from './ledger-changes.ts';
import { lookForProofAtom, type Sending, sendEntryAtom } from './settle.ts';

type Ordering = Extract<RedeemFlow, { step: 'ordering' }>;

const openProductKey = (get: Getter) => productKey(get(userAtom).id, get(checkoutAtom).sku);

/** Returns the product of the open checkout if it is loaded. */
const productOf = (get: Getter) =>
  get(queryClientAtom).getQueryData<ProductDetail>(openProductKey(get));

/**
 * Updates the price of the product after the server has reported that the price has changed (decision 36). If the
 * answer does not contain the new price in pesos, the product is fetched again.
 */
const updatePriceAtom = atom(null, async (get, _set, outcome: SimulationOutcome) => {
  const isChanged = outcome.kind === 'price-changed' && !outcome.otherProduct;
  const isUnclear = outcome.kind === 'accepted' && outcome.isPriceUnclear;
  if (!isChanged && !isUnclear) return;
  const client = get(queryClientAtom);
  const queryKey = openProductKey(get);
  const pesos = isChanged ? outcome.pesos : null;
  if (pesos === null) {
    await client.refetchQueries({ queryKey, exact: true });
    return;
  }
  client.setQueryData<ProductDetail>(queryKey, (product) => product && withPesos(product, pesos));
});

const simulateAtom = atom(null, async (get, set, post: Post, price: number) => {
  const { sku, submitted } = get(checkoutAtom);
  if (submitted?.kind !== 'delivery') return set(redeemAtom, { type: 'simulation-failed' });
  try {
    const payload = simulationPayload(sku, submitted.form);
    const { answer, raw } = await simulateOrder(post, payload);
    const outcome = simulationOutcome(answer, { sku, price, retailer: config.retailerName });
    await set(updatePriceAtom, outcome);
    set(redeemAtom, { type: 'simulated', outcome, answer: raw });
  } catch {
    set(redeemAtom, { type: 'simulation-failed' });
  }
});

const orderAtom = atom(null, async (get, set, post: Post, { price, simulation }: Ordering) => {
  const { sku, submitted } = get(checkoutAtom);
  if (!submitted) return set(redeemAtom, { type: 'order-refused', message: null });
  const product = productOf(get);
  const name = product ? detailPrize(product).name : '';
  const order = async ({ mayBeSent, setMade }: Sending) => {
    const payload = orderPayload(sku, submitted, simulation);
    const { wallet } = await createOrder(post, payload, mayBeSent);
    // The user sees the result now if they have not left the checkout and the page is visible. The app shows an unseen
    // result later, in any tab. Unit tests have no `document`, hence `?.`.
    setMade(!get(checkoutAtom).isLeft && globalThis.document?.hidden !== true);
    set(rememberOrderAtom, sku, Date.now());
    set(balanceAtom, wallet);
    set(redeemAtom, { type: 'ordered', balance: wallet.balance });
    void get(queryClientAtom).invalidateQueries({ queryKey: ordersKey(get(userAtom).id) });
  };
  const entry: NewEntry = { kind: 'order', sku, name, price };
  const wasSent = await set(sendEntryAtom, entry, order, (problem) =>
    set(redeemAtom, orderNotMade(problem)),
  );
  if (!wasSent || get(checkoutAtom).flow.step === 'success') return;
  // Fetches the balance again, because this order or another phone may have changed it. If an entry is not settled,
  // searches for proof instead, because that also fetches the balance.
  if (readLedger(get(userAtom).id).every(isSettled)) void set(refreshIdentityAtom);
  else void set(lookForProofAtom);
});

/**
 * Sends the simulation, then the order. Only one run is active at a time, across all tabs if the browser has locks.
 */
const runAtom = latched(async (post, get, set) => {
  const hasRun = await runInOneTab('gemas-order', async () => {
    const before = get(checkoutAtom).flow;
    if (before.step === 'simulating') await set(simulateAtom, post, before.price);
    const { flow } = get(checkoutAtom);
    if (flow.step === 'ordering') await set(orderAtom, post, flow);
  });
  if (hasRun) return;
  await burstOver();
  set(redeemAtom, otherTabOrders(get(checkoutAtom).flow));
});

/**
 * Applies an event to the open checkout. The state is set before anything is awaited, so that the flow ignores a second
 * tap (decision 38). A call is sent only when the flow enters the state of that call.
 */
export const redeemAtom = atom(null, (get, set, event: RedeemEvent): void => {
  const before = get(checkoutAtom);
  const user = get(userAtom);
  // Computed for each event and never cached, because the clock is one of the facts.
  const facts = redeemFacts({
    sku: before.sku,
    product: productOf(get),
    user,
    balance: get(balanceAtom),
    ledger: readLedger(user.id),
    rewards: lastRewards(user.id),
    now: Date.now(),
  });
  const flow = redeem(before.flow, event, facts);
  if (flow === before.flow) return;
  const isStarting = startsCalls(before.flow, flow);
  // Ignores the event during a run: `runAtom` is latched and would not run again, so the flow would wait forever.
  if (isStarting && get(runAtom)) return;
  if (event.type === 'accept-risk') set(forgetUnprovenAtom, 'order', before.sku);
  set(checkoutAtom, movedCheckout(before, flow, set(warnAtom, flow)));
  if (flow.step === 'reloading') persistNotice(user.id, flow.notice);
  if (isStarting) void set(runAtom);
});

/** Submits a valid form. `price` is the price on the tapped button, in gems. */
export const submitCheckoutAtom = atom(null, (get, set, submitted: Submitted, price: number) => {
  const checkout = get(checkoutAtom);
  if (checkout.flow.step !== 'form') return;
  set(checkoutAtom, { ...checkout, submitted });
  set(redeemAtom, { type: 'submit', price });
});
