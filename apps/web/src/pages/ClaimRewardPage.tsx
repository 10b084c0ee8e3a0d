import { claimablePrize, entryToShow, href, paths } from '@gemas/domain';
import { ClaimRewardScreen } from '@gemas/ui';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useBack } from '../shell/back.ts';
import { Redirect } from '../shell/Redirect.tsx';
import { usePostalLookup } from '../state/address.ts';
import { useAtomValue, useSetAtom } from '../state/core/jotai.ts';
import { claimOfAtom, openClaimAtom, submitClaimAtom } from '../state/raffle/claim.ts';
import { checkoutDefaults, saveDraftAtom } from '../state/redeem/draft.ts';
import { seenAtom } from '../state/redeem/ledger-changes.ts';
import { useChecks, useSeenOnLeave } from '../state/redeem/use-checks.ts';
import { useConnection } from '../state/session/connection.ts';
import { userAtom } from '../state/session/session.ts';

export default function ClaimRewardPage() {
  const user = useAtomValue(userAtom);
  const claimOf = useAtomValue(claimOfAtom);
  const open = useSetAtom(openClaimAtom);
  const submit = useSetAtom(submitClaimAtom);
  const back = useBack(paths.score);
  const { lookup, lookUp } = usePostalLookup();
  const connection = useConnection();
  const saveDraft = useSetAtom(saveDraftAtom);
  // The prize is read once, because a successful claim removes the prize from the user.
  const [prize] = useState(() => claimablePrize(user));

  useLayoutEffect(() => {
    if (prize) open(prize.sku);
  }, [prize, open]);

  const { entries, checkOf, onCheck } = useChecks();
  const markSeen = useSetAtom(seenAtom);
  const sku = prize?.sku ?? '';
  const { step } = claimOf(sku);
  const unseen = step === 'sending' ? null : entryToShow(entries, 'claim', sku);
  const hasEntryToShow = unseen !== null;
  // The initial values are read once when the form opens, as in the checkout.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const defaults = useMemo(() => checkoutDefaults(user, sku), [sku, hasEntryToShow]);
  useEffect(() => {
    if (hasEntryToShow) onCheck();
  }, [hasEntryToShow, onCheck]);
  // Only a claim that was made is marked as seen when the user leaves. A claim that was not made is marked as seen when
  // the user tries again.
  useSeenOnLeave(unseen?.state === 'made' ? [unseen] : []);

  if (prize === null) return <Redirect to={paths.score} />;
  return (
    <ClaimRewardScreen
      prize={prize.name}
      claim={claimOf(prize.sku)}
      check={
        unseen && {
          ...checkOf(unseen),
          rewardsHref: href(paths.rewards),
          onTryAgain: () => markSeen((entry) => entry.kind === 'claim' && entry.sku === sku),
        }
      }
      addresses={user.addresses}
      defaults={defaults}
      postalLookup={lookup}
      onPostalCode={lookUp}
      connection={connection}
      onDraft={(form) => saveDraft(prize.sku, form)}
      onSubmit={(form) => connection.post(() => void submit(prize, form))}
      onBack={back}
      rewardsHref={href(paths.rewards)}
      scoreHref={href(paths.score)}
    />
  );
}
