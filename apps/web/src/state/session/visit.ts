import { isRecord } from '@gemas/domain';
import { session } from '../core/storage.ts';

/**
 * Returns the fields of the object that was stored under `key` in this visit. Returns no fields if there is none, or if
 * it belongs to another user.
 */
export function readVisit(userId: number, key: string): Readonly<Record<string, unknown>> {
  const stored = session.readJson(key, isRecord, {});
  return stored.userId === userId ? stored : {};
}

/** Stores the fields of an object for a user until the visit ends. */
export function writeVisit(userId: number, key: string, fields: object): void {
  session.writeJson(key, { userId, ...fields });
}
