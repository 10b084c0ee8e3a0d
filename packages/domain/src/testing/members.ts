import type { StatsMember } from '../ranking/stats.ts';

/** Returns a member who has reached the daily goal. The lower the id, the more activations. */
export function member(id: number, over: Partial<StatsMember> = {}): StatsMember {
  return {
    ...{ id, name: `Persona ${id}`, total_referals: 400 - id, weekly_activations: 40 - id },
    ...{ daily_activations: 5, daily_goal: 5 },
    ...over,
  };
}
