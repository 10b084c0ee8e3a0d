import { beforeEach, expect, it } from 'vitest';
import { session } from '../core/storage.ts';
import { readVisit, writeVisit } from './visit.ts';

beforeEach(() => session.clear());

it('returns what was stored for the user, and nothing to another user', () => {
  writeVisit(1001, 'draft', { sku: '100214', form: { city: 'León' } });
  expect(readVisit(1001, 'draft')).toEqual({
    userId: 1001,
    sku: '100214',
    form: { city: 'León' },
  });
  expect(readVisit(2002, 'draft')).toEqual({});
  expect(readVisit(1001, 'notice')).toEqual({});
});

it.each(['', '{', 'null', '7', '[]', '{"userId":"2002"}'])(
  'returns nothing if %j is stored',
  (stored) => {
    session.setItem('draft', stored);
    expect(readVisit(1001, 'draft')).toEqual({});
  },
);
