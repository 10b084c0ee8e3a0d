import type { Stats, StatsMember } from '@gemas/domain';
import type { Send } from '../client.ts';
import {
  count,
  countOrNull,
  id,
  list,
  number,
  numberOrNull,
  object,
  type Reader,
  text,
} from '../read.ts';

const member: Reader<StatsMember> = object({
  id,
  name: text,
  total_referals: count,
  daily_activations: count,
  weekly_activations: count,
  daily_goal: count,
});

export const stats: Reader<Stats> = object({
  id: number,
  name: text,
  position: numberOrNull,
  me_referals: countOrNull,
  total_referals: count,
  daily_activations: count,
  weekly_activations: count,
  weekly_goal: count,
  sumary: countOrNull,
  referals: list(member, 'id'),
});

/** `GET /stats/region/referals`: the user's own region. */
export function fetchRegionStats(send: Send, signal?: AbortSignal): Promise<Stats> {
  return send({ method: 'GET', path: '/stats/region/referals', read: stats, signal });
}

/** `GET /stats/territory/referals`: the user's own territory. */
export function fetchTerritoryStats(send: Send, signal?: AbortSignal): Promise<Stats> {
  return send({ method: 'GET', path: '/stats/territory/referals', read: stats, signal });
}
