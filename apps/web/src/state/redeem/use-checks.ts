import { href, isOpen, type LedgerEntry, paths } from '@gemas/domain';
import type { RedeemCheckProps } from '@gemas/ui';
import { useCallback, useEffect, useRef } from 'react';
import { useAtomValue, useSetAtom } from '../core/jotai.ts';
import { useConnection } from '../session/connection.ts';
import { userAtom } from '../session/session.ts';
import { ledgerAtom } from './ledger.ts';
import { seenAtom } from './ledger-changes.ts';
import { isLookingAtom, lookForProofAtom } from './settle.ts';

/** Time that a user needs to read an entry, ms. */
const READ_MS = 1000;

/**
 * Marks settled entries as seen when the user leaves their screen. An entry that was shown as settled for less than
 * `READ_MS` stays unseen, and is shown again.
 */
export function useSeenOnLeave(shown: readonly LedgerEntry[]): void {
  const markSeen = useSetAtom(seenAtom);
  /** When each settled entry was first shown. */
  const since = useRef(new Map<number, number>());
  useEffect(() => {
    for (const entry of shown) {
      if (isOpen(entry) || since.current.has(entry.seq)) continue;
      since.current.set(entry.seq, performance.now());
    }
  });
  useEffect(() => {
    const times = since.current;
    return () => {
      const readUntil = performance.now() - READ_MS;
      markSeen(({ seq }) => (times.get(seq) ?? Number.POSITIVE_INFINITY) <= readUntil);
    };
  }, [markSeen]);
}

/**
 * Returns the ledger, and functions to show it. `checks` has the props of a `RedeemCheck` for each entry that is open
 * or was not seen yet, newest first. `checkOf` returns these props for any entry. `onCheck` asks the server about open
 * entries.
 */
export function useChecks() {
  const entries = useAtomValue(ledgerAtom);
  const isLooking = useAtomValue(isLookingAtom);
  const { help } = useAtomValue(userAtom);
  const look = useSetAtom(lookForProofAtom);
  const connection = useConnection();
  const onCheck = useCallback(() => void look(), [look]);
  const checkOf = (entry: LedgerEntry): RedeemCheckProps => ({
    entry,
    checking: isLooking && isOpen(entry),
    connection,
    onCheck,
    supportHref: help ? href(paths.support) : null,
  });
  const checks = entries
    .filter((entry) => isOpen(entry) || !entry.isSeen)
    .reverse()
    .map((entry) => ({ id: entry.seq, ...checkOf(entry) }));
  return { entries, checks, checkOf, onCheck };
}
