import { claimablePrize, claimOf, href, paths } from '@gemas/domain';
import { ClaimRewardScreen } from '@gemas/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useLayoutEffect, useState } from 'react';
import { useBack } from '../shell/back.ts';
import { Redirect } from '../shell/page-frame.tsx';
import { claimsAtom, moveClaimAtom, submitClaimAtom } from '../state/raffle/claim.ts';
import { forgetUnprovenAtom } from '../state/redeem/stored-ledger.ts';
import { useConnection } from '../state/session/connection.ts';
import { userAtom } from '../state/session/session.ts';
import { useDeliveryForm, useEarlierSend } from './prize-form.ts';

export default function ClaimRewardPage() {
  const user = useAtomValue(userAtom);
  const move = useSetAtom(moveClaimAtom);
  const submit = useSetAtom(submitClaimAtom);
  const forget = useSetAtom(forgetUnprovenAtom);
  const back = useBack(paths.score);
  const connection = useConnection();
  // The prize is read once, because a successful claim removes the prize from the user.
  const [prize] = useState(() => claimablePrize(user));
  const sku = prize?.sku ?? '';
  const claim = claimOf(useAtomValue(claimsAtom), sku);

  useLayoutEffect(() => {
    if (prize) move(prize.sku, { type: 'opened' });
  }, [prize, move]);

  const { check } = useEarlierSend('claim', sku, claim.step === 'sending', () =>
    forget('claim', sku),
  );
  const form = useDeliveryForm(sku, check !== null);

  if (prize === null) return <Redirect to={paths.score} />;
  return (
    <ClaimRewardScreen
      {...form}
      prize={prize.name}
      claim={claim}
      check={check}
      connection={connection}
      onSubmit={(form) => connection.ifOnline(() => void submit(prize, form))}
      onBack={back}
      rewardsHref={href(paths.rewards)}
      scoreHref={href(paths.score)}
    />
  );
}
