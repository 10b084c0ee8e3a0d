import { isOpen } from '@gemas/domain';
import { RedeemCheck } from '@gemas/ui';
import { useEffect, useRef } from 'react';
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
  // What was shown as settled has been read once the screen is left. Another tab may settle more at that moment.
  const markSeen = useSetAtom(seenAtom);
  const shown = useRef(new Set<number>());
  useEffect(() => {
    for (const { id, entry } of checks) if (!isOpen(entry)) shown.current.add(id);
  });
  useEffect(() => () => markSeen(({ seq }) => shown.current.has(seq)), [markSeen]);
  return checks.map(({ id, ...check }) => <RedeemCheck key={id} {...check} />);
}
