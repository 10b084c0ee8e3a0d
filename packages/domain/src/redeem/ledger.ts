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
  /** Position in the ledger: a later entry has a higher one. The clock of the phone decides nothing. */
  seq: number;
  kind: 'order' | 'claim';
  sku: string;
  /** Name of the prize. */
  name: string;
  /** Gems; 0 for a claim. */
  price: number;
  /** The balance when it was sent, gems. */
  balanceBefore: number;
  /** Whether the sku was in `order_now` already. */
  orderedBefore: boolean;
  /** Ids of all orders of the person; null if the list was not known. */
  ordersBefore: readonly OrderId[] | null;
  /** Ms since the epoch, by the clock of the phone. */
  sentAt: number;
  state: LedgerState;
  /** Ms since the epoch; null until it is settled. */
  settledAt: number | null;
  /** What the server said, '' for nothing. */
  message: string;
  /** The person has seen how it was settled. */
  isSeen: boolean;
}

/** The phone cannot store the entry, so that nothing was sent. */
export const NO_ROOM =
  'Tu teléfono no puede guardar el registro de este envío, así que no lo hicimos. Libera espacio e intenta de nuevo.';

/** True while nobody knows whether the order or the claim was made. */
export function isOpen({ state }: Pick<LedgerEntry, 'state'>): boolean {
  return state === 'sending' || state === 'unknown';
}

/** True only for a proof that nothing was done: a 4xx with the server's message, other than a time-out (decision 37). */
export function isRefusal({ status = 0, message }: Failure): boolean {
  return status >= 400 && status < 500 && status !== 408 && message !== null;
}

/** The entry after it was settled. */
export function settled(
  entry: LedgerEntry,
  state: 'made' | 'not-made',
  now: number,
  isSeen: boolean,
): LedgerEntry {
  return { ...entry, state, settledAt: now, isSeen };
}

/** Settled entries are dropped after this, ms. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/**
 * False for a settled entry that is older than a day. An entry that is open never expires. A moment in the future was
 * written by a wrong clock and counts as old.
 */
export function isCurrent({ settledAt }: LedgerEntry, now: number): boolean {
  return settledAt === null || (settledAt <= now && now - settledAt < KEPT_MS);
}

/**
 * The entries that stay. While anything is open all of them do: the price of one that was made is part of the evidence
 * about another.
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
 * Returns the entry that the user has to be told about before the same prize can be ordered or claimed again: an open
 * entry, else the last settled entry that the user has not seen. Null if there is no such entry.
 */
export function entryToTell(
  entries: readonly LedgerEntry[],
  kind: LedgerEntry['kind'],
  sku: string,
): LedgerEntry | null {
  const own = entries.filter((entry) => entry.kind === kind && entry.sku === sku);
  return own.find(isOpen) ?? own.filter(({ isSeen }) => !isSeen).pop() ?? null;
}

/** Gems that can be spent whatever becomes of the open orders. */
export function surelyLeft(balance: number, entries: readonly LedgerEntry[]): number {
  const open = entries.filter(isOpen).reduce((sum, { price }) => sum + price, 0);
  return Math.max(0, balance - open);
}
