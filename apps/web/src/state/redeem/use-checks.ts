import { href, isOpen, type LedgerEntry, paths } from '@gemas/domain';
import type { RedeemCheckProps } from '@gemas/ui';
import { useCallback } from 'react';
import { useConnection } from '../core/connection.ts';
import { useAtomValue, useSetAtom } from '../core/jotai.ts';
import { userAtom } from '../session/session.ts';
import { ledgerAtom } from './ledger.ts';
import { isLookingAtom, lookForProofAtom } from './settle.ts';

/** What has to be told of the ledger, as the props of `RedeemCheck`; newest first. */
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
