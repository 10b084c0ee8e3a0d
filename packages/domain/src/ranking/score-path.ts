import { paths } from '../routes/paths.ts';
import type { User } from '../session/user.ts';
import type { PlaceScope, ScoreCard } from './score-view.ts';
import type { Stats } from './stats.ts';

/**
 * Returns the kind of place whose stats a card shows: the agency of a driver, or the region or territory of a promoter.
 * Null for cards that do not show the stats of one place.
 */
export function cardPlace(card: ScoreCard): PlaceScope | null {
  return card.kind === 'agency' || card.kind === 'team' ? card.scope : null;
}

/**
 * Returns the path that the link 'Ver posiciones' opens. Score, the home screen, shows this link on its cards.
 *
 * - If the id of the user's own place is unknown, the path contains a placeholder. The own place can be fetched without
 *   an id (decision 81).
 * - Null for the list of territories, whose cards have links of their own.
 * - Null if the team is a region and the promoter has no region.
 */
export function scoreCardPath(
  card: ScoreCard,
  user: Pick<User, 'region_id' | 'territory_id'>,
  stats: Pick<Stats, 'id'> | null,
): string | null {
  switch (card.kind) {
    case 'ranking':
      return card.scope === 'region' ? paths.regionalRanking : paths.territorialRanking;
    case 'agency':
      return paths.agencyRanking(stats?.id ?? null);
    case 'team': {
      if (card.scope === 'region') {
        if (user.region_id === null) return null;
        return paths.corpRegionRanking(user.territory_id, user.region_id);
      }
      return paths.corpTerritoryRanking(user.territory_id ?? stats?.id ?? null);
    }
    case 'territories':
      return null;
  }
}
