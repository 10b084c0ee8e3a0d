import type { Order } from '../orders/order.ts';
import { claimablePrize } from '../raffle/raffle.ts';
import type { Identity } from '../session/startup.ts';
import { isOpen, type LedgerEntry } from './ledger.ts';

type OrderId = Order['id'];

/** Fresh answers of the server. A failed call has null. */
export interface Evidence {
  orders: readonly Pick<Order, 'id' | 'sku' | 'date'>[] | null;
  identity: Identity | null;
}

/** What one source says about whether the order was made. `silent` if it proves nothing. */
type Word = 'yes' | 'no' | 'silent';

/** Whether an order was added to the list after the entry was sent. False for an order with an unreadable id. */
function isNewOrder(entry: LedgerEntry, { id, sku }: Pick<Order, 'id' | 'sku'>): boolean {
  return sku === entry.sku && id !== '' && entry.ordersBefore?.includes(id) === false;
}

/** The order that belongs to an entry. Undefined while the list does not include it, or if it cannot be identified. */
export function orderOf<T extends Pick<Order, 'id' | 'sku'>>(
  entry: LedgerEntry,
  orders: readonly T[],
): T | undefined {
  return orders.find((order) => isNewOrder(entry, order));
}

/** One day before and after: an order's date may lack a time zone, and the phone's clock may be slightly wrong. */
const DATE_MARGIN_MS = 24 * 60 * 60 * 1000;

/** The other entries of the same sku whose orders were made. */
function madeOfSku({ seq, sku }: LedgerEntry, entries: readonly LedgerEntry[]): LedgerEntry[] {
  return entries.filter(
    (one) => one.seq !== seq && one.kind === 'order' && one.sku === sku && one.state === 'made',
  );
}

/** Ids of the orders that were known when an entry was sent, from its own list and the lists of earlier entries. */
function knownBefore({ seq }: LedgerEntry, entries: readonly LedgerEntry[]): Set<OrderId> {
  const earlier = entries.filter((one) => one.seq <= seq);
  return new Set(earlier.flatMap(({ ordersBefore }) => ordersBefore ?? []));
}

/**
 * What `GET /orders` says. `proof`: the list includes a new order of the sku that belongs to no other entry. The list
 * stored with the entry may lack earlier orders, because it was cached, outdated or incomplete.
 */
function wordOfOrders(
  entry: LedgerEntry,
  entries: readonly LedgerEntry[],
  orders: Evidence['orders'],
): Word | 'proof' {
  if (orders === null) return 'silent';
  // A list without orders that are known to exist is incomplete, so a missing order proves nothing.
  const ids = new Set(orders.map(({ id }) => id));
  const ofSku = orders.filter(({ sku }) => sku === entry.sku);
  // An order of the sku with an unreadable id could be the one, so a missing order proves nothing.
  const isWhole =
    [...knownBefore(entry, entries)].every((id) => ids.has(id)) &&
    ofSku.every(({ id }) => id !== '');
  const denial = isWhole ? 'no' : 'silent';
  const newSince = (one: LedgerEntry) => {
    const before = knownBefore(one, entries);
    return ofSku.filter(({ id }) => id !== '' && !before.has(id));
  };
  const found = newSince(entry);
  if (found.length === 0) return denial;
  const made = madeOfSku(entry, entries);
  if (entry.ordersBefore === null) {
    // It is unknown which of these orders are older than the entry. Those dated near the entry count, minus the ones
    // that belong to other entries.
    const near = found.filter(({ date }) => {
      const moment = date === null ? Number.NaN : Date.parse(date);
      return Math.abs(moment - entry.sentAt) <= DATE_MARGIN_MS;
    });
    return near.length > made.length ? 'yes' : 'silent';
  }
  const counted = made.filter(({ ordersBefore }) => ordersBefore !== null);
  const most = Math.max(...[entry, ...counted].map((one) => newSince(one).length));
  if (most > made.length) return 'proof';
  // An entry sent without a list of orders may own one of those found.
  return most > counted.length ? 'silent' : denial;
}

/** What the user's `order_now` says. It may include the sku because of another order that the tab did not know of. */
function wordOfOrderNow(
  entry: LedgerEntry,
  entries: readonly LedgerEntry[],
  identity: Identity | null,
): Word {
  if (identity === null || entry.orderedBefore) return 'silent';
  if (madeOfSku(entry, entries).length > 0) return 'silent';
  return identity.user.order_now.includes(entry.sku) ? 'yes' : 'no';
}

/** With more other orders the balance has too many possible explanations. */
const MAX_OTHERS = 10;

/** Returns the sums of all subsets. */
function subsetSums(prices: readonly number[]): number[] {
  let sums = [0];
  for (const price of prices) sums = sums.concat(sums.map((sum) => sum + price));
  return sums;
}

/**
 * What the balance says: 'yes' if only this order explains how far the balance fell, 'no' if the balance can be
 * explained without this order. Among the other made orders, later ones always count towards the fall, and so do
 * earlier ones if the balance had not yet fallen between the two. All other earlier and open orders may count.
 */
function wordOfBalance(
  entry: LedgerEntry,
  entries: readonly LedgerEntry[],
  identity: Identity | null,
): Word {
  if (identity === null) return 'silent';
  const others = entries.filter(({ seq, kind }) => seq !== entry.seq && kind === 'order');
  const made = others.filter(({ state }) => state === 'made');
  const isPart = ({ seq, balanceBefore }: LedgerEntry) =>
    seq > entry.seq || balanceBefore <= entry.balanceBefore;
  const maybe = [...others.filter(isOpen), ...made.filter((other) => !isPart(other))];
  if (maybe.length > MAX_OTHERS) return 'silent';
  const fell =
    entry.balanceBefore -
    identity.wallet.balance -
    made.filter(isPart).reduce((sum, { price }) => sum + price, 0);
  const sums = subsetSums(maybe.map(({ price }) => price));
  const isExplainedWith = sums.some((sum) => sum + entry.price === fell);
  // The user may have earned gems meanwhile, so the balance may have fallen by less.
  const isExplainedWithout = sums.some((sum) => sum >= fell);
  if (isExplainedWith === isExplainedWithout) return 'silent';
  return isExplainedWith ? 'yes' : 'no';
}

/** Answers requested within this time after the end of a call cannot prove that nothing was ordered, ms. */
export const PROOF_AFTER_MS = 60_000;

/**
 * What fresh answers prove about an open entry: `made`, `not-made`, or null for neither (decision 37).
 *
 * - Made: the list includes a new order of the sku, or two of the three sources (list, `order_now`, balance) say so.
 * - Not made: the answers were requested 60 s after the call had ended, and no source says that it was made or might
 * have been. `order_now` does not count if it included the sku before.
 * - A claim is made once the server has nothing left to claim.
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
    const prize = claimablePrize(identity.user);
    if (prize === null) return 'made';
    return isLate && prize.sku === entry.sku ? 'not-made' : null;
  }
  const list = wordOfOrders(entry, entries, orders);
  const now = wordOfOrderNow(entry, entries, identity);
  const balance = wordOfBalance(entry, entries, identity);
  if (list === 'proof') return 'made';
  const words = [list, now, balance];
  if (words.filter((word) => word === 'yes').length >= 2) return 'made';
  const isDenied = list === 'no' && balance === 'no' && now !== 'yes';
  return isDenied && isLate && identity !== null ? 'not-made' : null;
}
