import { calendarDay, monthName } from '@gemas/domain';

/** Mexico City has been on UTC-6 all year round since 2022, so its days can be computed without time zone data. */
const OFFSET_MS = -6 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The date of the design boards (the designer's drawings of the screens): 14 March 2026, 3:05 PM in Mexico City. Tests
 * and stories stop the clock at this moment.
 */
export const BOARD_NOW = '2026-03-14T21:05:00.000Z';

/** Returns the day `offset` days after `now` in Mexico City, as `YYYY-MM-DD`. A negative offset is before `now`. */
export function dayOf(now: Date, offset = 0): string {
  return new Date(now.getTime() + OFFSET_MS + offset * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the name of the month, 'marzo', of the day `offset` days after `now` in Mexico City. */
export function monthOf(now: Date, offset = 0): string {
  return monthName(calendarDay(dayOf(now, offset))?.month ?? 1);
}

/** Returns the moment at `time` ('15:05', Mexico City) of the day `offset` days after `now`, as ISO 8601. */
export function momentOf(now: Date, offset: number, time: string): string {
  return new Date(`${dayOf(now, offset)}T${time}:00-06:00`).toISOString();
}

/** Returns the number of days from `now` to the Monday of the same week: 0 on a Monday, -6 on a Sunday. */
export function mondayOffset(now: Date): number {
  const weekday = new Date(now.getTime() + OFFSET_MS).getUTCDay();
  return -((weekday + 6) % 7);
}

/** A clock that shows the real time until it is stopped with `fix`. */
export class Clock {
  private fixed: string | null = null;

  /** Stops the clock at an ISO 8601 moment; null lets it run again. Throws on text that is not a date. */
  fix(iso: string | null): void {
    if (iso !== null && Number.isNaN(Date.parse(iso)))
      throw new RangeError(`No es una fecha: ${iso}`);
    this.fixed = iso;
  }

  get fixedAt(): string | null {
    return this.fixed;
  }

  now(): Date {
    return this.fixed === null ? new Date() : new Date(this.fixed);
  }
}
