import type { RedeemNotice } from '@gemas/domain';
import { isRecord } from '../core/is-record.ts';
import { readJson, SESSION_KEYS, session, writeJson } from '../core/storage.ts';

/** A warning that is stored because a reload follows, and is shown after the reload. */
interface PersistedNotice extends RedeemNotice {
  userId: number;
}

function isPersistedNotice(value: unknown): value is PersistedNotice {
  return isRecord(value) && typeof value.title === 'string' && typeof value.text === 'string';
}

export function persistNotice(userId: number, { title, text }: RedeemNotice): void {
  const notice: PersistedNotice = { userId, title, text };
  writeJson(session, SESSION_KEYS.notice, notice);
}

/** Returns the warning that was stored before the reload, and removes it from the storage. Null for none. */
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
