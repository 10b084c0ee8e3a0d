import { isMoment, isRecord } from '../format/record.ts';
import type { Order } from '../orders/order.ts';
import { type Failure, failureAdvice } from '../session/failure.ts';
import { messageForUsers } from '../session/server-message.ts';

/**
 * States of an order or a claim in the ledger.
 *
 * - `sending`: the call is in progress, or its page was closed during the call.
 * - `unknown`: the call ended, but nothing proves whether the order or the claim was made.
 * - `unproven`: there is no proof 10 minutes after the end of the call. The user may send the order or the claim again
 *   after a question that names the risk.
 * - `made` and `not-made`: the outcome is known. The entry is settled.
 */
export const LEDGER_STATES = ['sending', 'unknown', 'unproven', 'made', 'not-made'] as const;
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
  /** Ids of all orders that the user had when this order was sent. Null if the list of orders was not loaded. */
  ordersBefore: readonly OrderId[] | null;
  /** When the call was sent, ms since the epoch, by the clock of the phone. */
  sentAt: number;
  state: LedgerState;
  /** When the outcome became known, ms since the epoch. Null while the outcome is unknown. */
  settledAt: number | null;
  /** The server's message about the outcome; '' if there is none. */
  message: string;
  /** True if the server has answered the call with nothing but `message`, so the call is over at the server too. */
  isAnswered?: boolean;
  /**
   * Time in ms from the end of the call to the last check, as measured by the pages of this phone. Omitted before the
   * first check.
   */
  waitedMs?: number;
  /** Whether the user has seen the outcome, or has put aside an entry without proof ('Ya no mostrar'). */
  isSeen: boolean;
}

/** Returns a unique key of an entry. The seq alone is not unique, because seqs are reused once the ledger is empty. */
export const callKey = ({ seq, sentAt }: LedgerEntry) => `${seq}:${sentAt}`;

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
    typeof value.isSeen === 'boolean' &&
    (value.waitedMs === undefined || Number.isFinite(value.waitedMs)) &&
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

/** True once it is known whether the order or the claim was successful. */
export function isSettled({ state }: Pick<LedgerEntry, 'state'>): boolean {
  return state === 'made' || state === 'not-made';
}

/** True while the app is finding out whether the order or the claim was successful. */
export function isOpen({ state }: Pick<LedgerEntry, 'state'>): boolean {
  return state === 'sending' || state === 'unknown';
}

/** True only for a failure that proves that nothing was ordered: any 4xx but 408, which is a time-out (decision 37). */
export function isRefusal({ status = 0 }: Failure): boolean {
  return status >= 400 && status < 500 && status !== 408;
}

/** Event of a checkout or a claim whose order or claim was not sent, or whose call has failed. */
export type FailureEvent =
  /** The call was refused or not sent. `message` says why; null if the form has to say it in its own words. */
  | { type: 'refused'; message: string | null }
  /** The form says nothing: a check shows the unknown outcome, or the failure has its own screen (spec section 8). */
  | { type: 'told-elsewhere' };

/** Returns the event for an order or a claim that was not sent, or whose call failed. */
export function failureEvent(problem: Unsent | Failure): FailureEvent {
  if (problem === 'open' || problem === 'made') return { type: 'told-elsewhere' };
  if (typeof problem === 'string') return { type: 'refused', message: STORAGE_PROBLEMS[problem] };
  const { kind, message } = problem;
  if (!isRefusal(problem) || kind === 'version' || kind === 'blacklisted') {
    return { type: 'told-elsewhere' };
  }
  const advice = kind === 'busy' ? failureAdvice(kind) : null;
  return { type: 'refused', message: messageForUsers(message) ?? advice };
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
 * Returns the current entries of a phone's ledger, oldest first, and the expired entries, which the caller removes.
 *
 * - While the outcome of any entry is unknown, no entry expires, because the settled orders help to find out which order
 *   in the list belongs to that entry.
 * - If `settledAt` is in the future, the clock of the phone was set back. Such an entry stays until the user has seen
 *   its outcome.
 */
export function ledgerOf(
  stored: readonly StoredEntry[],
  now: number,
): { current: LedgerEntry[]; expired: LedgerEntry[] } {
  const entries = stored.map(({ version: _, ...entry }): LedgerEntry => entry);
  entries.sort((one, other) => one.seq - other.seq);
  const hasUnknown = !entries.every(isSettled);
  const isCurrent = ({ settledAt, isSeen }: LedgerEntry) => {
    if (hasUnknown || settledAt === null) return true;
    return settledAt > now ? !isSeen : now - settledAt < RETENTION_MS;
  };
  return {
    current: entries.filter(isCurrent),
    expired: entries.filter((entry) => !isCurrent(entry)),
  };
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

/** The order or claim that is about to be sent. */
export type NewEntry = Pick<LedgerEntry, 'kind' | 'sku' | 'name' | 'price'>;

/**
 * Returns the entry for an order or claim that is about to be sent. If it may not be sent, returns the reason:
 *
 * - 'open': an earlier order or claim of the same prize has no known result yet.
 * - 'made': the prize was already claimed.
 *
 * @param known what the phone knows: the balance in gems, the orders if their list is loaded, and the time, ms since the
 *   epoch
 */
export function newEntry(
  entries: readonly LedgerEntry[],
  sent: NewEntry,
  known: { balance: number; orders: readonly Pick<Order, 'id'>[] | undefined; now: number },
): LedgerEntry | 'open' | 'made' {
  const same = entries.filter(({ kind, sku }) => kind === sent.kind && sku === sent.sku);
  if (!same.every(isSettled)) return 'open';
  // An order may be repeated, but a prize can be claimed only once.
  if (sent.kind === 'claim' && same.some(({ state }) => state === 'made')) return 'made';
  return {
    seq: Math.max(0, ...entries.map(({ seq }) => seq)) + 1,
    ...sent,
    balanceBefore: known.balance,
    ordersBefore: known.orders?.map(({ id }) => id) ?? null,
    sentAt: known.now,
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

/**
 * Returns the entry after its call has failed: 'not-made' and seen if the server refused the call, otherwise 'unknown'.
 * A call that ended without an outcome does not change a settled entry.
 */
export function afterFailure(entry: LedgerEntry, failure: Failure, now: number): LedgerEntry {
  if (isRefusal(failure)) return settled(entry, 'not-made', now, true);
  if (!isOpen(entry)) return entry;
  const { kind, message } = failure;
  const isAnswered = kind === 'unreadable' && message !== null;
  return { ...entry, state: 'unknown', message: message ?? '', ...(isAnswered && { isAnswered }) };
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
  return (
    own.find((entry) => !isSettled(entry)) ?? own.filter(({ isSeen }) => !isSeen).pop() ?? null
  );
}
