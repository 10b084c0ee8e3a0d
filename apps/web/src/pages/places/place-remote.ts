import type { Remote } from '@gemas/ui';
import { toRemote } from '../../state/core/remote.ts';
import type { PlaceQuery } from '../../state/places/place-query.ts';

/**
 * Converts the query of a place to the props of a screen. Returns `ended` if the game is over and nothing is cached.
 */
export function toPlaceRemote<T, R>(
  query: PlaceQuery<T>,
  unreachableSince: number | null,
  select: (data: T) => R,
): Remote<R> | { status: 'ended' } {
  return query.isEnded ? { status: 'ended' } : toRemote(query, unreachableSince, select);
}
