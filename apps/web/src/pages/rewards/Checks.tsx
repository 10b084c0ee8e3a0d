import { RedeemCheck, useSeenOnLeave } from '@gemas/ui';
import { useEffect } from 'react';
import { useSetAtom } from '../../state/core/jotai.ts';
import { seenAtom } from '../../state/redeem/ledger-changes.ts';
import { useChecks } from '../../state/redeem/use-checks.ts';

/** Shows each order or claim of this phone that is open or whose outcome was not seen, above the list of prizes. */
export default function Checks() {
  const { entries, checks, onCheck } = useChecks();
  const hasChecks = checks.length > 0;
  useEffect(() => {
    if (hasChecks) onCheck();
  }, [hasChecks, onCheck]);
  useSeenOnLeave(entries, useSetAtom(seenAtom));
  return checks.map(({ id, ...check }) => <RedeemCheck key={id} {...check} />);
}
