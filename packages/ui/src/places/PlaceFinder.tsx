import {
  formatNumber,
  hasSearch,
  isPlaceSort,
  PLACE_SORT_LABELS,
  PLACE_SORTS,
  type PlaceCard,
  type PlaceSort,
  placeSearch,
  placesSums,
} from '@gemas/domain';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { styled } from 'styled-components';
import { Card } from '../primitives/Card.tsx';
import { EmptyState } from '../primitives/EmptyState.tsx';
import { ListTools } from '../primitives/ListTools.tsx';
import { token, type } from '../theme/tokens.ts';
import { PlaceFigures } from './PlaceFigures.tsx';

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-3')};
`;

const Sums = styled(Card)`
  padding: 14px 16px 12px;
  background: ${token('bg-chosen')};
  border-color: ${token('emerald-200')};
`;

const Title = styled.h2`
  ${type('card-title')}
`;

const OPTIONS = PLACE_SORTS.map((value) => ({ value, label: PLACE_SORT_LABELS[value] }));

/** Sort order and search of a list of places. A screen receives them as props and passes them to `PlaceFinder`. */
export interface PlaceView {
  /** The sort order that the user has chosen. Null means the order of the server. */
  order: PlaceSort | null;
  /** Called with the chosen sort order, or with null when the user deselects it. */
  onOrder: (order: PlaceSort | null) => void;
  /** Text of the search; '' shows all places. */
  typed: string;
  /** Called with the text of the search after every change. */
  onType: (typed: string) => void;
}

export interface PlaceFinderProps extends PlaceView {
  /** All places, in the server's order. */
  places: readonly PlaceCard[];
  /** Plural noun for the places: 'territorios', 'regiones', 'agencias'. */
  noun: string;
  /** Label of the search: 'Busca un territorio'. */
  searchLabel: string;
  /** Heading level of the card with the sums. Default: `h2`. */
  heading?: 'h2' | 'h3' | undefined;
  /**
   * Whether the top of the screen already shows the weekly sum. The card with the sums then omits it. Default: false.
   */
  weekInHead?: boolean | undefined;
  /** Renders the places that match the search, in the chosen sort order. Not called if no place matches. */
  children: (shown: readonly PlaceCard[]) => ReactNode;
}

/**
 * A list of places with a card for the sums of all places, a choice of the sort order and, for 12 or more places, a
 * search.
 *
 * - Use it around the cards of territories, regions or agencies, which are rendered by `children`.
 * - Not for people: use a `TeamTable`.
 */
export function PlaceFinder({
  places,
  noun,
  searchLabel,
  heading = 'h2',
  weekInHead = false,
  order,
  onOrder,
  typed,
  onType,
  children,
}: PlaceFinderProps) {
  const sums = useMemo(() => placesSums(places), [places]);
  const find = useMemo(() => placeSearch(places, order), [places, order]);
  // The search field is updated on every key. The cards are rendered later, because there may be thousands of them.
  const applied = useDeferredValue(typed);
  const shown = useMemo(() => find(applied), [find, applied]);
  const isSearched = hasSearch(places.length, typed);
  return (
    <Stack>
      {sums && (
        <Sums as="section">
          <Title as={heading}>{`En total: ${formatNumber(sums.places)} ${noun}`}</Title>
          <PlaceFigures
            {...sums}
            week={weekInHead ? null : sums.week}
            goalLabel="Meta semanal en total"
          />
        </Sums>
      )}
      {(places.length > 1 || isSearched) && (
        <ListTools
          search={isSearched ? { label: searchLabel, value: typed, onChange: onType } : undefined}
          order={{
            options: OPTIONS,
            value: order,
            onChange: (value) => isPlaceSort(value) && onOrder(value),
          }}
          found={applied.trim() === '' ? null : { shown: shown.length, all: places.length }}
        />
      )}
      {shown.length > 0 ? (
        children(shown)
      ) : (
        <EmptyState
          compact
          title="No encontramos un lugar con ese nombre."
          help="Prueba con otro nombre."
        />
      )}
    </Stack>
  );
}
