import type { Stats, StatsMember } from '../ranking/stats.ts';
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
} from './read.ts';

const member: Reader<StatsMember> = object({
  id,
  name: text,
  total_referals: count,
  daily_activations: count,
  weekly_activations: count,
  daily_goal: count,
});

/** Reads the stats of an agency, a region or a territory. */
export const readStats: Reader<Stats> = object({
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
