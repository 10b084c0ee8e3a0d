import type { Order } from '../orders/order.ts';
import type { Failure } from '../session/failure.ts';

/**
 * `sending`: the call is in progress, or its page was closed. `unknown`: the call ended without a proof. `made` and
 * `not-made`: settled.
 */
export const LEDGER_STATES = ['sending', 'unknown', 'made', 'not-made'] as const;
export type LedgerState = (typeof LEDGER_STATES)[number];

type OrderId = Order['id'];

/**
 * An order or a claim that this phone has sent (decision 37). It holds no address, phone number or card number. The
 * fields named `…Before` are what was known when it was sent: the evidence is compared with them.
 */
export interface LedgerEntry {
  /**
   * Position in the ledger; a later entry has a higher one. Entries are not ordered by the clock, which may be wrong.
   */
  seq: number;
  kind: 'order' | 'claim';
  sku: string;
  /** Name of the prize. */
  name: string;
  /** Gems; 0 for a claim. */
  price: number;
  /** The balance when the order was sent, gems. */
  balanceBefore: number;
  /** Whether `order_now` already included the sku. */
  orderedBefore: boolean;
  /** Ids of all the user's orders; null if the list was not loaded. */
  ordersBefore: readonly OrderId[] | null;
  /** Ms since the epoch, by the clock of the phone. */
  sentAt: number;
  state: LedgerState;
  /** Ms since the epoch; null until it is settled. */
  settledAt: number | null;
  /** The server's message, '' for none. */
  message: string;
  /** The user has seen how the entry was settled. */
  isSeen: boolean;
}

/** The phone cannot store the entry, so nothing was sent. */
export const NO_ROOM =
  'Tu teléfono no puede guardar el registro de este envío, así que no lo hicimos. Libera espacio e intenta de nuevo.';

/** True while it is unknown whether the order or the claim was made. */
export function isOpen({ state }: Pick<LedgerEntry, 'state'>): boolean {
  return state === 'sending' || state === 'unknown';
}

/**
 * True only for a failure that proves that nothing was ordered: a 4xx with the server's message, except a time-out
 * (decision 37).
 */
export function isRefusal({ status = 0, message }: Failure): boolean {
  return status >= 400 && status < 500 && status !== 408 && message !== null;
}

/** Returns the entry in its settled state. */
export function settled(
  entry: LedgerEntry,
  state: 'made' | 'not-made',
  now: number,
  isSeen: boolean,
): LedgerEntry {
  return { ...entry, state, settledAt: now, isSeen };
}

/** How long settled entries are kept, ms. */
const RETENTION_MS = 24 * 60 * 60 * 1000;

/**
 * Whether the ledger keeps an entry: open entries always, settled ones for a day. A date in the future was written by a
 * wrong clock and counts as old.
 */
export function isCurrent({ settledAt }: LedgerEntry, now: number): boolean {
  return settledAt === null || (settledAt <= now && now - settledAt < RETENTION_MS);
}

/**
 * The entries that the ledger keeps. While any entry is open all are kept, because the price of a settled order is
 * evidence for the open one.
 */
export function currentEntries(entries: readonly LedgerEntry[], now: number): LedgerEntry[] {
  const hasOpen = entries.some(isOpen);
  return entries.filter((entry) => hasOpen || isCurrent(entry, now));
}

/** Seq of the next entry. */
export function nextSeq(entries: readonly LedgerEntry[]): number {
  return Math.max(0, ...entries.map(({ seq }) => seq)) + 1;
}

/**
 * Returns the entry that the user has to see before the same prize can be ordered or claimed again: an open entry,
 * otherwise the last settled entry that the user has not seen. Null if there is no such entry.
 */
export function entryToShow(
  entries: readonly LedgerEntry[],
  kind: LedgerEntry['kind'],
  sku: string,
): LedgerEntry | null {
  const own = entries.filter((entry) => entry.kind === kind && entry.sku === sku);
  return own.find(isOpen) ?? own.filter(({ isSeen }) => !isSeen).pop() ?? null;
}

/** Gems that the user can certainly spend, whether or not the open orders were made. */
export function surelyLeft(balance: number, entries: readonly LedgerEntry[]): number {
  const open = entries.filter(isOpen).reduce((sum, { price }) => sum + price, 0);
  return Math.max(0, balance - open);
}
