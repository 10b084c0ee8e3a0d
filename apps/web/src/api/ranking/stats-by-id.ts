import type { Stats } from '@gemas/domain';
import type { Send } from '../client.ts';
import { path } from '../path.ts';
import { stats } from './stats.ts';

/** `GET /stats/agency/referals/{id}`. */
export function fetchAgencyStatsOf(send: Send, id: number, signal?: AbortSignal): Promise<Stats> {
  return send({
    method: 'GET',
    path: path('stats', 'agency', 'referals', id),
    read: stats,
    signal,
  });
}

/** `GET /stats/territory/referals/{id}`. */
export function fetchTerritoryStatsOf(
  send: Send,
  id: number,
  signal?: AbortSignal,
): Promise<Stats> {
  return send({
    method: 'GET',
    path: path('stats', 'territory', 'referals', id),
    read: stats,
    signal,
  });
}
