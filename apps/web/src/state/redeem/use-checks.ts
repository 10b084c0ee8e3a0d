import { href, isOpen, type LedgerEntry, paths } from '@gemas/domain';
import type { RedeemCheckProps } from '@gemas/ui';
import { useCallback } from 'react';
import { useAtom, useAtomValue } from '../core/jotai.ts';
import { useConnection } from '../session/connection.ts';
import { userAtom } from '../session/session.ts';
import { ledgerAtom } from './ledger.ts';
import { lookForProofAtom } from './settle.ts';

/**
 * Returns the ledger (`entries`), and the props that show its entries. `checks`: the props of `RedeemCheck` for each
 * entry that is open or that the user has not seen yet, newest first. `checkOf` returns the props for any entry.
 * `onCheck` asks the server about open entries.
 */
export function useChecks() {
  const entries = useAtomValue(ledgerAtom);
  const [isLooking, look] = useAtom(lookForProofAtom);
  const { help } = useAtomValue(userAtom);
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
