import { chooseCategory, paths, prizesOf, SEARCH_DEBOUNCE_MS, typeSearch } from '@gemas/domain';
import { VaultScreen } from '@gemas/ui';
import { useEffect } from 'react';
import { toFailure } from '../api/error.ts';
import { useBack } from '../shell/back.ts';
import { useAtom, useAtomValue, useSetAtom } from '../state/core/jotai.ts';
import { offlineSinceWithBalance, toRemoteList } from '../state/core/remote.ts';
import { newNotificationsAtom } from '../state/notifications/notifications.ts';
import { refreshIdentityAtom } from '../state/session/refresh-identity.ts';
import { balanceAtom, keptAtAtom, userAtom } from '../state/session/session.ts';
import { productsAtom, searchTypedAtom, vaultSearchAtom } from '../state/vault.ts';

export default function VaultPage() {
  const [search, setSearch] = useAtom(vaultSearchAtom);
  const searchTyped = useSetAtom(searchTypedAtom);
  const products = useAtomValue(productsAtom);
  const keptAt = useAtomValue(keptAtAtom);
  const refreshIdentity = useSetAtom(refreshIdentityAtom);
  const { typed } = search;
  useEffect(() => {
    const timer = setTimeout(() => searchTyped(typed), typed === '' ? 0 : SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, searchTyped]);

  return (
    <VaultScreen
      balance={useAtomValue(balanceAtom)}
      vaultOpen={useAtomValue(userAtom).vault_open}
      newNotifications={useAtomValue(newNotificationsAtom)}
      search={typed}
      onSearch={(text) => setSearch(typeSearch(search, text))}
      category={search.category}
      tag={search.tag}
      onSelect={(category, tag) => setSearch(chooseCategory(search, category, tag))}
      results={toRemoteList(products, ({ pages }) => prizesOf(pages))}
      offlineSince={offlineSinceWithBalance([products], keptAt)}
      onRetry={() => {
        void products.refetch();
        if (keptAt !== null) void refreshIdentity();
      }}
      hasMore={products.hasNextPage}
      loadingMore={products.isFetchingNextPage}
      moreFailure={products.isFetchNextPageError ? toFailure(products.error).kind : null}
      onLoadMore={() => void products.fetchNextPage({ cancelRefetch: products.isRefetching })}
      onBack={useBack(paths.score)}
    />
  );
}
