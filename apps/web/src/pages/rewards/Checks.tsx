import { RedeemCheck } from '@gemas/ui';
import { useEffect } from 'react';
import { useChecks, useSeenOnLeave } from '../../state/redeem/use-checks.ts';

/** Shows the orders and claims of this phone that are being checked or were settled recently, above Mis premios. */
export default function Checks() {
  const { entries, checks, onCheck } = useChecks();
  const hasChecks = checks.length > 0;
  useEffect(() => {
    if (hasChecks) onCheck();
  }, [hasChecks, onCheck]);
  useSeenOnLeave(entries);
  return checks.map(({ id, ...check }) => <RedeemCheck key={id} {...check} />);
}
