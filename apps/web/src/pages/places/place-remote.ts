import type { Remote } from '@gemas/ui';
import { toRemote } from '../../state/core/remote.ts';
import type { PlaceQuery } from '../../state/places/place-query.ts';

/** The query of a place as screens take it; `ended` when the game is over and nothing of it is cached. */
export function toPlaceRemote<T, R>(
  query: PlaceQuery<T>,
  unreachableSince: number | null,
  select: (data: T) => R,
): Remote<R> | { status: 'ended' } {
  return query.isEnded ? { status: 'ended' } : toRemote(query, unreachableSince, select);
}
