import { type LastReward, rememberReward } from '@gemas/domain';
import { isRecord } from '../core/is-record.ts';
import { LOCAL_KEYS } from '../core/storage.ts';
import { readOwn, writeOwn } from '../session/owner.ts';

/** True for a moment that `Date` can represent. */
function isDate(ms: number): boolean {
  return Number.isFinite(new Date(ms).getTime());
}

function isLastRewards(value: unknown): value is LastReward[] {
  return (
    Array.isArray(value) &&
    value.every(
      (reward) =>
        isRecord(reward) &&
        typeof reward.sku === 'string' &&
        typeof reward.date === 'number' &&
        isDate(reward.date),
    )
  );
}

/** What this phone has redeemed in the last day, in whichever tab. */
export function lastRewards(userId: number): LastReward[] {
  return readOwn(userId, LOCAL_KEYS.lastRewards, isLastRewards, []);
}

/**
 * Adds a placed order to `lastRewards`.
 *
 * @param date when it was placed, ms since the epoch
 */
export function rememberOrder(userId: number, sku: string, date: number): void {
  const rewards = rememberReward(lastRewards(userId), { sku, date });
  writeOwn(userId, LOCAL_KEYS.lastRewards, rewards);
}
