import { RedeemCheck } from '@gemas/ui';
import { useEffect } from 'react';
import { useSetAtom } from '../../state/core/jotai.ts';
import { seenAtom } from '../../state/redeem/ledger-changes.ts';
import { useChecks } from '../../state/redeem/use-checks.ts';

/** What was sent from this phone and is being checked, or was settled since, above the list of Mis premios. */
export default function Checks() {
  const { checks, onCheck } = useChecks();
  const hasChecks = checks.length > 0;
  useEffect(() => {
    if (hasChecks) onCheck();
  }, [hasChecks, onCheck]);
  // What was settled has been read once the screen is left.
  const markSeen = useSetAtom(seenAtom);
  useEffect(() => () => markSeen(() => true), [markSeen]);
  return checks.map(({ id, ...check }) => <RedeemCheck key={id} {...check} />);
}
