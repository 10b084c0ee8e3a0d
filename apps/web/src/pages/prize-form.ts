import {
  type DeliveryForm,
  deliveryDefaults,
  entryToShow,
  href,
  type LedgerEntry,
  paths,
} from '@gemas/domain';
import { usePostalLookup, useSeenOnLeave } from '@gemas/ui';
import { useEffect, useMemo } from 'react';
import { findPostalCodeAtom } from '../state/address.ts';
import { useAtomValue, useSetAtom } from '../state/core/jotai.ts';
import { saveDraftAtom, withDraft } from '../state/redeem/draft.ts';
import { seenAtom } from '../state/redeem/ledger-changes.ts';
import { useChecks } from '../state/redeem/use-checks.ts';
import { userAtom } from '../state/session/session.ts';

/**
 * Returns the ledger, and the message that replaces the form of a prize while the user has to see an earlier order or
 * claim of that prize; null if there is none. Asks the server about that order or claim.
 *
 * @param isSending true while the order or claim is being sent, so that the ledger contains it
 */
export function useEarlierSend(kind: LedgerEntry['kind'], sku: string, isSending: boolean) {
  const { entries, checkOf, onCheck } = useChecks();
  const markSeen = useSetAtom(seenAtom);
  const unseen = isSending ? null : entryToShow(entries, kind, sku);
  const hasUnseen = unseen !== null;
  useEffect(() => {
    if (hasUnseen) onCheck();
  }, [hasUnseen, onCheck]);
  // Only an order or claim that was made is marked as seen when the user leaves. One that was not made is marked as
  // seen when the user tries again.
  useSeenOnLeave(unseen?.state === 'made' ? [unseen] : [], markSeen);
  const check = unseen && {
    ...checkOf(unseen),
    rewardsHref: href(paths.rewards),
    onTryAgain: () => markSeen((entry) => entry.kind === kind && entry.sku === sku),
  };
  return { entries, check };
}

/**
 * Returns the props of the delivery form of a prize. The initial values are read once when the form opens, because a
 * later change of the user must not change a form in use.
 *
 * @param hasCheck whether a message replaces the form
 */
export function useDeliveryForm(sku: string, hasCheck: boolean) {
  const user = useAtomValue(userAtom);
  const { lookup, lookUp } = usePostalLookup(useAtomValue(findPostalCodeAtom));
  const saveDraft = useSetAtom(saveDraftAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const defaults = useMemo(() => withDraft(deliveryDefaults(user), user.id, sku), [sku, hasCheck]);
  return {
    addresses: user.addresses,
    defaults,
    postalLookup: lookup,
    onPostalCode: lookUp,
    onDraft: (form: DeliveryForm) => saveDraft(sku, form),
  };
}
