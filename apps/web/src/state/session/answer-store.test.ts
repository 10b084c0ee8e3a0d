import { type Reader, readIdentity } from '@gemas/domain';
import { beforeEach, expect, it, vi } from 'vitest';
import { newPhone } from '../../testing/phone.ts';
import { answerStore, rememberedIdentity, rememberIdentity } from './answer-store.ts';

/** A reader that omits an `id` that is not a number. */
const read: Reader<{ id: number }> = (value, omitted) => {
  const { id } = value as { id?: unknown };
  if (typeof id === 'number') return { id };
  omitted?.push('.id');
  return { id: 0 };
};
const NOW = Date.parse('2026-03-14T15:05:00-06:00');
const DAY = 24 * 60 * 60 * 1000;

beforeEach(() => {
  newPhone(1);
  vi.useFakeTimers({ now: NOW });
});

const keep = () => answerStore(1, 'stats', read).store({ id: 7 });

it('restores a stored answer, with the time of its arrival', () => {
  keep();
  vi.setSystemTime(NOW + 1000);
  expect(answerStore(1, 'stats', read).last()).toEqual({ data: { id: 7 }, at: NOW });
});

it('ignores answers of another user, and answers with another name', () => {
  keep();
  expect(answerStore(2, 'stats', read).last()).toBeNull();
  expect(answerStore(1, 'products', read).last()).toBeNull();
});

it('returns an answer of any age', () => {
  keep();
  vi.setSystemTime(NOW + 400 * DAY);
  expect(answerStore(1, 'stats', read).last()).toEqual({ at: NOW, data: { id: 7 } });
});

it('returns an identity for a day, and one that a wrong clock has dated in the future', () => {
  const { user, wallet } = readIdentity({ user: { id: 1, role_id: 3 }, balance: 1284 });
  rememberIdentity({ user, wallet }, 'one');
  vi.setSystemTime(NOW + DAY);
  expect(rememberedIdentity('one')).toMatchObject({ at: NOW, identity: { wallet } });
  vi.setSystemTime(NOW + DAY + 1);
  expect(rememberedIdentity('one')).toBeNull();
  vi.setSystemTime(NOW - 1000);
  expect(rememberedIdentity('one')).toMatchObject({ at: NOW - 1000 - DAY, identity: { wallet } });
});
