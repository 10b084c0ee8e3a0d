import { cardDefaults, cleanText, offeredStores, STORE_SEARCH_DEBOUNCE_MS } from '@gemas/domain';
import type { CardFormProps } from '@gemas/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { callAfter } from '../platform/after.ts';
import { saveCardDraftAtom, withDraft } from '../state/redeem/draft.ts';
import { userAtom } from '../state/session/session.ts';
import { statesAtom, storeQueryAtom, storesAtom } from '../state/stores.ts';
import { useRemoteList } from './use-remote.ts';

/**
 * Returns the props of the form of a card, except `onSubmit`. The initial values are read only when the form opens, so
 * that newer data of the user do not change a form in use. The pickup stores are fetched when the user has to choose one.
 *
 * @param hasCheck whether a message about an earlier order replaces the form
 */
export function useCardForm(sku: string, hasCheck: boolean): Omit<CardFormProps, 'onSubmit'> {
  const user = useAtomValue(userAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const stored = useMemo(() => withDraft(cardDefaults(user), user.id, sku), [sku, hasCheck]);
  const { search: storedSearch, ...defaults } = stored;
  const [search, setSearch] = useState(storedSearch);
  const setQuery = useSetAtom(storeQueryAtom);
  const states = useAtomValue(statesAtom);
  const saveDraft = useSetAtom(saveCardDraftAtom);
  const [isAsked, setIsAsked] = useState(false);
  const typed = cleanText(search);

  useEffect(() => {
    if (!isAsked) return undefined;
    return callAfter(typed === '' ? 0 : STORE_SEARCH_DEBOUNCE_MS, () => setQuery(typed));
  }, [isAsked, typed, setQuery]);
  useEffect(() => () => setQuery(null), [setQuery]);

  return {
    hasCard: user.has_card,
    defaults,
    stores: useRemoteList(useAtomValue(storesAtom), offeredStores),
    states,
    storeSearch: search,
    onStoreSearch: setSearch,
    onStoresAsked: () => setIsAsked(true),
    onDraft: (draft) => saveDraft(sku, { ...draft, search }),
  };
}
