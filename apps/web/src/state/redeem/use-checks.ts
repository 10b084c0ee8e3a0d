import { href, isOpen, type LedgerEntry, paths } from '@gemas/domain';
import type { RedeemCheckProps } from '@gemas/ui';
import { useEffect } from 'react';
import { useAtom, useAtomValue } from '../core/jotai.ts';
import { useConnection } from '../session/connection.ts';
import { userAtom } from '../session/session.ts';
import { lookForProofAtom } from './settle.ts';

/**
 * Returns a function that returns the props of `RedeemCheck` for an entry of the ledger. Asks the server about all open
 * entries when `isShown` becomes true.
 *
 * @param isShown whether any entry is shown
 */
export function useChecks(isShown: boolean) {
  const [isLooking, look] = useAtom(lookForProofAtom);
  const { help } = useAtomValue(userAtom);
  const connection = useConnection();
  useEffect(() => {
    if (isShown) void look();
  }, [isShown, look]);
  return (entry: LedgerEntry): RedeemCheckProps => ({
    entry,
    checking: isLooking && isOpen(entry),
    connection,
    onCheck: () => void look(),
    supportHref: help ? href(paths.support) : null,
  });
}
