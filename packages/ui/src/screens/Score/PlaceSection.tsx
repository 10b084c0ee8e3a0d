import { freshnessOf } from '../../primitives/Freshness/freshness.ts';
import {
  PlaceStatsCard,
  type PlaceStatsCardProps,
  type StatsPlace,
} from '../../ranking/PlaceStatsCard.tsx';
import { ScoreSection } from './ScoreSection.tsx';

const titles: Record<StatsPlace, string> = {
  agency: 'Tu agencia',
  region: 'Tu región',
  territory: 'Tu territorio',
};

/**
 * The team of a driver or promoter on Score (spec section 2, Score screen).
 *
 * - Seen by drivers (their agency) and promoters (their region, or their territory), on Score.
 * - Not for role 3: those users see one card for the region and one for the territory.
 */
export function PlaceSection(props: PlaceStatsCardProps) {
  return (
    <ScoreSection
      title={titles[props.place]}
      loading={props.stats.status === 'loading'}
      freshness={freshnessOf(props.stats)}
    >
      <PlaceStatsCard {...props} />
    </ScoreSection>
  );
}
