import {
  type DeliveryForm,
  deliveryDefaults,
  entryToShow,
  href,
  type LedgerEntry,
  paths,
} from '@gemas/domain';
import { usePostalLookup, useSeenOnLeave } from '@gemas/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { findPostalCodeAtom } from '../state/address.ts';
import { saveDraftAtom, withDraft } from '../state/redeem/draft.ts';
import { ledgerAtom, seenAtom } from '../state/redeem/stored-ledger.ts';
import { useChecks } from '../state/redeem/use-checks.ts';
import { userAtom } from '../state/session/session.ts';

/**
 * Returns the ledger (`entries`), and `check`: the props of the message about an earlier order or claim of this prize
 * whose outcome the user has not seen (`entryToShow`). `check` is null if there is no such order or claim. The message
 * replaces the form. When the message appears, the app asks the server about all open entries of the ledger.
 *
 * @param isSending whether this form is sending an order or claim; `check` is null meanwhile
 * @param onRepeat called if the user wants to send an order or claim again whose outcome nothing could prove
 */
export function useEarlierSend(
  kind: LedgerEntry['kind'],
  sku: string,
  isSending: boolean,
  onRepeat: () => void,
) {
  const entries = useAtomValue(ledgerAtom);
  const markSeen = useSetAtom(seenAtom);
  const unseen = isSending ? null : entryToShow(entries, kind, sku);
  const checkOf = useChecks(unseen !== null);
  // Leaving the page marks the entry as seen only if it is 'made'. An entry 'not-made' is marked by `onTryAgain`.
  useSeenOnLeave(unseen?.state === 'made' ? [unseen] : [], markSeen);
  const check = unseen && {
    ...checkOf(unseen),
    rewardsHref: href(paths.rewards),
    onTryAgain: () => {
      if (unseen.state === 'unproven') onRepeat();
      else markSeen((entry) => entry.kind === kind && entry.sku === sku);
    },
  };
  return { entries, check };
}

/**
 * Returns the props of the delivery form of a prize. The initial values are read once when the form opens, so that
 * newer data of the user from the server do not change a form in use.
 *
 * @param hasCheck whether a message about an earlier order or claim replaces the form
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
