import { isSettled, type LedgerEntry } from './ledger.ts';

/**
 * Time in ms after which a call has certainly ended, even if its page was closed. A call makes two attempts of 30 s,
 * with a log-in of 15 s between them.
 */
export const CALL_OVER_AFTER_MS = 75_000;

/** Returns a unique key of an entry. The seq alone is not unique, because seqs are reused once the ledger is empty. */
const callOf = ({ seq, sentAt }: LedgerEntry) => `${seq}:${sentAt}`;

/**
 * Returns an object that knows when the calls of the ledger's entries have ended. Each page load creates its own. All
 * times are ms of a monotonic clock, because the clock of the phone may be changed between two checks. A page continues
 * with the time that earlier pages have measured (`waitedMs` of the entry).
 */
export function createCallEnds() {
  /** Times at which calls have certainly ended, keyed by `callOf`. Infinity while this page is sending the call. */
  const overAt = new Map<string, number>();
  return {
    /** Called before this page sends the call of an entry. */
    begin: (entry: LedgerEntry) => void overAt.set(callOf(entry), Number.POSITIVE_INFINITY),
    /** Called when the call that `begin` announced has ended. */
    end: (entry: LedgerEntry, now: number) => void overAt.set(callOf(entry), now),
    /** Returns the entries without proof that can be checked now. Omits entries whose call this page is sending. */
    toCheck(entries: readonly LedgerEntry[], now: number): LedgerEntry[] {
      return entries.filter((entry) => {
        const waited = entry.waitedMs ?? (entry.state === 'sending' ? -CALL_OVER_AFTER_MS : 0);
        const over = overAt.get(callOf(entry)) ?? now - waited;
        overAt.set(callOf(entry), over);
        return !isSettled(entry) && over !== Number.POSITIVE_INFINITY;
      });
    },
    /**
     * Returns how long ago the call of an entry ended, in ms. If no page saw the end, the latest possible end is
     * assumed. Negative while the call may still be in progress.
     */
    waitedMs: (entry: LedgerEntry, now: number): number => now - (overAt.get(callOf(entry)) ?? now),
  };
}
