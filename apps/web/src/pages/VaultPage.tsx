import {
  type Category,
  chooseCategory,
  paths,
  prizesOf,
  SEARCH_DEBOUNCE_MS,
  startTypedSearch,
  typeSearch,
} from '@gemas/domain';
import { VaultScreen } from '@gemas/ui';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { startTransition, useCallback, useEffect, useMemo } from 'react';
import { toFailure } from '../api/call.ts';
import { callAfter } from '../platform/after.ts';
import { useBack } from '../shell/back.ts';
import { newNotificationsAtom } from '../state/notifications/notifications.ts';
import { useBalanceFreshness } from '../state/session/connection.ts';
import { balanceAtom, offlineDataAtAtom, userAtom } from '../state/session/session.ts';
import { pinnedSkuAtom, togglePinAtom } from '../state/vault/pinned.ts';
import { productsAtom, vaultSearchAtom } from '../state/vault.ts';
import { toRemoteList } from './use-remote.ts';

export default function VaultPage() {
  const [search, setSearch] = useAtom(vaultSearchAtom);
  const products = useAtomValue(productsAtom);
  const offlineDataAt = useAtomValue(offlineDataAtAtom);
  const { typed } = search;
  useEffect(() => {
    // Starts the search in a transition, because the next keystroke must not wait until the results are rendered.
    const start = () =>
      startTransition(() => setSearch((before) => startTypedSearch(before, typed)));
    return callAfter(typed === '' ? 0 : SEARCH_DEBOUNCE_MS, start);
  }, [typed, setSearch]);

  // The values and functions below are memoised, so that typing a letter re-renders only the search field.
  const { data, fetchNextPage, isRefetching } = products;
  const prizes = useMemo(() => (data ? prizesOf(data.pages) : []), [data]);
  const results = useMemo(
    () => toRemoteList(products, offlineDataAt, () => prizes),
    [products, offlineDataAt, prizes],
  );
  const select = useCallback(
    (category: Category, tag: string | null) =>
      setSearch((before) => chooseCategory(before, category, tag)),
    [setSearch],
  );
  const loadMore = useCallback(
    () => void fetchNextPage({ cancelRefetch: isRefetching }),
    [fetchNextPage, isRefetching],
  );

  return (
    <VaultScreen
      balance={useAtomValue(balanceAtom)}
      vaultOpen={useAtomValue(userAtom).vault_open}
      newNotifications={useAtomValue(newNotificationsAtom)}
      search={typed}
      onSearch={(text) => setSearch((before) => typeSearch(before, text))}
      categories={import.meta.env.VITE_VAULT_CATEGORIES ?? undefined}
      category={search.category}
      tag={search.tag}
      onSelect={select}
      results={results}
      balanceFreshness={useBalanceFreshness()}
      hasMore={products.hasNextPage}
      loadingMore={products.isFetchingNextPage}
      moreFailure={products.isFetchNextPageError ? toFailure(products.error).kind : null}
      onLoadMore={loadMore}
      pinnedSku={useAtomValue(pinnedSkuAtom)}
      onTogglePin={useSetAtom(togglePinAtom)}
      onBack={useBack(paths.score)}
    />
  );
}
