import { detailPrize, refreshPinned } from '@gemas/domain';
import { PinnedPrizeCard } from '@gemas/ui';
import { useEffect } from 'react';
import { toFailure } from '../../api/error.ts';
import { shownHeading } from '../../shell/route-focus.ts';
import { useAtom, useAtomValue } from '../../state/core/jotai.ts';
import { spendableAtom } from '../../state/redeem/ledger.ts';
import { userAtom } from '../../state/session/session.ts';
import { pinnedAtom } from '../../state/vault/pinned.ts';
import { productAtom } from '../../state/vault.ts';

function Card({ sku }: { sku: string }) {
  const [pinned, pin] = useAtom(pinnedAtom);
  const { data, error, isFetching } = useAtomValue(productAtom(sku));
  const balance = useAtomValue(spendableAtom);
  const user = useAtomValue(userAtom);
  const hasFailed = error !== null && !isFetching;
  const isMissing = hasFailed && toFailure(error).kind === 'missing';
  const latest =
    pinned && (isMissing || data)
      ? refreshPinned(pinned, data && !isMissing ? detailPrize(data) : null)
      : pinned;
  const isChanged = JSON.stringify(latest) !== JSON.stringify(pinned);
  useEffect(() => {
    if (isChanged) pin(latest);
  });
  if (!latest) return null;
  return (
    <PinnedPrizeCard
      pinned={latest}
      balance={balance}
      vaultOpen={user.vault_open}
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
  return pinned && <Card key={pinned.sku} sku={pinned.sku} />;
}
