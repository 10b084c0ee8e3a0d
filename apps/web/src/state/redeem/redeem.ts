import {
  type CardFields,
  type CardOrderPayload,
  type DeliveryForm,
  detailPrize,
  isRedeeming,
  type LastReward,
  mayBeDone,
  NEW_ADDRESS,
  type OrderPayload,
  type PersonalData,
  type ProductDetail,
  REDEEM_START,
  type RedeemEvent,
  type RedeemFacts,
  type RedeemFlow,
  type RedeemNotice,
  redeem,
  redeemNotice,
  rememberReward,
  repeatWaitUntil,
  type SimulationOutcome,
  simulationOutcome,
  simulationPayload,
  type User,
  WARNING_TITLE,
  wasRedeemedToday,
} from '@gemas/domain';
import type { Post } from '../../api/client.ts';
import { toFailure } from '../../api/error.ts';
import { createOrder, simulateOrder } from '../../api/redeem.ts';
import { config } from '../../config.ts';
import { burstOver } from '../core/burst.ts';
import { atom, type Getter, queryClientAtom } from '../core/jotai.ts';
import { latched } from '../core/latch.ts';
import { alone } from '../core/one-tab.ts';
import { sentRecord } from '../core/sent-record.ts';
import { LOCAL_KEYS, readJson, SESSION_KEYS, session, writeJson } from '../core/storage.ts';
import { dismissToastAtom, toastAtom } from '../core/toasts.ts';
import { ordersKey } from '../orders.ts';
import { readOwn, writeOwn } from '../session/owner.ts';
import { refreshIdentityAtom } from '../session/refresh-identity.ts';
import { balanceAtom, userAtom } from '../session/session.ts';
import { productKey } from '../vault.ts';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** A moment that a calendar can tell. */
function isDate(ms: number): boolean {
  return Number.isFinite(new Date(ms).getTime());
}

function isLastRewards(value: unknown): value is LastReward[] {
  return (
    Array.isArray(value) &&
    value.every(
      (reward) =>
        isRecord(reward) &&
        typeof reward.sku === 'string' &&
        typeof reward.date === 'number' &&
        isDate(reward.date),
    )
  );
}

function lastRewards(userId: number): LastReward[] {
  return readOwn(userId, LOCAL_KEYS.lastRewards, isLastRewards, []);
}

/** What was typed into a checkout and not yet sent; card numbers are never part of it. */
interface Draft {
  userId: number;
  sku: string;
  form: Readonly<Record<string, string>>;
}

function isDraft(value: unknown): value is Draft {
  return (
    isRecord(value) &&
    typeof value.userId === 'number' &&
    typeof value.sku === 'string' &&
    isRecord(value.form) &&
    Object.values(value.form).every((field) => typeof field === 'string')
  );
}

function draftOf(user: User, sku: string): Readonly<Record<string, string>> {
  const draft = readJson<Draft | null>(session, SESSION_KEYS.draft, isDraft, null);
  return draft?.userId === user.id && draft.sku === sku ? draft.form : {};
}

function personalOf({ first_name, last_name, email, phone }: User): PersonalData {
  return { first_name, last_name, email, phone };
}

/** The form as it opens: what was typed before a reload, else what is known of the user. */
export function checkoutDefaults(user: User, sku: string): DeliveryForm {
  const known: DeliveryForm = {
    ...personalOf(user),
    address_id: user.addresses.length > 0 ? '' : NEW_ADDRESS,
    receiver: '',
    postal_code: '',
    neighborhood: '',
    street: '',
    number: '',
    complement: '',
    city: '',
    state: '',
    reference: '',
  };
  return { ...known, ...draftOf(user, sku) };
}

/** What a card's checkout keeps for the visit: who redeems and where it is picked up, never a card number. */
export type CardDraft = PersonalData & Pick<CardFields, 'pickup_id'> & { search: string };

/** The card form as it opens; as `checkoutDefaults`. */
export function cardCheckoutDefaults(user: User, sku: string): CardDraft {
  const known = { ...personalOf(user), pickup_id: '', search: '' };
  return { ...known, ...draftOf(user, sku) };
}

function writeDraft(userId: number, sku: string, form: Draft['form']): void {
  writeJson(session, SESSION_KEYS.draft, { userId, sku, form } satisfies Draft);
}

/** Keeps what is being typed for the rest of the visit. */
export const keepDraftAtom = atom(null, (get, _set, sku: string, form: DeliveryForm) => {
  writeDraft(get(userAtom).id, sku, { ...form });
});

/** As `keepDraftAtom`, field by field: nothing else of a card's form may ever reach a storage. */
export const keepCardDraftAtom = atom(null, (get, _set, sku: string, draft: CardDraft) => {
  const { first_name, last_name, email, phone, pickup_id, search } = draft;
  writeDraft(get(userAtom).id, sku, { first_name, last_name, email, phone, pickup_id, search });
});

/** What was sent in: a form for what is shipped home, a card's order as it will travel. */
type Submitted =
  | { kind: 'delivery'; form: DeliveryForm }
  | { kind: 'card'; payload: CardOrderPayload };

interface Checkout {
  sku: string;
  flow: RedeemFlow;
  /** Held until the flow is back at the form or over: a card number lives no longer than its order. */
  submitted: Submitted | null;
  /** Toast of the flow's warning; '' for none. */
  toast: string;
}

const CLOSED: Checkout = { sku: '', flow: REDEEM_START, submitted: null, toast: '' };

const checkoutAtom = atom<Checkout>(CLOSED);

/** Whose checkout is open. */
export const checkoutSkuAtom = atom((get) => get(checkoutAtom).sku);

const OTHER_ORDER: RedeemFlow = {
  step: 'form',
  notice: { title: WARNING_TITLE, text: 'Tu otro canje va en camino. Espera a que termine.' },
};

/** Toast of `OTHER_ORDER`. */
const OTHER_ORDER_TOAST = 'other-order';

/** The flow as the checkout of a sku shows it: an order of another sku on its way is waited for. */
export const redeemFlowOfAtom = atom((get) => {
  const { sku, flow } = get(checkoutAtom);
  return (asked: string): RedeemFlow => {
    if (sku === asked) return flow;
    return isRedeeming(flow) ? OTHER_ORDER : REDEEM_START;
  };
});

/** Says that another order is on its way; once, however often the person tries. */
export const sayOtherOrderAtom = atom(null, (_get, set): void => {
  const notice = redeemNotice(OTHER_ORDER);
  if (notice) set(toastAtom, { id: OTHER_ORDER_TOAST, tone: 'warn', ...notice });
});

/** That other order is over. */
export const otherOrderOverAtom = atom(null, (_get, set): void =>
  set(dismissToastAtom, OTHER_ORDER_TOAST),
);

const sentOrder = sentRecord(session, SESSION_KEYS.sentOrder);

const isFateOpen = ({ step }: RedeemFlow) => step === 'ordering' || step === 'unanswered';

/** The flow's warning as a toast. One that the person has acted upon since is taken back: it holds no longer. */
const warnAtom = atom(null, (_get, set, before: Checkout, flow: RedeemFlow): string => {
  const notice = redeemNotice(flow);
  if (notice && notice === redeemNotice(before.flow)) return before.toast;
  set(dismissToastAtom, before.toast);
  return notice ? set(toastAtom, { tone: 'warn', ...notice }) : '';
});

/** A warning that the page is loaded anew for: it is shown after that. */
interface KeptNotice extends RedeemNotice {
  userId: number;
}

function isKeptNotice(value: unknown): value is KeptNotice {
  return (
    isRecord(value) &&
    typeof value.userId === 'number' &&
    typeof value.title === 'string' &&
    typeof value.text === 'string'
  );
}

/** What was warned about just before the page was loaded anew; once. */
function takeNotice(userId: number): RedeemNotice | null {
  const kept = readJson<KeptNotice | null>(session, SESSION_KEYS.notice, isKeptNotice, null);
  session.removeItem(SESSION_KEYS.notice);
  return kept?.userId === userId ? { title: kept.title, text: kept.text } : null;
}

/**
 * Opens the checkout of a sku. An order on its way is never forgotten: its flow goes on, and one that was never
 * answered is still asked about (decision 37), even if the page was loaded anew meanwhile.
 */
export const openCheckoutAtom = atom(null, (get, set, sku: string) => {
  const { flow: before, toast } = get(checkoutAtom);
  if (isRedeeming(before)) return;
  const { id } = get(userAtom);
  const kept = takeNotice(id);
  set(checkoutAtom, {
    ...CLOSED,
    sku,
    flow: sentOrder.isOf(id, sku) ? { step: 'unanswered' } : REDEEM_START,
    toast: kept ? set(toastAtom, { tone: 'warn', ...kept }) : toast,
  });
});

/** Read anew for each event: the clock is one of the facts, so nothing here may be remembered. */
function facts(get: Getter): RedeemFacts {
  const { sku } = get(checkoutAtom);
  const user = get(userAtom);
  const product = get(queryClientAtom).getQueryData<ProductDetail>(productKey(user.id, sku));
  const prize = product ? detailPrize(product) : null;
  const now = Date.now();
  const rewards = lastRewards(user.id);
  return {
    type: prize?.type ?? '',
    price: prize?.available ? prize.price : null,
    balance: get(balanceAtom),
    vaultOpen: user.vault_open,
    // Another tab may have ordered it: what it remembered counts here too.
    orderedToday: user.order_now.includes(sku) || wasRedeemedToday(rewards, sku, now),
    waitUntil: repeatWaitUntil(rewards, sku, now),
    now,
  };
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
  client.setQueryData<ProductDetail>(queryKey, (product) =>
    product?.result ? { ...product, result: { ...product.result, Price: pesos } } : product,
  );
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

function orderPayload(sku: string, submitted: Submitted, simulation: unknown): OrderPayload {
  return submitted.kind === 'card'
    ? submitted.payload
    : { ...simulationPayload(sku, submitted.form), simulation_response: simulation };
}

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
    const rewards = rememberReward(lastRewards(user.id), { sku, date: Date.now() });
    writeOwn(user.id, LOCAL_KEYS.lastRewards, rewards);
    session.removeItem(SESSION_KEYS.draft);
    set(balanceAtom, answer.wallet);
    set(userAtom, { order_now: [...new Set([...user.order_now, sku])] });
    set(redeemAtom, { type: 'ordered', balance: answer.wallet.balance });
    void get(queryClientAtom).invalidateQueries({ queryKey: ordersKey(user.id) });
  } catch (error) {
    const { kind, message } = toFailure(error);
    set(
      redeemAtom,
      mayBeDone(kind) ? { type: 'order-unanswered' } : { type: 'order-refused', message },
    );
    void set(refreshIdentityAtom);
  }
});

const ELSEWHERE = 'Ya hay un canje en camino en otra pestaña. Espera a que termine.';

/** Simulation and order, one run at a time over all tabs of this phone where the browser can tell. */
const runAtom = latched(async (post, get, set) => {
  const isAlone = await alone('gemas-order', async () => {
    if (get(checkoutAtom).flow.step === 'simulating') await set(simulateAtom, post);
    const { flow } = get(checkoutAtom);
    if (flow.step === 'ordering') await set(orderAtom, post, flow.simulation);
  });
  if (isAlone) return;
  await burstOver();
  set(
    redeemAtom,
    get(checkoutAtom).flow.step === 'simulating'
      ? { type: 'simulated', outcome: { kind: 'refused', text: ELSEWHERE }, answer: null }
      : { type: 'order-refused', message: ELSEWHERE },
  );
});

const ASKING: readonly RedeemFlow['step'][] = ['ordered-today', 'wait', 'confirm'];

/**
 * One thing that happened in the checkout. The state moves before anything is awaited, so that a second tap
 * meets a flow that no longer listens (decision 38); the calls start only on the way into them.
 */
export const redeemAtom = atom(null, (get, set, event: RedeemEvent): void => {
  const before = get(checkoutAtom);
  const known = facts(get);
  let flow = redeem(before.flow, event, known);
  // Another tab ordered it while this one was asking: its wait is not jumped.
  if (flow.step === 'simulating' && before.flow.step === 'confirm' && known.waitUntil !== null) {
    flow = { step: 'wait', until: known.waitUntil };
  }
  if (flow === before.flow) return;
  const isStarting = isRedeeming(flow) && !isRedeeming(before.flow);
  // The run before this one has told its end and is not yet quite over.
  if (isStarting && get(runAtom)) return;
  const isHeld = isRedeeming(flow) || ASKING.includes(flow.step);
  set(checkoutAtom, {
    ...before,
    flow,
    submitted: isHeld ? before.submitted : null,
    toast: set(warnAtom, before, flow),
  });
  if (flow.step === 'reloading') {
    const kept: KeptNotice = { userId: get(userAtom).id, ...flow.notice };
    writeJson(session, SESSION_KEYS.notice, kept);
  }
  if (isFateOpen(flow)) sentOrder.keep(get(userAtom).id, before.sku);
  else if (isFateOpen(before.flow)) sentOrder.drop();
  if (isStarting) void set(runAtom);
  else if (before.flow.step === 'unanswered') void set(refreshIdentityAtom);
});

const submitAtom = atom(null, (get, set, submitted: Submitted): void => {
  const checkout = get(checkoutAtom);
  if (checkout.flow.step !== 'form') return;
  set(checkoutAtom, { ...checkout, submitted });
  set(redeemAtom, { type: 'submit' });
});

/** A valid form was sent in. */
export const submitCheckoutAtom = atom(null, (_get, set, form: DeliveryForm): void =>
  set(submitAtom, { kind: 'delivery', form }),
);

/** A card's order was sent in. */
export const submitCardAtom = atom(null, (_get, set, payload: CardOrderPayload): void =>
  set(submitAtom, { kind: 'card', payload }),
);
