import { claimablePrize, href, paths } from '@gemas/domain';
import { ClaimRewardScreen } from '@gemas/ui';
import { useLayoutEffect, useState } from 'react';
import { useBack } from '../shell/back.ts';
import { Redirect } from '../shell/Redirect.tsx';
import { usePostalLookup } from '../state/address.ts';
import { useConnection } from '../state/core/connection.ts';
import { useAtomValue, useSetAtom } from '../state/core/jotai.ts';
import {
  claimAgainAtom,
  claimOfAtom,
  openClaimAtom,
  submitClaimAtom,
} from '../state/raffle/claim.ts';
import { checkoutDefaults, saveDraftAtom } from '../state/redeem/draft.ts';
import { userAtom } from '../state/session/session.ts';

export default function ClaimRewardPage() {
  const user = useAtomValue(userAtom);
  const claimOf = useAtomValue(claimOfAtom);
  const open = useSetAtom(openClaimAtom);
  const submit = useSetAtom(submitClaimAtom);
  const claimAgain = useSetAtom(claimAgainAtom);
  const back = useBack(paths.score);
  const { lookup, lookUp } = usePostalLookup();
  const connection = useConnection();
  const saveDraft = useSetAtom(saveDraftAtom);
  // Read once: a successful claim removes the prize from the user.
  const [prize] = useState(() => claimablePrize(user));
  const [defaults] = useState(() => checkoutDefaults(user, prize?.sku ?? ''));

  useLayoutEffect(() => {
    if (prize) open(prize.sku);
  }, [prize, open]);

  if (prize === null) return <Redirect to={paths.score} />;
  return (
    <ClaimRewardScreen
      prize={prize.name}
      claim={claimOf(prize.sku)}
      addresses={user.addresses}
      defaults={defaults}
      postalLookup={lookup}
      onPostalCode={lookUp}
      connection={connection}
      onDraft={(form) => saveDraft(prize.sku, form)}
      onSubmit={(form) => {
        if (connection.offline) connection.onRetry();
        else void submit(prize.sku, form);
      }}
      onClaimAgain={() => claimAgain(prize.sku)}
      onBack={back}
      rewardsHref={href(paths.rewards)}
      scoreHref={href(paths.score)}
    />
  );
}
