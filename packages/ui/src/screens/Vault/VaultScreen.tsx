import {
  CATEGORIES,
  type Category,
  type CategoryId,
  type FailureKind,
  type Prize,
  searchQuery,
} from '@gemas/domain';
import { type FormEvent, memo, useId } from 'react';
import { styled } from 'styled-components';
import {
  type Freshness,
  freshnessOf,
  worstFreshness,
} from '../../primitives/Freshness/freshness.ts';
import type { RemoteList } from '../../primitives/remote.ts';
import { SearchField } from '../../primitives/SearchField.tsx';
import { AppBar } from '../../shell/AppBar.tsx';
import { Dock } from '../../shell/Dock.tsx';
import { Screen } from '../../shell/Screen.tsx';
import { token, type } from '../../theme/tokens.ts';
import { CategoryPicker } from '../../vault/CategoryPicker.tsx';
import { VaultClosed } from './VaultClosed.tsx';
import { VaultHead, VaultTop } from './VaultGround.tsx';
import { VaultResults } from './VaultResults.tsx';

const Search = styled.form`
  padding: ${token('space-2')} var(--page-margin) 0;
`;

const Hint = styled.p`
  ${type('micro')}
  min-height: 34px;
  padding: 3px ${token('space-1')} ${token('space-3')};
`;

const Results = styled.div`
  padding-top: ${token('space-4')};
`;

// Memoised, so that typing a letter re-renders only the search field.
const Categories = memo(CategoryPicker);
const List = memo(VaultResults);

export interface VaultScreenProps {
  /** Gems that the user can spend; null if the balance could not be read. */
  balance: number | null;
  /** The user's flag `vault_open`. If it is false, only the closed vault is shown. */
  vaultOpen: boolean;
  /** Number of unseen notifications, shown on the dock; null while unknown. */
  newNotifications: number | null;
  /** Text of the search field, as the user typed it. */
  search: string;
  /** Called with the text of the search field after every change, also with ''. The caller debounces its requests. */
  onSearch: (text: string) => void;
  /** The nine categories of prizes. Default: those of the specification. */
  categories?: readonly Category[] | undefined;
  /** The chosen category. Null if none is chosen. */
  category: CategoryId | null;
  /** The chosen tag of the chosen category. Null if the whole category, or no category, is chosen. */
  tag: string | null;
  /** Called when the user taps a category or tag. `tag` is null for a category and for an already chosen tag. */
  onSelect: (category: Category, tag: string | null) => void;
  /** The prizes that were found, or their loading or error state. */
  results: RemoteList<Prize>;
  /** How current the balance is. */
  balanceFreshness: Freshness;
  hasMore: boolean;
  loadingMore: boolean;
  /** Why the next page could not be loaded; null without a failure. */
  moreFailure: FailureKind | null;
  /** Called by 'Ver más productos'. */
  onLoadMore: () => void;
  /** Sku of the pinned prize; null for none. Default: null. */
  pinnedSku?: string | null | undefined;
  /** Called when the user pins or unpins a prize. If omitted, prizes cannot be pinned. */
  onTogglePin?: ((prize: Prize) => void) | undefined;
  /** Called by 'Volver'. Default: a link to the game. */
  onBack?: (() => void) | undefined;
}

/**
 * The vault, where users choose prizes: a search, nine categories and the list of prizes (spec section 2, Vault list).
 *
 * - Seen by all users. Opened from the dock or 'VER LOS PREMIOS'. A closed vault shows a message instead of prizes.
 * - Not for redeemed prizes: use `RewardsScreen`.
 */
export function VaultScreen({
  balance,
  vaultOpen,
  newNotifications,
  search,
  onSearch,
  categories = CATEGORIES,
  category,
  tag,
  onSelect,
  balanceFreshness,
  onBack,
  ...list
}: VaultScreenProps) {
  const hint = useId();
  const chosen = categories.find(({ id }) => id === category) ?? null;
  const bar = (
    <AppBar
      title="Bóveda"
      tone="night"
      balance={balance}
      {...(onBack ? { onBack } : { backHref: '#/score' })}
    />
  );
  const dock = <Dock current="vault" unread={newNotifications} />;
  if (!vaultOpen) {
    return (
      <Screen freshness={null} ground="night" facets bar={bar} dock={dock} padded={false}>
        <VaultClosed balance={balance} />
      </Screen>
    );
  }

  // The list is filtered while the user types, so there is nothing to submit. The 'search' key only closes the
  // keyboard.
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };

  return (
    <Screen
      freshness={worstFreshness([balanceFreshness, freshnessOf(list.results)])}
      ground="night"
      bar={<VaultTop>{bar}</VaultTop>}
      dock={dock}
      padded={false}
      head={
        <>
          <VaultHead>
            <Search role="search" onSubmit={submit}>
              <SearchField
                name="search"
                label="Busca tu premio"
                placeholder="Busca tu premio"
                value={search}
                onChange={onSearch}
                busy={list.results.status === 'loading' && search !== ''}
                aria-describedby={hint}
              />
              <Hint id={hint}>{searchQuery(search) === null && 'Escribe 3 letras o más.'}</Hint>
            </Search>
          </VaultHead>
          <Categories
            categories={categories}
            category={category}
            tag={tag}
            allTags={list.results.status === 'empty' && !list.hasMore}
            onSelect={onSelect}
          />
        </>
      }
    >
      <Results>
        <List {...list} category={chosen} tag={tag} balance={balance} />
      </Results>
    </Screen>
  );
}
