import type { Stats } from '@gemas/domain';
import { HttpResponse, type RequestHandler } from 'msw';
import { agencies, findPlace, type Place, regions } from '../fixtures/places.ts';
import { statsOf } from '../fixtures/ranking.ts';
import { type AuthenticatedCall, type Calls, errorResponse } from './call.ts';

type Level = 'region' | 'territory' | 'agency';

function placesAt(level: Level, { account }: AuthenticatedCall): readonly Place[] {
  if (level === 'territory') return account.world.territories;
  return level === 'region' ? regions : agencies;
}

/**
 * Returns the stats of the user's own place, or of another place that the call requests. Only the stats of the own
 * place include a row of the user. Null for an unknown place.
 */
function statsAt(level: Level, call: AuthenticatedCall): Stats | null {
  const { account, params } = call;
  const own = account.world.stats[level]();
  const id = Number(params.id ?? own.id);
  if (id === own.id) return own;
  const place = findPlace(placesAt(level, call), id);
  return place ? statsOf(place, null) : null;
}

export function rankingHandlers({ authenticated }: Calls): RequestHandler[] {
  const resolveStats = (level: Level) => (call: AuthenticatedCall) => {
    const stats = statsAt(level, call);
    if (!stats) return errorResponse(404, 'No encontramos ese lugar');
    return HttpResponse.json({ ...stats, weekly_goal: String(stats.weekly_goal) });
  };
  return [
    authenticated('GET', '/stats/region/referals', resolveStats('region')),
    authenticated('GET', '/stats/territory/referals', resolveStats('territory')),
    authenticated('GET', '/stats/territory/referals/:id', resolveStats('territory')),
    authenticated('GET', '/stats/agency/referals', resolveStats('agency')),
    authenticated('GET', '/stats/agency/referals/:id', resolveStats('agency')),
  ];
}
