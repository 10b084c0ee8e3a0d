import { isOpen } from '@gemas/domain';
import { RedeemCheck, useSeenOnLeave } from '@gemas/ui';
import { useEffect } from 'react';
import { useSetAtom } from '../../state/core/jotai.ts';
import { seenAtom } from '../../state/redeem/ledger-changes.ts';
import { useChecks } from '../../state/redeem/use-checks.ts';

/** Shows, newest first, each order or claim of this phone that is open or whose outcome the user has not seen. */
export default function Checks() {
  const { entries, checkOf, onCheck } = useChecks();
  const shown = entries.filter((entry) => isOpen(entry) || !entry.isSeen).reverse();
  const hasChecks = shown.length > 0;
  useEffect(() => {
    if (hasChecks) onCheck();
  }, [hasChecks, onCheck]);
  useSeenOnLeave(entries, useSetAtom(seenAtom));
  return shown.map((entry) => <RedeemCheck key={entry.seq} {...checkOf(entry)} />);
}
