import type { Stats, StatsMember } from '@gemas/domain';
import type { Send } from './client.ts';
import { list, number, numberOrNull, object, type Reader, text } from './read.ts';

const member: Reader<StatsMember> = object({
  id: number,
  name: text,
  total_referals: number,
  daily_activations: number,
  weekly_activations: number,
  daily_goal: number,
});

export const stats: Reader<Stats> = object({
  id: number,
  name: text,
  position: numberOrNull,
  me_referals: number,
  total_referals: number,
  daily_activations: number,
  weekly_activations: number,
  weekly_goal: number,
  sumary: number,
  referals: list(member),
});

/** `GET /stats/region/referals`: the user's own region. */
export function fetchRegionStats(send: Send, signal?: AbortSignal): Promise<Stats> {
  return send({ method: 'GET', path: '/stats/region/referals', read: stats, signal });
}

/** `GET /stats/territory/referals`: the user's own territory. */
export function fetchTerritoryStats(send: Send, signal?: AbortSignal): Promise<Stats> {
  return send({ method: 'GET', path: '/stats/territory/referals', read: stats, signal });
}
