import { type Category, paths, SEARCH_DEBOUNCE_MS } from '@gemas/domain';
import { VaultScreen } from '@gemas/ui';
import { useEffect } from 'react';
import { useBack } from '../shell/back.ts';
import { useAtom, useAtomValue, useSetAtom } from '../state/core/jotai.ts';
import { offlineSince, toRemoteList } from '../state/core/remote.ts';
import { newNotificationsAtom } from '../state/notifications/notifications.ts';
import { balanceAtom, userAtom } from '../state/session/session.ts';
import { prizesOf, productsAtom, searchTypedAtom, vaultSearchAtom } from '../state/vault.ts';

export default function VaultPage() {
  const [search, setSearch] = useAtom(vaultSearchAtom);
  const searchTyped = useSetAtom(searchTypedAtom);
  const products = useAtomValue(productsAtom);
  const { typed } = search;
  useEffect(() => {
    const timer = setTimeout(() => searchTyped(typed), typed === '' ? 0 : SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, searchTyped]);

  const select = ({ id, query }: Category, tag: string | null) => {
    const isChosen = search.category === id && search.tag === tag;
    setSearch(
      isChosen
        ? { typed: '', query: '', category: null, tag: null }
        : { typed: '', query: tag ?? query, category: id, tag },
    );
  };

  return (
    <VaultScreen
      balance={useAtomValue(balanceAtom)}
      vaultOpen={useAtomValue(userAtom).vault_open}
      newNotifications={useAtomValue(newNotificationsAtom)}
      search={typed}
      onSearch={(text) => setSearch({ ...search, typed: text, category: null, tag: null })}
      category={search.category}
      tag={search.tag}
      onSelect={select}
      results={toRemoteList(products, ({ pages }) => prizesOf(pages))}
      offlineSince={offlineSince(products)}
      onRetry={() => void products.refetch()}
      hasMore={products.hasNextPage}
      loadingMore={products.isFetchingNextPage}
      moreFailed={products.isFetchNextPageError}
      onLoadMore={() => void products.fetchNextPage({ cancelRefetch: products.isRefetching })}
      onBack={useBack(paths.score)}
    />
  );
}
