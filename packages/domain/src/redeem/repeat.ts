import { isWithinDays } from '../format/calendar.ts';

/** Wait before the same sku can be redeemed again, ms (spec section 9). */
export const REPEAT_WAIT_MS = 5 * 60 * 1000;

/** A reward redeemed on this phone (`last_rewards` of the contract). `date` is in ms since the epoch. */
export interface LastReward {
  sku: string;
  date: number;
}

/**
 * Until when a sku cannot be redeemed again, ms since the epoch; null if it can be redeemed now. A date in the future
 * was written by a wrong clock and does not block the prize.
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

/** True if this phone, in any tab, redeemed the sku today in Mexico City. */
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

/** How long rewards are stored, ms. `wasRedeemedToday` needs those of one day. */
const REMEMBERED_MS = 24 * 60 * 60 * 1000;

/** Adds a reward to the list. The list keeps one entry per sku and none older than a day. */
export function rememberReward(rewards: readonly LastReward[], reward: LastReward): LastReward[] {
  const recent = rewards.filter(
    ({ sku, date }) => sku !== reward.sku && Math.abs(reward.date - date) < REMEMBERED_MS,
  );
  return [...recent, reward];
}

/** `order_now` of a user after the sku was ordered (decision 39). */
export function withOrderedSku(orderNow: readonly string[], sku: string): string[] {
  return [...new Set([...orderNow, sku])];
}

/** Formats the time left as mm:ss, rounded up, so that 00:00 means that the time is over. */
export function formatCountdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`;
}
