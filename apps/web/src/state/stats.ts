import type { Stats } from '@gemas/domain';
import type { QueryKey } from '@tanstack/react-query';
import { fetchAgencyStats } from '../api/agency-stats.ts';
import { fetchRegionStats, fetchTerritoryStats, stats } from '../api/stats.ts';
import { gameClosedAtom } from './game-closed.ts';
import { atom, atomWithQuery } from './jotai.ts';
import { keptAnswer } from './kept.ts';
import { sendAtom, userAtom } from './session.ts';
import { LOCAL_KEYS, local } from './storage.ts';

/** Stats are not asked for again before this has passed, ms (spec section 9). */
const STATS_THROTTLE_MS = 20 * 60 * 1000;

/** Fresh for 20 minutes; a clock that moved back makes it stale (decision 19). */
function statsStaleTime({ state }: { state: { dataUpdatedAt: number } }): number {
  const elapsed = Date.now() - state.dataUpdatedAt;
  return elapsed < 0 ? elapsed : STATS_THROTTLE_MS;
}

const FETCH = {
  region: fetchRegionStats,
  territory: fetchTerritoryStats,
  agency: fetchAgencyStats,
};

/** Whether the game is over; null until that has been asked. Its failure means open (decision 18). */
export const isGameClosedAtom = atom((get) => {
  const { data, error } = get(gameClosedAtom);
  return data ? data.closed : error ? false : null;
});

const userIdAtom = atom((get) => get(userAtom).id);

/** The stats of a place as far as Score cares. */
export interface StatsQuery {
  data: Stats | undefined;
  /** When `data` was answered, ms since 1970. */
  dataUpdatedAt: number;
  error: Error | null;
  /** Bringing `data` up to date has failed. */
  isRefetchError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

function statsAtoms(place: keyof typeof FETCH) {
  const keptAtom = atom((get) => keptAnswer(get(userIdAtom), `stats:${place}`, stats));
  const queryAtom = atomWithQuery<Stats, Error, Stats, QueryKey>((get) => {
    const send = get(sendAtom);
    const kept = get(keptAtom);
    return {
      queryKey: ['stats', place, get(userIdAtom)],
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Stats> => {
        const answer = await FETCH[place](send, signal);
        kept.keep(answer);
        local.setItem(LOCAL_KEYS.statsRefreshedAt, JSON.stringify(Date.now()));
        return answer;
      },
      staleTime: statsStaleTime,
      ...kept.options,
    };
  });
  // The query is mounted once the game is known to be open, rather than enabled then: a change of its options
  // would drop the call under way and make it anew.
  const whileOpenAtom = atom((get): StatsQuery => {
    if (get(isGameClosedAtom) === false) return get(queryAtom);
    const { initialData, initialDataUpdatedAt } = get(keptAtom).options;
    return {
      data: initialData(),
      dataUpdatedAt: initialDataUpdatedAt() ?? 0,
      error: null,
      isRefetchError: false,
      isFetching: true,
      refetch: () => undefined,
    };
  });
  return { queryAtom, whileOpenAtom };
}

const region = statsAtoms('region');
const territory = statsAtoms('territory');
const agency = statsAtoms('agency');

/** The user's own places, for their rankings. */
export const regionStatsAtom = region.queryAtom;
export const territoryStatsAtom = territory.queryAtom;

/** The same for Score, which asks for nothing once the game is over (spec section 4, Stats refresh). */
export const scoreRegionStatsAtom = region.whileOpenAtom;
export const scoreTerritoryStatsAtom = territory.whileOpenAtom;
export const scoreAgencyStatsAtom = agency.whileOpenAtom;
