import type { Order } from '../orders/order.ts';
import { claimablePrize } from '../raffle/raffle.ts';
import type { Identity } from '../session/startup.ts';
import { isOpen, type LedgerEntry } from './ledger.ts';

type OrderId = Order['id'];

/** Fresh answers of the server; null for a call that failed. */
export interface Evidence {
  orders: readonly Pick<Order, 'id' | 'sku' | 'date'>[] | null;
  identity: Identity | null;
}

/** What one witness says: whether the order was made. `silent` where it cannot tell. */
type Word = 'yes' | 'no' | 'silent';

/** Whether an order was added to the list since the entry was sent. An order without an id that can be read cannot tell. */
function isNewOrder(entry: LedgerEntry, { id, sku }: Pick<Order, 'id' | 'sku'>): boolean {
  return sku === entry.sku && id !== '' && entry.ordersBefore?.includes(id) === false;
}

/** The order that an entry has led to; undefined while the list does not show it, or where that cannot be told. */
export function orderOf<T extends Pick<Order, 'id' | 'sku'>>(
  entry: LedgerEntry,
  orders: readonly T[],
): T | undefined {
  return orders.find((order) => isNewOrder(entry, order));
}

/** One day each way: an order's date may lack a time zone, and the clock of the phone may be a little off. */
const DATE_MARGIN_MS = 24 * 60 * 60 * 1000;

/** The other orders of the same sku that were made. */
function madeOfSku({ seq, sku }: LedgerEntry, entries: readonly LedgerEntry[]): LedgerEntry[] {
  return entries.filter(
    (one) => one.seq !== seq && one.kind === 'order' && one.sku === sku && one.state === 'made',
  );
}

/** Ids of the orders that were known when an entry was sent, from its own list and those of earlier entries. */
function knownBefore({ seq }: LedgerEntry, entries: readonly LedgerEntry[]): Set<OrderId> {
  const earlier = entries.filter((one) => one.seq <= seq);
  return new Set(earlier.flatMap(({ ordersBefore }) => ordersBefore ?? []));
}

/**
 * `GET /orders`. `proof`: it has a new order of the sku that no other entry accounts for. The list that was known when the
 * entry was sent may lack earlier orders: it was cached, lagged behind, or had lost them.
 */
function wordOfOrders(
  entry: LedgerEntry,
  entries: readonly LedgerEntry[],
  orders: Evidence['orders'],
): Word | 'proof' {
  if (orders === null) return 'silent';
  // A list that lacks orders which are known to exist denies nothing.
  const ids = new Set(orders.map(({ id }) => id));
  const ofSku = orders.filter(({ sku }) => sku === entry.sku);
  // Nor does an order of the sku without an id that can be read.
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
    // Nobody knows which of them are older than the entry: those of its days count, beyond the ones that are accounted for.
    const near = found.filter(({ date }) => {
      const moment = date === null ? Number.NaN : Date.parse(date);
      return Math.abs(moment - entry.sentAt) <= DATE_MARGIN_MS;
    });
    return near.length > made.length ? 'yes' : 'silent';
  }
  const counted = made.filter(({ ordersBefore }) => ordersBefore !== null);
  const most = Math.max(...[entry, ...counted].map((one) => newSince(one).length));
  if (most > made.length) return 'proof';
  // Nobody knows whether the order of an entry without a list is among those found.
  return most > counted.length ? 'silent' : denial;
}

/** `order_now` of the user. Another order of the sku may be why it has the sku: the tab may not have known of it. */
function wordOfOrderNow(
  entry: LedgerEntry,
  entries: readonly LedgerEntry[],
  identity: Identity | null,
): Word {
  if (identity === null || entry.orderedBefore) return 'silent';
  if (madeOfSku(entry, entries).length > 0) return 'silent';
  return identity.user.order_now.includes(entry.sku) ? 'yes' : 'no';
}

/** With more other orders the balance has too many explanations. */
const MAX_OTHERS = 10;

/** The sums of all subsets. */
function subsetSums(prices: readonly number[]): number[] {
  let sums = [0];
  for (const price of prices) sums = sums.concat(sums.map((sum) => sum + price));
  return sums;
}

/**
 * The balance. It says 'yes' if only this order explains by how much the balance fell, 'no' if the balance can be
 * explained without this order alone. Of the other orders that were made, a later one is part of the difference, and so is an
 * older one if the balance had not fallen between the two. The rest of the older ones, and open ones, may be.
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
  // Gems may have been earned meanwhile, so the balance may have fallen by less.
  const isExplainedWithout = sums.some((sum) => sum >= fell);
  if (isExplainedWith === isExplainedWithout) return 'silent';
  return isExplainedWith ? 'yes' : 'no';
}

/** Answers that were requested sooner after the end of a call cannot prove that nothing was made, ms. */
export const PROOF_AFTER_MS = 60_000;

/**
 * What fresh answers prove about an open entry: `made`, `not-made`, or null for neither (decision 37).
 *
 * - Made: the list has a new order of the sku, or two of three witnesses say so (list, `order_now`, balance).
 * - Not made: the answers were requested 60 s after the call had ended, and no witness says or leaves open that it was
 *   made. `order_now` has no say if it had the sku before.
 * - A claim is made once the server has nothing left to claim.
 *
 * @param waitedMs how long the call had been over when the answers were requested, by a clock that nobody can set
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
