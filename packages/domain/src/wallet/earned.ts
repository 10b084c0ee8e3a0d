import { formatAge, formatAgeDay } from '../format/age.ts';

/** The balance that a user saw last. */
export interface SeenBalance {
  balance: number;
  /** When the balance was seen, ms since 1970. Null if an older version of the app stored the balance only. */
  at: number | null;
}

/**
 * The value that the phone stores under `seen_balance` (contract, Stored keys). Older versions of the app stored only a
 * number.
 */
export type StoredBalance = number | { balance: number; at: number };

export function isStoredBalance(value: unknown): value is StoredBalance {
  if (typeof value === 'number') return true;
  if (typeof value !== 'object' || value === null) return false;
  const { balance, at } = value as Partial<Record<keyof SeenBalance, unknown>>;
  return typeof balance === 'number' && typeof at === 'number';
}

export function seenBalance(stored: StoredBalance | null): SeenBalance | null {
  return typeof stored === 'number' ? { balance: stored, at: null } : stored;
}

/** Gems that a user has earned since they last saw their balance. `since` is a text for that time: 'desde ayer'. */
export interface Earned {
  gems: number;
  since: string;
}

/** Whether a moment is on the day before `now`, by the clock of the phone. */
function isYesterday(at: number, now: number): boolean {
  const day = new Date(now);
  day.setDate(day.getDate() - 1);
  return day.toDateString() === new Date(at).toDateString();
}

/**
 * Formats the time at which the user last saw the balance: 'desde las 10:42 a. m.' (today), 'desde ayer' or 'desde el
 * 12 de marzo'. 'desde tu última visita' if the time is unknown or in the future.
 */
function sinceOf(at: number | null, now: number): string {
  if (at === null || !Number.isFinite(at) || at > now) return 'desde tu última visita';
  if (isYesterday(at, now)) return 'desde ayer';
  const iso = new Date(at).toISOString();
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  return isToday
    ? formatAge(iso, now).replace('de ', 'desde ')
    : `desde el ${formatAgeDay(iso, now)}`;
}

/**
 * Returns the gems that the user has earned since last seeing the balance. The wallet shows them as '+12 desde ayer'
 * (decision 76). Null if no earlier balance is known, or if the balance has not grown.
 *
 * @param now ms since 1970
 */
export function earnedSince(
  seen: SeenBalance | null,
  balance: number | null,
  now: number,
): Earned | null {
  const gems = balance === null ? 0 : balance - (seen?.balance ?? balance);
  return seen && gems > 0 ? { gems, since: sinceOf(seen.at, now) } : null;
}
