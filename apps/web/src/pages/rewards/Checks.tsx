import { paths } from '@gemas/domain';
import { RedeemCheck, useSeenOnLeave } from '@gemas/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { ledgerAtom, seenAtom } from '../../state/redeem/stored-ledger.ts';
import { useChecks } from '../../state/redeem/use-checks.ts';

/** Shows, newest first, each order or claim of this phone whose outcome is unknown, or not yet seen by the user. */
export default function Checks() {
  const entries = useAtomValue(ledgerAtom);
  const shown = entries.filter(({ isSeen }) => !isSeen).reverse();
  const checkOf = useChecks(shown.length > 0);
  useSeenOnLeave(entries, useSetAtom(seenAtom));
  const navigate = useNavigate();
  return shown.map((entry) => {
    const form = entry.kind === 'order' ? paths.upOrder(entry.sku) : paths.claimReward;
    const onTryAgain = entry.state === 'unproven' ? () => navigate(form) : undefined;
    return <RedeemCheck key={entry.seq} {...checkOf(entry)} onTryAgain={onTryAgain} />;
  });
}
