import { claimablePrize, claimPayload, type DeliveryForm, href, paths } from '@gemas/domain';
import { ClaimRewardScreen, type ClaimState } from '@gemas/ui';
import { useRef, useState } from 'react';
import { claimReward } from '../api/claim.ts';
import { toFailure } from '../api/error.ts';
import { useBack } from '../shell/back.ts';
import { Redirect } from '../shell/Redirect.tsx';
import { useAtom, useAtomValue } from '../state/jotai.ts';
import { usePostalLookup } from '../state/postal-lookup.ts';
import { checkoutDefaults } from '../state/redeem.ts';
import { sendAtom, userAtom } from '../state/session.ts';

const UNSENT = 'No pudimos enviar tus datos. Siguen aquí: revisa tu conexión e intenta de nuevo.';

export default function ClaimRewardPage() {
  const [user, changeUser] = useAtom(userAtom);
  const send = useAtomValue(sendAtom);
  const back = useBack(paths.score);
  const { lookup, lookUp } = usePostalLookup();
  // The prize and the form stand as they were when it opened: a claim that arrives takes the prize away.
  const [prize] = useState(() => claimablePrize(user));
  const [defaults] = useState(() => checkoutDefaults(user, prize?.sku ?? ''));
  const [claim, setClaim] = useState<ClaimState>({ step: 'form' });
  const isSending = useRef(false);

  if (prize === null) return <Redirect to={paths.score} />;

  const submit = async (form: DeliveryForm) => {
    // Set before anything is awaited: a second tap of the same burst sends nothing.
    if (isSending.current) return;
    isSending.current = true;
    setClaim({ step: 'sending' });
    try {
      await claimReward(send, claimPayload(prize.sku, form));
      if (user.winner) changeUser({ winner: { ...user.winner, available: false } });
      setClaim({ step: 'claimed' });
    } catch (error) {
      setClaim({ step: 'failed', text: toFailure(error).message ?? UNSENT });
    } finally {
      isSending.current = false;
    }
  };

  return (
    <ClaimRewardScreen
      prize={prize.name}
      claim={claim}
      addresses={user.addresses}
      defaults={defaults}
      postalLookup={lookup}
      onPostalCode={lookUp}
      onSubmit={(form) => void submit(form)}
      onBack={back}
      rewardsHref={href(paths.rewards)}
      scoreHref={href(paths.score)}
    />
  );
}
