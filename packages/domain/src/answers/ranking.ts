import type { Stats, StatsMember } from '../ranking/stats.ts';
import {
  count,
  countOrNull,
  id,
  idOrNull,
  list,
  numberOrNull,
  object,
  orNull,
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
  id: idOrNull,
  name: text,
  position: numberOrNull,
  me_referals: countOrNull,
  total_referals: count,
  daily_activations: count,
  weekly_activations: count,
  weekly_goal: count,
  sumary: countOrNull,
  referals: orNull(list(member, 'id')),
});
