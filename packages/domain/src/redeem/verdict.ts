import type { Order } from '../orders/order.ts';
import { claimablePrize, isPrizeClaimed } from '../raffle/raffle.ts';
import { messageForUsers } from '../session/server-message.ts';
import type { Identity } from '../session/startup.ts';
import { CALL_OVER_AFTER_MS } from './call-ends.ts';
import { type LedgerEntry, settled } from './ledger.ts';

type Row = Pick<Order, 'id' | 'sku' | 'date' | 'total'>;

/** New answers of the server, from which `verdictOf` concludes whether an order or a claim was made. */
export interface Evidence {
  /** The list of orders (`GET /orders`). Null if the list cannot be had. */
  orders: readonly Row[] | null;
  /** True if the list had rows that cannot be read. Such a list is incomplete. */
  isCut?: boolean | undefined;
  /** The user and the balance (`GET /auth/user`). Null if the call failed. */
  identity: Identity | null;
}

/**
 * Maximum difference in ms between the date of an order and the time at which its entry was sent. The maximum is one
 * day, because an order's date may lack a time zone, and the clock of the phone may be slightly wrong.
 */
const DATE_MARGIN_MS = 24 * 60 * 60 * 1000;

/** Returns the ids of the orders in the lists that are stored with `entries`. */
const listedBefore = (entries: readonly LedgerEntry[]) =>
  new Set(entries.flatMap(({ ordersBefore }) => ordersBefore ?? []));

/**
 * Returns what the list of orders says about an order: made if the list has more new orders of the sku than the other
 * successful entries of the sku explain, not made if a complete list has none. Null if the list does not tell.
 *
 * The list is compared with the list that was known before the first of these entries was sent (`first`).
 */
function verdictOfList(
  entry: LedgerEntry,
  entries: readonly LedgerEntry[],
  orders: readonly Row[],
): 'made' | 'not-made' | null {
  const made = entries.filter(
    ({ seq, kind, sku, state }) =>
      seq !== entry.seq && kind === 'order' && sku === entry.sku && state === 'made',
  );
  const listed = made.filter(({ ordersBefore }) => ordersBefore !== null);
  const first = [entry, ...listed].reduce((one, other) => (other.seq < one.seq ? other : one));
  const known = listedBefore(entries.filter(({ seq }) => seq <= first.seq));
  // If no list was stored with `first`, an unknown order may be old. Only an order with a date close to `first` is new.
  const isNew = ({ id, date }: Row) =>
    !known.has(id) &&
    (first.ordersBefore !== null ||
      Math.abs(Date.parse(date ?? '') - first.sentAt) <= DATE_MARGIN_MS);
  const unknown = orders.filter(({ id, sku }) => sku === entry.sku && id !== '' && !known.has(id));
  if (unknown.filter(isNew).length > made.length) return 'made';
  // A list that lacks a known order is incomplete. A row may be this order if its id or its sku cannot be read, or if
  // it is new, has this price, and has a sku that this phone has not ordered.
  const ids = new Set(orders.map(({ id }) => id));
  const mayBeThis = (row: Row) =>
    (row.id === '' && row.sku === entry.sku) ||
    (row.sku === '' && !known.has(row.id)) ||
    (row.total === entry.price && isNew(row) && !entries.some(({ sku }) => sku === row.sku));
  const isComplete = [...listedBefore(entries)].every((id) => ids.has(id));
  return isComplete && unknown.length <= listed.length && !orders.some(mayBeThis)
    ? 'not-made'
    : null;
}

/**
 * Whether the balance shows that no price was subtracted for the entry's order. The price of a later order that was made
 * is not added to the balance, because the balance may have been read before that order was paid.
 */
function isUnpaid({ balanceBefore }: LedgerEntry, identity: Identity | null): boolean {
  const balance = identity?.wallet.balance ?? null;
  return balance !== null && balance >= balanceBefore;
}

/**
 * Time in ms that must pass after the end of a call before answers can prove that nothing was ordered, because the
 * server may still carry out the call until then.
 */
export const PROOF_AFTER_MS = 60_000;
/** Time in ms after the end of a call at which the list of orders alone proves that nothing was ordered. */
const LIST_PROOF_AFTER_MS = 300_000;
/** Time in ms after the end of a call at which an entry without proof becomes `unproven`. */
export const UNPROVEN_AFTER_MS = 600_000;

/**
 * Pauses in ms between two checks of an entry without proof. The last pause is repeated, so that a check takes place
 * within a minute after each of the times above.
 */
export const PROOF_PAUSES_MS = [2_000, 5_000, 10_000, 20_000, 30_000, 60_000];

/**
 * Decides whether the order or the claim of an entry was successful, based on new answers of the server. Null if the
 * answers prove neither success nor failure (decision 37).
 *
 * - An order was successful if the list of orders includes a new order of the sku.
 * - An order was not successful if a complete list without the order was requested at least 60 s after the end of the
 *   call and the balance has not fallen. If the server has answered the call with nothing but a message, no time needs
 *   to pass. Whatever the balance is, a complete list without the order that was requested after 5 minutes is proof.
 * - A claim was successful if the server says that the user's prize is no longer available. A claim was not successful
 *   if the user can still claim the prize 60 s after the end of the call.
 *
 * @param waitedMs time from the end of the call to the request of the answers, by a monotonic clock
 */
export function verdictOf(
  entry: LedgerEntry,
  entries: readonly LedgerEntry[],
  { orders, isCut, identity }: Evidence,
  waitedMs: number,
): 'made' | 'not-made' | null {
  const isLate = waitedMs >= (entry.isAnswered ? 0 : PROOF_AFTER_MS);
  if (entry.kind === 'claim') {
    if (identity === null) return null;
    if (isPrizeClaimed(identity.user, entry.name)) return 'made';
    return isLate && claimablePrize(identity.user)?.sku === entry.sku ? 'not-made' : null;
  }
  const verdict = orders && verdictOfList(entry, entries, orders);
  if (verdict !== 'not-made') return verdict;
  if (isCut) return null;
  if (waitedMs >= LIST_PROOF_AFTER_MS) return verdict;
  return isLate && isUnpaid(entry, identity) ? verdict : null;
}

/** Maximum time in ms between two moments of the phone's clock that is believed. Otherwise the clock was moved. */
const PLAUSIBLE_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Returns an entry after new answers of the server: settled if there is proof (`verdictOf`). Without proof, the entry
 * becomes `unproven` 10 minutes after the end of the call. That time is also over if the list cannot be had and, by the
 * clock of the phone, the order was sent long ago, because the phone has slept or the app was closed meanwhile.
 *
 * @param now the phone's clock, ms since the epoch
 */
export function judged(
  entry: LedgerEntry,
  entries: readonly LedgerEntry[],
  evidence: Evidence,
  waitedMs: number,
  now: number,
): LedgerEntry {
  const verdict = verdictOf(entry, entries, evidence, waitedMs);
  if (verdict !== null) {
    // A toast has shown the server's words about an order that was answered with nothing but a message.
    const isSeen = entry.isAnswered === true && messageForUsers(entry.message) !== null;
    return settled(entry, verdict, now, isSeen && verdict === 'not-made');
  }
  const waited = { ...entry, waitedMs: Math.max(waitedMs, entry.waitedMs ?? waitedMs) };
  // Until then, another page may be sending the call.
  if (waitedMs < 0 || entry.state === 'unproven') return waited;
  const age = now - entry.sentAt;
  const isOld = age >= UNPROVEN_AFTER_MS + CALL_OVER_AFTER_MS && age <= PLAUSIBLE_MS;
  const isOver = waitedMs >= UNPROVEN_AFTER_MS || (evidence.orders === null && isOld);
  return { ...waited, state: isOver ? 'unproven' : 'unknown' };
}
