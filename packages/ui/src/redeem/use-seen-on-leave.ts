import { isSettled, type LedgerEntry } from '@gemas/domain';
import { useEffect, useRef } from 'react';

/** Time that a user needs to read an entry, ms. */
const READ_MS = 1000;

type Shown = Pick<LedgerEntry, 'seq' | 'state'>;

/**
 * Calls `onSeen` when the user leaves the screen of these entries. An entry was seen if its final outcome was shown
 * for at least `READ_MS`.
 *
 * @param onSeen receives a function that returns whether an entry was seen. `onSeen` must be stable between renders
 */
export function useSeenOnLeave(
  shown: readonly Shown[],
  onSeen: (isSeen: (entry: Pick<Shown, 'seq'>) => boolean) => void,
): void {
  /** The time at which each settled entry was first shown, by its `seq`, ms of `performance.now()`. */
  const since = useRef(new Map<number, number>());
  useEffect(() => {
    for (const entry of shown) {
      if (!isSettled(entry) || since.current.has(entry.seq)) continue;
      since.current.set(entry.seq, performance.now());
    }
  });
  useEffect(() => {
    const times = since.current;
    return () => {
      const readUntil = performance.now() - READ_MS;
      onSeen(({ seq }) => (times.get(seq) ?? Number.POSITIVE_INFINITY) <= readUntil);
    };
  }, [onSeen]);
}
