import type { PlaceCard } from '@gemas/domain';
import { TerritoryCard, TerritorySkeleton } from '../../places/TerritoryCard/TerritoryCard.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { freshnessOf } from '../../primitives/Freshness/freshness.ts';
import { InlineError } from '../../primitives/InlineError/InlineError.tsx';
import type { RemoteList } from '../../primitives/remote.ts';
import { ScoreSection } from './ScoreSection.tsx';

export interface TerritoriesSectionProps {
  /** Every territory, as far as they are known. */
  territories: RemoteList<PlaceCard>;
}

function Cards({ territories }: Pick<TerritoriesSectionProps, 'territories'>) {
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
      // The tour highlights the first card: the list is longer than the screen.
      return territories.items.map((territory, index) => (
        <div key={territory.id} data-tour={index === 0 ? 'standing' : undefined}>
          <TerritoryCard territory={territory} tour={index === 0} />
        </div>
      ));
  }
}

/**
 * Every territory, for corporate staff (spec section 2, Score screen).
 *
 * - Seen by corporate staff (roles 2, 6 and 9), on Score.
 * - Not for leaders of a single territory: they see their own card.
 */
export function TerritoriesSection({ territories }: TerritoriesSectionProps) {
  return (
    <ScoreSection
      title="Territorios"
      loading={territories.status === 'loading'}
      freshness={freshnessOf(territories)}
    >
      <Cards territories={territories} />
    </ScoreSection>
  );
}
