import { addDays, dayInMexico, dayOrder, formatBetween } from '../format/calendar.ts';
import { type CalendarDay, calendarDay } from '../format/date.ts';
import type { ProductType } from '../vault/product.ts';
import { deliveryWeeks } from '../vault/terms.ts';

const DAYS_PER_WEEK = 7;

/** The first and the last day on which a delivery is expected, in the calendar of Mexico City. */
export interface DeliveryDates {
  first: CalendarDay;
  last: CalendarDay;
}

/**
 * Returns the days on which an order is expected to arrive: 2 to 3 weeks after the order date if the product has the
 * retailer type, otherwise 5 to 6 weeks (spec section 9). Null if the order date is missing or cannot be read.
 *
 * @param orderedAt ISO 8601
 */
export function deliveryDates(
  orderedAt: string | null | undefined,
  type: ProductType,
): DeliveryDates | null {
  const ordered = calendarDay(orderedAt);
  if (ordered === null) return null;
  const [first, last] = deliveryWeeks(type);
  return {
    first: addDays(ordered, first * DAYS_PER_WEEK),
    last: addDays(ordered, last * DAYS_PER_WEEK),
  };
}

/**
 * Returns a sentence that says when an order arrives: 'Llega entre el 28 de marzo y el 4 de abril'. After the last day:
 * 'Debía llegar entre …'.
 */
export function deliverySentence({ first, last }: DeliveryDates, now: number): string {
  const today = dayInMexico(now);
  const isOver = today !== null && dayOrder(today) > dayOrder(last);
  return `${isOver ? 'Debía llegar' : 'Llega'} ${formatBetween(first, last)}`;
}
