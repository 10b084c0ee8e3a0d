import type { Order } from '../orders/order.ts';
import { claimablePrize, isPrizeClaimed } from '../raffle/raffle.ts';
import type { Identity } from '../session/startup.ts';
import { isOpen, type LedgerEntry } from './ledger.ts';

type OrderId = Order['id'];

/**
 * New answers of the server, from which `verdictOf` concludes whether an order or a claim was made. A field is null if
 * its call failed.
 */
export interface Evidence {
  orders: readonly Pick<Order, 'id' | 'sku' | 'date'>[] | null;
  identity: Identity | null;
}

/**
 * Whether the order of an entry was made, according to one source: list of orders, `order_now` or balance. `silent` if
 * the source indicates neither yes nor no.
 */
type Indication = 'yes' | 'no' | 'silent';

/**
 * Whether an order has the entry's sku and was not yet in the list of orders when the entry was sent. False for an
 * order with an unreadable id.
 */
function isNewOrder(entry: LedgerEntry, { id, sku }: Pick<Order, 'id' | 'sku'>): boolean {
  return sku === entry.sku && id !== '' && entry.ordersBefore?.includes(id) === false;
}

/**
 * Returns the order that belongs to an entry of the ledger. Undefined if the list does not include the order, or if the
 * order cannot be identified.
 */
export function orderOf<T extends Pick<Order, 'id' | 'sku'>>(
  entry: LedgerEntry,
  orders: readonly T[],
): T | undefined {
  return orders.find((order) => isNewOrder(entry, order));
}

/**
 * Maximum difference in ms between the date of an order and the time at which its entry was sent. The maximum is one
 * day, because an order's date may lack a time zone, and the clock of the phone may be slightly wrong.
 */
const DATE_MARGIN_MS = 24 * 60 * 60 * 1000;

/** Returns the entries of other successful orders of the same sku. */
function otherMadeOfSku({ seq, sku }: LedgerEntry, entries: readonly LedgerEntry[]): LedgerEntry[] {
  return entries.filter(
    (one) => one.seq !== seq && one.kind === 'order' && one.sku === sku && one.state === 'made',
  );
}

/**
 * Returns the ids of all orders that the phone knew when the entry was sent. The ids come from the lists of orders that
 * are stored with this entry and with earlier entries.
 */
function knownBefore({ seq }: LedgerEntry, entries: readonly LedgerEntry[]): Set<OrderId> {
  const earlier = entries.filter((one) => one.seq <= seq);
  return new Set(earlier.flatMap(({ ordersBefore }) => ordersBefore ?? []));
}

/**
 * Returns what the list of orders (`GET /orders`) says about an entry. `proof` means that the list includes a new order
 * of the sku that belongs to no other entry.
 *
 * The list stored with the entry may lack orders that already existed, because that list was outdated or incomplete.
 * Such orders must not count as new.
 */
function indicationOfOrders(
  entry: LedgerEntry,
  entries: readonly LedgerEntry[],
  orders: Evidence['orders'],
): Indication | 'proof' {
  if (orders === null) return 'silent';
  // An incomplete list never says 'no' (the order was not made). A list is incomplete if it lacks a known order.
  const ids = new Set(orders.map(({ id }) => id));
  const ofSku = orders.filter(({ sku }) => sku === entry.sku);
  // A list also counts as incomplete if it contains an order of the sku with an unreadable id, or a new order with an
  // unreadable sku. That order may be the order of this entry.
  const known = knownBefore(entry, entries);
  const isUnreadable = ({ id, sku }: (typeof orders)[number]) =>
    sku === '' ? !known.has(id) : sku === entry.sku && id === '';
  const isComplete = [...known].every((id) => ids.has(id)) && !orders.some(isUnreadable);
  const denial = isComplete ? 'no' : 'silent';
  const newSince = (one: LedgerEntry) => {
    const before = knownBefore(one, entries);
    return ofSku.filter(({ id }) => id !== '' && !before.has(id));
  };
  const found = newSince(entry);
  if (found.length === 0) return denial;
  const made = otherMadeOfSku(entry, entries);
  if (entry.ordersBefore === null) {
    // Without a stored list, some of the found orders may be older than the entry. So only orders with a date close to
    // `sentAt` are counted (`near`). Each entry in `made` explains one of these orders. If `near` has more orders than
    // `made` has entries, one of the orders belongs to this entry.
    const near = found.filter(({ date }) => {
      const moment = date === null ? Number.NaN : Date.parse(date);
      return Math.abs(moment - entry.sentAt) <= DATE_MARGIN_MS;
    });
    return near.length > made.length ? 'yes' : 'silent';
  }
  const counted = made.filter(({ ordersBefore }) => ordersBefore !== null);
  const most = Math.max(...[entry, ...counted].map((one) => newSince(one).length));
  if (most > made.length) return 'proof';
  // Each entry in `counted` explains one new order. If another new order remains, it may belong to this entry, or to an
  // entry of `made` without `ordersBefore`. The list does not tell which, so the result is `silent`.
  return most > counted.length ? 'silent' : denial;
}

/**
 * Returns what the user's `order_now` (skus ordered today) says about an entry. A 'yes' alone is no proof, because
 * another order that this tab does not know may have added the sku to `order_now`.
 */
function indicationOfOrderNow(
  entry: LedgerEntry,
  entries: readonly LedgerEntry[],
  identity: Identity | null,
): Indication {
  if (identity === null || entry.orderedBefore) return 'silent';
  if (otherMadeOfSku(entry, entries).length > 0) return 'silent';
  return identity.user.order_now.includes(entry.sku) ? 'yes' : 'no';
}

/**
 * Maximum number of orders whose effect on the balance is uncertain. If there are more such orders, the balance is not
 * evaluated.
 */
const MAX_OTHERS = 10;

function subsetSums(prices: readonly number[]): number[] {
  let sums = [0];
  for (const price of prices) sums = sums.concat(sums.map((sum) => sum + price));
  return sums;
}

/**
 * Returns what the balance says about the order of an entry. Compares the prices of the orders in the ledger with the
 * difference: the number of gems by which the balance has fallen since this entry was sent.
 *
 * - 'yes': the difference can only be explained if this order was successful.
 * - 'no': the difference can only be explained if this order was not successful.
 *
 * The other orders are taken into account as follows. Some successful orders have certainly lowered the balance since
 * this entry was sent. These orders were sent later, or their prices had not yet been subtracted from `balanceBefore`
 * of this entry. The prices of these orders are subtracted from the difference. For the other successful orders and for
 * open orders, the effect is uncertain, so all sums of their prices are tried.
 */
function indicationOfBalance(
  entry: LedgerEntry,
  entries: readonly LedgerEntry[],
  identity: Identity | null,
): Indication {
  const balance = identity?.wallet.balance ?? null;
  if (balance === null) return 'silent';
  const others = entries.filter(({ seq, kind }) => seq !== entry.seq && kind === 'order');
  const made = others.filter(({ state }) => state === 'made');
  const hasLowered = ({ seq, balanceBefore }: LedgerEntry) =>
    seq > entry.seq || balanceBefore <= entry.balanceBefore;
  const maybe = [...others.filter(isOpen), ...made.filter((other) => !hasLowered(other))];
  if (maybe.length > MAX_OTHERS) return 'silent';
  const fell =
    entry.balanceBefore -
    balance -
    made.filter(hasLowered).reduce((sum, { price }) => sum + price, 0);
  const sums = subsetSums(maybe.map(({ price }) => price));
  const isExplainedWith = sums.some((sum) => sum + entry.price === fell);
  // Whether the other orders alone explain the lower balance. Their prices may add up to more than the difference,
  // because the user may have earned gems meanwhile.
  const isExplainedWithout = sums.some((sum) => sum >= fell);
  if (isExplainedWith === isExplainedWithout) return 'silent';
  return isExplainedWith ? 'yes' : 'no';
}

/**
 * Time in ms that must pass after the end of a call. Only answers requested after this time can prove that nothing was
 * ordered, because the server may still carry out the call until then.
 */
export const PROOF_AFTER_MS = 60_000;

/**
 * Pauses in ms between two checks of an open order or claim. The last pause is repeated. One check takes place soon
 * after `PROOF_AFTER_MS`: 2 + 5 + 10 + 20 + 30 = 67 s after the call.
 */
export const PROOF_PAUSES_MS = [2_000, 5_000, 10_000, 20_000, 30_000, 60_000, 300_000];

/**
 * Decides whether the order or the claim of an entry was successful, based on new answers of the server. The outcome of
 * the entry must still be unknown. Null if the answers prove neither success nor failure (decision 37).
 *
 * - An order was successful if the list of orders proves it ('proof'), or if two of the three sources (list,
 *   `order_now`, balance) say 'yes'.
 * - An order was not successful if the answers were requested at least 60 s after the end of the call, list and balance
 *   say 'no', and `order_now` does not say 'yes'.
 * - A claim was successful if the server says that the user's prize is no longer available. A claim was not successful
 *   if the user can still claim the prize 60 s after the end of the call.
 *
 * @param waitedMs time from the end of the call to the request of the answers, by a monotonic clock
 */
export function verdictOf(
  entry: LedgerEntry,
  entries: readonly LedgerEntry[],
  evidence: Evidence,
  waitedMs: number,
): 'made' | 'not-made' | null {
  const { orders, identity } = evidence;
  const isLate = waitedMs >= PROOF_AFTER_MS;
  if (entry.kind === 'claim') {
    if (identity === null) return null;
    if (isPrizeClaimed(identity.user, entry.name)) return 'made';
    return isLate && claimablePrize(identity.user)?.sku === entry.sku ? 'not-made' : null;
  }
  const list = indicationOfOrders(entry, entries, orders);
  const now = indicationOfOrderNow(entry, entries, identity);
  const balance = indicationOfBalance(entry, entries, identity);
  if (list === 'proof') return 'made';
  const indications = [list, now, balance];
  if (indications.filter((one) => one === 'yes').length >= 2) return 'made';
  const isDenied = list === 'no' && balance === 'no' && now !== 'yes';
  return isDenied && isLate && identity !== null ? 'not-made' : null;
}
