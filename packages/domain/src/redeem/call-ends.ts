import { isOpen, type LedgerEntry } from './ledger.ts';

/**
 * Time in ms after which a call has certainly ended, even if its page was closed. A call makes two attempts of 30 s,
 * with a log-in of 15 s between them.
 */
const CALL_OVER_AFTER_MS = 75_000;

/**
 * Finds out when the calls of a ledger's open entries have ended. All times are ms of a monotonic clock, because the
 * clock of the phone may be changed between two checks.
 */
export interface CallEnds {
  /** Called before this page sends the call of an entry. */
  begin(entry: LedgerEntry): void;
  /** Called when the call that `begin` announced has ended. */
  end(entry: LedgerEntry, now: number): void;
  /** Returns the open entries that can be checked now. Omits entries whose call this page is still sending. */
  toCheck(entries: readonly LedgerEntry[], now: number): LedgerEntry[];
  /**
   * Returns how long ago the call of an entry ended, in ms. If this page did not see the end, the latest possible end
   * is assumed. Negative while the call may still be in progress.
   */
  waitedMs(entry: LedgerEntry, now: number): number;
}

/** Returns a unique key of an entry. The seq alone is not unique, because seqs are reused once the ledger is empty. */
const callOf = ({ seq, sentAt }: LedgerEntry) => `${seq}:${sentAt}`;

/** Returns an object that tracks when the calls of open ledger entries have ended. Each page load creates its own. */
export function createCallEnds(): CallEnds {
  /** Times at which calls have certainly ended, keyed by `callOf`. Infinity while this page is sending the call. */
  const overAt = new Map<string, number>();
  return {
    begin: (entry) => void overAt.set(callOf(entry), Number.POSITIVE_INFINITY),
    end: (entry, now) => void overAt.set(callOf(entry), now),
    toCheck(entries, now) {
      const isSending = (entry: LedgerEntry) =>
        overAt.get(callOf(entry)) === Number.POSITIVE_INFINITY;
      const open = entries.filter((entry) => isOpen(entry) && !isSending(entry));
      for (const entry of open) {
        const call = callOf(entry);
        if (overAt.has(call)) continue;
        overAt.set(call, now + (entry.state === 'sending' ? CALL_OVER_AFTER_MS : 0));
      }
      return open;
    },
    waitedMs: (entry, now) => now - (overAt.get(callOf(entry)) ?? now),
  };
}
