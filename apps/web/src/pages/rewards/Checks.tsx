import { claimablePrize, paths } from '@gemas/domain';
import { RedeemCheck, useSeenOnLeave } from '@gemas/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { shownHeading } from '../../platform/page-focus.ts';
import { ledgerAtom, seenAtom } from '../../state/redeem/stored-ledger.ts';
import { useChecks } from '../../state/redeem/use-checks.ts';
import { userAtom } from '../../state/session/session.ts';

/**
 * Shows, newest first, each order or claim of this phone whose outcome is unknown, or not yet seen by the user. An entry
 * without proof can be put aside. Such an entry is shown again if a later check finds proof.
 */
export default function Checks() {
  const entries = useAtomValue(ledgerAtom);
  const shown = entries.filter(({ isSeen }) => !isSeen).reverse();
  const checkOf = useChecks(shown.length > 0);
  const markSeen = useSetAtom(seenAtom);
  const hasClaim = claimablePrize(useAtomValue(userAtom)) !== null;
  useSeenOnLeave(entries, markSeen);
  const navigate = useNavigate();
  return shown.map((entry) => {
    const form = entry.kind === 'order' ? paths.upOrder(entry.sku) : paths.claimReward;
    const canRepeat = entry.state === 'unproven' && (entry.kind === 'order' || hasClaim);
    return (
      <RedeemCheck
        key={entry.seq}
        {...checkOf(entry)}
        onTryAgain={canRepeat ? () => navigate(form) : undefined}
        onPutAside={() => {
          markSeen(({ seq }) => seq === entry.seq);
          // The tapped button disappears with the entry.
          shownHeading()?.focus();
        }}
      />
    );
  });
}
