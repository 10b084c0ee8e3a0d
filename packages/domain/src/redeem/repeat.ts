import { isWithinDays } from '../format/calendar.ts';
import { isMoment, isRecord } from '../format/record.ts';

/** Time in ms that a user has to wait before redeeming the same sku again (spec section 9). */
export const REPEAT_WAIT_MS = 5 * 60 * 1000;

/**
 * A prize that was redeemed on this phone. Stored under the key `last_rewards` (contract, Stored keys). `date` is in ms
 * since the epoch.
 */
export interface LastReward {
  sku: string;
  date: number;
}

/** Whether a value from the phone's storage is a list of redeemed prizes. */
export function isLastRewards(value: unknown): value is LastReward[] {
  return (
    Array.isArray(value) &&
    value.every(
      (reward) => isRecord(reward) && typeof reward.sku === 'string' && isMoment(reward.date),
    )
  );
}

/**
 * Returns when the user can redeem the sku again, ms since the epoch. Null if the sku can be redeemed now. A reward
 * with a date in the future is ignored, because that reward was stored while the clock was wrong.
 */
export function repeatWaitUntil(
  rewards: readonly LastReward[],
  sku: string,
  now: number,
): number | null {
  const dates = rewards.filter((reward) => reward.sku === sku && reward.date <= now);
  const last = Math.max(...dates.map((reward) => reward.date));
  const until = last + REPEAT_WAIT_MS;
  return until > now ? until : null;
}

/**
 * Returns how much of a wait is left, ms. 0 also if more than `REPEAT_WAIT_MS` would be left: the clock was then set
 * back to a time before the earlier order, and `repeatWaitUntil` ignores that order too.
 */
export function waitLeftMs(until: number, now: number): number {
  return until - now > REPEAT_WAIT_MS ? 0 : Math.max(0, until - now);
}

/** True if the sku was redeemed today in any tab of this phone. A day begins at midnight in Mexico City. */
export function wasRedeemedToday(
  rewards: readonly LastReward[],
  sku: string,
  now: number,
): boolean {
  return rewards.some((reward) => {
    if (reward.sku !== sku) return false;
    const day = new Date(reward.date).toISOString();
    return isWithinDays(day, day, now);
  });
}

/** Time in ms for which a redeemed prize is stored. `wasRedeemedToday` needs the prizes of one day. */
const REMEMBERED_MS = 24 * 60 * 60 * 1000;

/** Returns `rewards` with `reward` added. Earlier rewards of the same sku and rewards older than a day are removed. */
export function rememberReward(rewards: readonly LastReward[], reward: LastReward): LastReward[] {
  const recent = rewards.filter(
    ({ sku, date }) => sku !== reward.sku && Math.abs(reward.date - date) < REMEMBERED_MS,
  );
  return [...recent, reward];
}

/** Formats the time left as mm:ss, rounded up, so that 00:00 means that the time is over. */
export function formatCountdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`;
}
