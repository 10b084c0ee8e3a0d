import { RedeemCheck } from '@gemas/ui';
import { useEffect } from 'react';
import { useChecks, useSeenOnLeave } from '../../state/redeem/use-checks.ts';

/** What was sent from this phone and is being checked, or was settled since, above the list of Mis premios. */
export default function Checks() {
  const { entries, checks, onCheck } = useChecks();
  const hasChecks = checks.length > 0;
  useEffect(() => {
    if (hasChecks) onCheck();
  }, [hasChecks, onCheck]);
  useSeenOnLeave(entries);
  return checks.map(({ id, ...check }) => <RedeemCheck key={id} {...check} />);
}
