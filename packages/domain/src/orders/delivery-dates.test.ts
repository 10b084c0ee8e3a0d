import { expect, it } from 'vitest';
import type { ProductType } from '../vault/product.ts';
import { deliveryDates, deliverySentence } from './delivery-dates.ts';

function sentence(orderedAt: string | null, type: string, now = orderedAt ?? ''): string | null {
  const dates = deliveryDates(orderedAt, type as ProductType);
  return dates && deliverySentence(dates, Date.parse(now));
}

it.each([
  ['2026-03-14T21:05:00Z', 'elektra', 'Llega entre el 28 de marzo y el 4 de abril'],
  ['2026-03-14T21:05:00Z', 'card', 'Llega entre el 18 y el 25 de abril'],
  // A date without a time is the same day in every time zone.
  ['2026-03-14', 'elektra', 'Llega entre el 28 de marzo y el 4 de abril'],
  // This moment is on the 15th in UTC, but still on the 14th in Mexico City.
  ['2026-03-15T05:59:59Z', 'elektra', 'Llega entre el 28 de marzo y el 4 de abril'],
  ['2026-03-15T06:00:00Z', 'elektra', 'Llega entre el 29 de marzo y el 5 de abril'],
])('an order of %s with type "%s": "%s"', (orderedAt, type, expected) => {
  expect(sentence(orderedAt, type)).toBe(expected);
});

it.each([null, 'ayer'])('deliveryDates returns null for an order of %j', (orderedAt) => {
  expect(deliveryDates(orderedAt, 'elektra')).toBeNull();
});

it.each([
  ['2026-04-05T05:59:59Z', 'Llega entre el 28 de marzo y el 4 de abril'],
  ['2026-04-05T06:00:00Z', 'Debía llegar entre el 28 de marzo y el 4 de abril'],
])('at %s the sentence is "%s"', (now, expected) => {
  expect(sentence('2026-03-14', 'elektra', now)).toBe(expected);
});
