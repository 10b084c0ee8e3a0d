import { isSettled, type LedgerEntry } from '@gemas/domain';
import type { RedeemCheckProps } from '@gemas/ui';
import { atom, useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useConnection } from '../session/connection.ts';
import { orderHelpAtom } from '../tickets.ts';
import { lookForProofAtom } from './proof.ts';

const noHelpAtom = atom(null);

/**
 * Returns a function that returns the props of `RedeemCheck` for an entry of the ledger. Asks the server about all
 * entries without proof when `isShown` becomes true.
 *
 * @param isShown whether any entry is shown
 */
export function useChecks(isShown: boolean) {
  const [isLooking, look] = useAtom(lookForProofAtom);
  const help = useAtomValue(isShown ? orderHelpAtom : noHelpAtom);
  const connection = useConnection();
  useEffect(() => {
    if (isShown) void look();
  }, [isShown, look]);
  return (entry: LedgerEntry): RedeemCheckProps => ({
    entry,
    checking: isLooking && !isSettled(entry),
    connection,
    onCheck: () => void look(),
    supportHref: help?.({ number: '', name: entry.name }) ?? null,
  });
}
