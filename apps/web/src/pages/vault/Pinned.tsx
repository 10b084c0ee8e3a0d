import { detailPrize, type PinnedPrize, refreshPinned } from '@gemas/domain';
import { PinnedPrizeCard } from '@gemas/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { toFailure } from '../../api/call.ts';
import { shownHeading } from '../../platform/page-focus.ts';
import { balanceAtom, userAtom } from '../../state/session/session.ts';
import { pinnedAtom } from '../../state/vault/pinned.ts';
import { productAtom } from '../../state/vault.ts';

function Card({ pinned }: { pinned: PinnedPrize }) {
  const pin = useSetAtom(pinnedAtom);
  const { data, error, isFetching } = useAtomValue(productAtom(pinned.sku));
  const hasFailed = error !== null && !isFetching;
  const isMissing = hasFailed && toFailure(error).kind === 'missing';
  const prize = isMissing ? null : data && detailPrize(data);
  const latest = prize === undefined ? pinned : refreshPinned(pinned, prize);
  useEffect(() => {
    if (latest !== pinned) pin(latest);
  }, [latest, pinned, pin]);
  return (
    <PinnedPrizeCard
      pinned={latest}
      balance={useAtomValue(balanceAtom)}
      vaultOpen={useAtomValue(userAtom).vault_open}
      unchecked={hasFailed && !isMissing}
      onUnpin={() => {
        pin(null);
        shownHeading()?.focus();
      }}
    />
  );
}

/** Shows 'Mi meta', the pinned prize with its current price. Renders nothing if no prize is pinned. */
export default function Pinned() {
  const pinned = useAtomValue(pinnedAtom);
  return pinned && <Card key={pinned.sku} pinned={pinned} />;
}
