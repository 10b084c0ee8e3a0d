import { type Id, isRecord } from '@gemas/domain';
import { session } from '../core/storage.ts';

/**
 * Returns the fields of the object that `writeVisit` has stored under `key`. Returns no fields if no object is stored,
 * or if the object belongs to another user.
 */
export function readVisit(userId: Id, key: string): Readonly<Record<string, unknown>> {
  const stored = session.readJson(key, isRecord, {});
  return String(stored.userId) === String(userId) ? stored : {};
}

/** Stores the fields of an object for a user until the visit ends. */
export function writeVisit(userId: Id, key: string, fields: object): void {
  session.writeJson(key, { userId, ...fields });
}
