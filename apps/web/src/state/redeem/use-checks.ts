import { href, isOpen, type LedgerEntry, paths } from '@gemas/domain';
import type { RedeemCheckProps } from '@gemas/ui';
import { useCallback } from 'react';
import { useAtom, useAtomValue } from '../core/jotai.ts';
import { useConnection } from '../session/connection.ts';
import { userAtom } from '../session/session.ts';
import { ledgerAtom } from './ledger.ts';
import { lookForProofAtom } from './settle.ts';

/**
 * Returns the ledger (`entries`). `checkOf` returns the props of `RedeemCheck` for an entry. `onCheck` asks the server
 * about open entries.
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
  return { entries, checkOf, onCheck };
}
