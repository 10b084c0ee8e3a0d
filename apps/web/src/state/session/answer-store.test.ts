import { type Reader, readIdentity } from '@gemas/domain';
import { beforeEach, expect, it, vi } from 'vitest';
import { newPhone } from '../../testing/phone.ts';
import { local } from '../core/storage.ts';
import { answerStore, rememberedIdentity, rememberIdentity } from './answer-store.ts';
import { forgetUser } from './owner.ts';

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

function keep(): void {
  answerStore(1, 'stats', read).store({ id: 7 });
  vi.advanceTimersToNextTimer();
}

it('restores a stored answer, with the time of its arrival', () => {
  keep();
  vi.setSystemTime(NOW + 1000);
  expect(answerStore(1, 'stats', read).last()).toEqual({ data: { id: 7 }, at: NOW });
});

it('returns an answer that is not stored yet', () => {
  const answer = answerStore(1, 'stats', read);
  answer.store({ id: 7 }, 500);
  expect(answer.last()).toEqual({ data: { id: 7 }, at: NOW });
});

it('stores a long answer after a delay, with the time of its arrival', () => {
  answerStore(1, 'stats', read).store({ id: 7 }, 500);
  vi.advanceTimersByTime(499);
  expect(local.getItem('cache:1:stats')).toBeNull();
  vi.advanceTimersByTime(1);
  expect(answerStore(1, 'stats', read).last()?.at).toBe(NOW);
});

it('stores a delayed answer at once, and only once, when the page is left', () => {
  let leave = () => {};
  const stopped: unknown[] = [];
  vi.stubGlobal('addEventListener', (type: string, act: () => void) => {
    if (type === 'pagehide') leave = act;
  });
  vi.stubGlobal('removeEventListener', (_type: string, act: () => void) => stopped.push(act));
  answerStore(1, 'stats', read).store({ id: 7 }, 500);
  leave();
  expect(local.getItem('cache:1:stats')).toContain('"id":7');
  expect(stopped).toEqual([leave]);
  expect(vi.getTimerCount()).toBe(0);
  vi.unstubAllGlobals();
});

it('stores nothing if the data of its user were removed meanwhile', () => {
  answerStore(1, 'stats', read).store({ id: 7 }, 500);
  forgetUser(1);
  vi.advanceTimersByTime(500);
  expect(local.getItem('cache:1:stats')).toBeNull();
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
  vi.advanceTimersToNextTimer();
  vi.setSystemTime(NOW + DAY);
  expect(rememberedIdentity('one')).toMatchObject({ at: NOW, identity: { wallet } });
  vi.setSystemTime(NOW + DAY + 1);
  expect(rememberedIdentity('one')).toBeNull();
  vi.setSystemTime(NOW - 1000);
  expect(rememberedIdentity('one')).toMatchObject({ at: NOW - 1000 - DAY, identity: { wallet } });
});
