import { isMoment, isRecord } from '../format/record.ts';
import type { Order } from '../orders/order.ts';
import type { Failure } from '../session/failure.ts';

/**
 * States of an order or a claim in the ledger.
 *
 * - `sending`: the call is in progress, or its page was closed during the call.
 * - `unknown`: the call ended, but nothing proves whether the order or the claim was made.
 * - `made` and `not-made`: the outcome is known. The entry is settled.
 */
export const LEDGER_STATES = ['sending', 'unknown', 'made', 'not-made'] as const;
export type LedgerState = (typeof LEDGER_STATES)[number];

type OrderId = Order['id'];

/**
 * An order, or a claim of a raffle prize, that this phone has sent (decision 37). All entries together are the ledger.
 *
 * - An entry contains no address, phone number or card number.
 * - The fields named `…Before` hold what the phone knew when the call was sent. `verdictOf` compares these fields with
 *   later answers of the server to find out whether the order was successful.
 */
export interface LedgerEntry {
  /**
   * Number of the entry. A later entry has a higher number. Entries are not ordered by time, because the clock of the
   * phone may be wrong.
   */
  seq: number;
  kind: 'order' | 'claim';
  sku: string;
  /** Name of the prize. */
  name: string;
  /** Price in gems; 0 for a claim. */
  price: number;
  /** The user's balance in gems when the order was sent. */
  balanceBefore: number;
  /** Whether the user's `order_now` (skus ordered today) already included the sku when the order was sent. */
  orderedBefore: boolean;
  /** Ids of all orders that the user had when this order was sent. Null if the list of orders was not loaded. */
  ordersBefore: readonly OrderId[] | null;
  /** When the call was sent, ms since the epoch, by the clock of the phone. */
  sentAt: number;
  state: LedgerState;
  /** When the outcome became known, ms since the epoch. Null while the outcome is unknown. */
  settledAt: number | null;
  /** The server's message about the outcome; '' if there is none. */
  message: string;
  /** Whether the user has seen the outcome. */
  isSeen: boolean;
}

/**
 * Version of the stored format. Increase it when the shape of an entry changes, so that entries of another version are
 * ignored.
 */
const VERSION = 1;

export type StoredEntry = LedgerEntry & { version: number };

export const storedEntry = (entry: LedgerEntry): StoredEntry => ({ ...entry, version: VERSION });

/** Whether a value from the phone's storage is an entry of this version. */
export function isStoredEntry(value: unknown): value is StoredEntry {
  return (
    isRecord(value) &&
    value.version === VERSION &&
    Number.isSafeInteger(value.seq) &&
    (value.kind === 'order' || value.kind === 'claim') &&
    LEDGER_STATES.some((state) => state === value.state) &&
    [value.sku, value.name, value.message].every((field) => typeof field === 'string') &&
    [value.price, value.balanceBefore].every(Number.isFinite) &&
    isMoment(value.sentAt) &&
    [value.orderedBefore, value.isSeen].every((field) => typeof field === 'boolean') &&
    (value.settledAt === null || isMoment(value.settledAt)) &&
    (value.ordersBefore === null ||
      (Array.isArray(value.ordersBefore) &&
        value.ordersBefore.every((id) => typeof id === 'string' || Number.isFinite(id))))
  );
}

/** Messages for the reasons why an entry is not stored. Without an entry, the order or the claim is not sent. */
export const STORAGE_PROBLEMS = {
  full: 'Tu teléfono no puede guardar el registro de este envío, así que no lo hicimos. Libera espacio e intenta de nuevo.',
  blocked:
    'Tu navegador no deja guardar el registro de este envío, así que no lo hicimos. Sal del modo privado o permite los datos de este sitio e intenta de nuevo.',
  'other-user':
    'Alguien más entró en este teléfono, así que no lo hicimos. Vuelve a entrar e intenta de nuevo.',
} as const;

/** True while it is unknown whether the order or the claim was successful. */
export function isOpen({ state }: Pick<LedgerEntry, 'state'>): boolean {
  return state === 'sending' || state === 'unknown';
}

/**
 * True only for a failure that proves that nothing was ordered: a status from 400 to 499, except 408 (time-out), with a
 * message of the server (decision 37).
 */
export function isRefusal({ status = 0, message }: Failure): boolean {
  return status >= 400 && status < 500 && status !== 408 && message !== null;
}

/** Returns a copy of the entry with the outcome `state`. */
export function settled(
  entry: LedgerEntry,
  state: 'made' | 'not-made',
  now: number,
  isSeen: boolean,
): LedgerEntry {
  return { ...entry, state, settledAt: now, isSeen };
}

/** Time in ms for which an entry stays in the ledger after its outcome became known. */
const RETENTION_MS = 24 * 60 * 60 * 1000;

/**
 * Whether an entry is recent enough to stay in the ledger. An entry whose outcome is unknown always stays. If
 * `settledAt` is in the future, the clock of the phone was set back, and the age of the entry is unknown. Such an entry
 * stays until the user has seen its outcome.
 */
export function isCurrent({ settledAt, isSeen }: LedgerEntry, now: number): boolean {
  if (settledAt === null) return true;
  return settledAt > now ? !isSeen : now - settledAt < RETENTION_MS;
}

/**
 * Returns the entries that stay in the ledger. While the outcome of any entry is unknown, all entries stay, because the
 * prices of settled orders help to find out whether the open order was made.
 */
export function currentEntries(entries: readonly LedgerEntry[], now: number): LedgerEntry[] {
  const hasOpen = entries.some(isOpen);
  return entries.filter((entry) => hasOpen || isCurrent(entry, now));
}

/**
 * Returns the current entries of a phone's ledger, oldest first, and the expired entries, which the caller removes.
 *
 * @param stored the stored entries; null for one that cannot be read
 */
export function ledgerOf(
  stored: readonly (StoredEntry | null)[],
  now: number,
): { current: LedgerEntry[]; expired: LedgerEntry[] } {
  const entries: LedgerEntry[] = [];
  for (const one of stored) {
    if (one === null) continue;
    const { version: _, ...entry } = one;
    entries.push(entry);
  }
  const current = currentEntries(entries, now);
  const expired = entries.filter((entry) => !current.includes(entry));
  return { current: current.sort((one, other) => one.seq - other.seq), expired };
}

/**
 * Returns the stored version of an entry. Undefined if the entry is no longer stored. The entry's number alone does not
 * identify the entry, because numbers are used again after a log-out.
 */
export function storedVersion(
  entries: readonly LedgerEntry[],
  { seq, sentAt }: Pick<LedgerEntry, 'seq' | 'sentAt'>,
): LedgerEntry | undefined {
  return entries.find((one) => one.seq === seq && one.sentAt === sentAt);
}

/**
 * Whether an entry still has the state 'sending'. Checked just before the call of the entry is sent. The browser may
 * have suspended the tab after the entry was stored, and another tab may have told the user that nothing was ordered.
 * In this case the call must not be sent.
 *
 * @param entries the ledger as it is stored now
 */
export function isStillSending(entries: readonly LedgerEntry[], entry: LedgerEntry): boolean {
  return storedVersion(entries, entry)?.state === 'sending';
}

/** The order or claim that is about to be sent. */
export type NewEntry = Pick<LedgerEntry, 'kind' | 'sku' | 'name' | 'price'>;

/** What the phone knows when an order or a claim is sent. */
export interface KnownBefore {
  /** The user's balance, gems. */
  balance: number;
  /** The user's `order_now` (skus ordered today). */
  orderNow: readonly string[];
  /** The user's orders. Undefined if the list was not loaded. */
  orders: readonly Pick<Order, 'id'>[] | undefined;
  /** ms since the epoch. */
  now: number;
}

/**
 * Returns the entry for an order or claim that is about to be sent. If it may not be sent, returns the reason:
 *
 * - 'open': an earlier order or claim of the same prize has no known result yet.
 * - 'made': the prize was already claimed.
 */
export function newEntry(
  entries: readonly LedgerEntry[],
  { kind, sku, name, price }: NewEntry,
  { balance, orderNow, orders, now }: KnownBefore,
): LedgerEntry | 'open' | 'made' {
  const same = entries.filter((one) => one.kind === kind && one.sku === sku);
  if (same.some(isOpen)) return 'open';
  // An order may be repeated, but a prize can be claimed only once.
  if (kind === 'claim' && same.some(({ state }) => state === 'made')) return 'made';
  return {
    seq: nextSeq(entries),
    kind,
    sku,
    name,
    price,
    balanceBefore: balance,
    orderedBefore: orderNow.includes(sku),
    ordersBefore: orders?.map(({ id }) => id) ?? null,
    sentAt: now,
    state: 'sending',
    settledAt: null,
    message: '',
    isSeen: false,
  };
}

/**
 * Why an order or a claim was not sent. `newEntry` explains 'open' and 'made'. The other reasons are those of `STORAGE_PROBLEMS`.
 */
export type Unsent = 'open' | 'made' | keyof typeof STORAGE_PROBLEMS;

/** Returns the message of `STORAGE_PROBLEMS`. Null for any other reason why an order or a claim failed. */
export function notStoredText(problem: Unsent | Failure): string | null {
  const isStored = typeof problem !== 'string' || problem === 'open' || problem === 'made';
  return isStored ? null : STORAGE_PROBLEMS[problem];
}

/** How the call of an entry ended. `isSeen` is true if the user sees the result at once. */
export type CallEnd =
  | { state: 'made' | 'not-made'; isSeen: boolean }
  | { state: 'unknown'; message: string };

/** Returns how a failed call ended: `not-made` if the server refused the call, otherwise `unknown`. */
export function failedEnd(failure: Failure): CallEnd {
  return isRefusal(failure)
    ? { state: 'not-made', isSeen: true }
    : { state: 'unknown', message: failure.message ?? '' };
}

/** Returns the entry after its call has ended. A call that ended without an outcome does not change a settled entry. */
export function ended(entry: LedgerEntry, end: CallEnd, now: number): LedgerEntry {
  if (end.state !== 'unknown') return settled(entry, end.state, now, end.isSeen);
  return isOpen(entry) ? { ...entry, ...end } : entry;
}

/** Returns the number (`seq`) of the next entry. */
export function nextSeq(entries: readonly LedgerEntry[]): number {
  return Math.max(0, ...entries.map(({ seq }) => seq)) + 1;
}

/**
 * Returns the entry that the user has to see before the same prize can be ordered or claimed again. This is an entry
 * whose outcome is unknown. If there is none, this is the last entry whose outcome the user has not seen. Null if there
 * is neither.
 */
export function entryToShow(
  entries: readonly LedgerEntry[],
  kind: LedgerEntry['kind'],
  sku: string,
): LedgerEntry | null {
  const own = entries.filter((entry) => entry.kind === kind && entry.sku === sku);
  return own.find(isOpen) ?? own.filter(({ isSeen }) => !isSeen).pop() ?? null;
}

/**
 * Returns the gems that the user can spend even if all orders of unknown outcome turn out to be successful. Null if the
 * balance is unknown.
 *
 * @param except sku of a prize whose orders are not subtracted. The checkout of that prize passes its sku, because its
 *   message about the open order already names the price ('Apartamos 489 esmeraldas')
 */
export function surelyLeft(
  balance: number | null,
  entries: readonly LedgerEntry[],
  except?: string,
): number | null {
  if (balance === null) return null;
  const open = entries.filter((entry) => isOpen(entry) && entry.sku !== except);
  return Math.max(0, balance - open.reduce((sum, { price }) => sum + price, 0));
}
