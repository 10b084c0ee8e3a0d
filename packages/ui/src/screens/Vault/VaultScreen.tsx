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
import { SearchField } from '../../primitives/SearchField/SearchField.tsx';
import { AppBar } from '../../shell/AppBar/AppBar.tsx';
import { Dock } from '../../shell/Dock/Dock.tsx';
import { Screen } from '../../shell/Screen/Screen.tsx';
import { token, type } from '../../theme/tokens.ts';
import { CategoryPicker } from '../../vault/CategoryPicker/CategoryPicker.tsx';
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

// A letter in the search renders its field alone: neither of these changes with it.
const Categories = memo(CategoryPicker);
const List = memo(VaultResults);

export interface VaultScreenProps {
  /** Gems that can be spent. */
  balance: number;
  /** The user's `vault_open`. False shows the closed vault and nothing else. */
  vaultOpen: boolean;
  /** Number of new notifications, on the dock. */
  newNotifications: number;
  /** The search box's text, as typed. */
  search: string;
  /** Called on every change, also with '' when it is cleared. The caller debounces the request. */
  onSearch: (text: string) => void;
  /** The nine categories. Default: those of the specification. */
  categories?: readonly Category[] | undefined;
  /** The chosen category; null while none is. */
  category: CategoryId | null;
  /** One of the chosen category's tags. */
  tag: string | null;
  /** A category was tapped (tag null), or one of its tags; the chosen one again, too. */
  onSelect: (category: Category, tag: string | null) => void;
  /** The prizes found, as far as they are known. */
  results: RemoteList<Prize>;
  /** How current the balance is. */
  balanceFreshness: Freshness;
  /** The current page is below the last one. */
  hasMore: boolean;
  /** The next page was requested. */
  loadingMore: boolean;
  /** Why the next page could not be loaded; null when that did not fail. */
  moreFailure: FailureKind | null;
  /** 'Ver más productos'. */
  onLoadMore: () => void;
  /** Sku of the pinned prize; null for none. Default: null. */
  pinnedSku?: string | null | undefined;
  /** Pins a prize, or takes the pin away. Default: none can be pinned. */
  onTogglePin?: ((prize: Prize) => void) | undefined;
  /** Called by 'Volver'. Default: a link to the game. */
  onBack?: (() => void) | undefined;
}

/**
 * The vault: search, nine categories and the prizes (spec section 2, Vault list).
 *
 * - Seen by everybody, from the dock or 'VER LOS PREMIOS'; closed, it says when to come back.
 * - Not for what was redeemed: that is Rewards.
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

  // There is nothing to submit: the list updates while typing. The 'search' key closes the keyboard.
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
