import type { PlaceCard } from '@gemas/domain';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { PlaceFinder, type PlaceView } from '../../places/PlaceFinder.tsx';
import { TerritoryCard, TerritorySkeleton } from '../../places/TerritoryCard.tsx';
import { Card } from '../../primitives/Card.tsx';
import { EmptyState } from '../../primitives/EmptyState.tsx';
import { freshnessOf } from '../../primitives/Freshness/freshness.ts';
import { InlineError } from '../../primitives/InlineError.tsx';
import { LongRows, type RowAttributes } from '../../primitives/LongRows.tsx';
import type { RemoteList } from '../../primitives/remote.ts';
import { token } from '../../theme/tokens.ts';
import { ScoreSection } from './ScoreSection.tsx';

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-3')};
`;

/** Estimated height of a card before its first render, rem. */
const CARD_REM = 10.25;

/** Number of cards in the first render: as many as a phone shows. */
const FIRST_CARDS = 4;

const keyOf = ({ id }: PlaceCard) => id;

// The tour highlights the first card instead of the list, because the list is longer than the screen.
const renderRow = (territory: PlaceCard, index: number, row: RowAttributes) => (
  <li {...row} data-tour={index === 0 ? 'standing' : undefined}>
    <TerritoryCard territory={territory} tour={index === 0} />
  </li>
);

function TerritoryCards({ territories }: { territories: readonly PlaceCard[] }) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <List ref={list} aria-label="Territorios">
      <LongRows
        list={list}
        name="Territorios"
        items={territories}
        keyOf={keyOf}
        rem={CARD_REM}
        first={FIRST_CARDS}
      >
        {renderRow}
      </LongRows>
    </List>
  );
}

export interface TerritoriesSectionProps {
  /** All territories, or their loading or error state. */
  territories: RemoteList<PlaceCard>;
  /** The sort order that the user has chosen, and the text of the search. */
  view: PlaceView;
}

function Cards({ territories, view }: TerritoriesSectionProps) {
  switch (territories.status) {
    case 'loading':
      return [0, 1, 2].map((card) => <TerritorySkeleton key={card} />);
    case 'error':
      return (
        <InlineError
          title="No pudimos cargar los territorios"
          failure={territories.failure}
          brief
          onRetry={territories.onRetry}
        />
      );
    case 'empty':
      return (
        <Card>
          <EmptyState
            compact
            title="Aún no hay territorios."
            help="Cuando te asignen uno, lo verás aquí."
          />
        </Card>
      );
    case 'ready':
      return (
        <PlaceFinder
          {...view}
          places={territories.items}
          noun="territorios"
          searchLabel="Busca un territorio"
          heading="h3"
        >
          {(shown) => <TerritoryCards territories={shown} />}
        </PlaceFinder>
      );
  }
}

/**
 * All territories, for corporate staff (spec section 2, Score screen).
 *
 * - Seen by corporate staff (roles 2, 6 and 9), on Score.
 * - Not for leaders of a single territory: use `PlaceSection`.
 */
export function TerritoriesSection({ territories, view }: TerritoriesSectionProps) {
  return (
    <ScoreSection
      title="Territorios"
      loading={territories.status === 'loading'}
      freshness={freshnessOf(territories)}
    >
      <Cards territories={territories} view={view} />
    </ScoreSection>
  );
}
