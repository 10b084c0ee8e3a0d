import { callKey, type LedgerEntry } from './ledger.ts';

/**
 * Time in ms after which a call has certainly ended, even if its page was closed. A call makes two attempts of 30 s,
 * with a log-in of 15 s between them.
 */
export const CALL_OVER_AFTER_MS = 75_000;

/**
 * The times at which the calls of entries have certainly ended. Infinity while this page is sending the call. Each page
 * load begins with an empty map. All times are ms of a monotonic clock, because the clock of the phone may be changed
 * between two checks.
 */
export type CallEnds = Map<string, number>;

/**
 * Returns when the call of an entry has certainly ended, and stores that time in `ends`. Continues with the time that
 * earlier pages have measured (`waitedMs` of the entry). If no page saw the end, the latest possible end is assumed,
 * which may be in the future.
 */
export function callEnd(ends: CallEnds, entry: LedgerEntry, now: number): number {
  const waited = entry.waitedMs ?? (entry.state === 'sending' ? -CALL_OVER_AFTER_MS : 0);
  const end = ends.get(callKey(entry)) ?? now - waited;
  ends.set(callKey(entry), end);
  return end;
}
