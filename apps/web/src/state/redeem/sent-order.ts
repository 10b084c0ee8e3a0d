import { type LastReward, type RedeemNotice, rememberReward } from '@gemas/domain';
import { sentRecord } from '../core/sent-record.ts';
import { LOCAL_KEYS, readJson, SESSION_KEYS, session, writeJson } from '../core/storage.ts';
import { readOwn, writeOwn } from '../session/owner.ts';

/** An order that was sent and not yet answered: after a reload it is asked about (decision 37). */
export const sentOrder = sentRecord(session, SESSION_KEYS.sentOrder);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

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

/** What this phone has redeemed recently, in whichever tab. */
export function lastRewards(userId: number): LastReward[] {
  return readOwn(userId, LOCAL_KEYS.lastRewards, isLastRewards, []);
}

/** Adds an order that was made to `lastRewards`. */
export function rememberOrder(userId: number, sku: string): void {
  const rewards = rememberReward(lastRewards(userId), { sku, date: Date.now() });
  writeOwn(userId, LOCAL_KEYS.lastRewards, rewards);
}

/** A warning that is followed by a reload: it is shown after it. */
interface PersistedNotice extends RedeemNotice {
  userId: number;
}

function isPersistedNotice(value: unknown): value is PersistedNotice {
  return (
    isRecord(value) &&
    typeof value.userId === 'number' &&
    typeof value.title === 'string' &&
    typeof value.text === 'string'
  );
}

export function persistNotice(userId: number, { title, text }: RedeemNotice): void {
  const notice: PersistedNotice = { userId, title, text };
  writeJson(session, SESSION_KEYS.notice, notice);
}

/** Reads and removes the warning from before the reload; null for none. */
export function takeNotice(userId: number): RedeemNotice | null {
  const notice = readJson<PersistedNotice | null>(
    session,
    SESSION_KEYS.notice,
    isPersistedNotice,
    null,
  );
  session.removeItem(SESSION_KEYS.notice);
  return notice?.userId === userId ? { title: notice.title, text: notice.text } : null;
}
