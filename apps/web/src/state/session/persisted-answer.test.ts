import type { Reader } from '@gemas/domain';
import { beforeEach, expect, it, vi } from 'vitest';
import { local } from '../core/storage.ts';
import { forgetUser } from './owner.ts';
import { persistedAnswer } from './persisted-answer.ts';

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
  local.clear();
  local.setItem('owner', '1');
  local.setItem('token', 'one');
  vi.useFakeTimers({ now: NOW });
});

function keep(): void {
  persistedAnswer(1, 'stats', read).persist({ id: 7 });
  vi.advanceTimersToNextTimer();
}

it('restores what was persisted, with the time of its answer', () => {
  keep();
  vi.setSystemTime(NOW + 1000);
  const { options } = persistedAnswer(1, 'stats', read);
  expect(options.initialData()).toEqual({ id: 7 });
  expect(options.initialDataUpdatedAt()).toBe(NOW);
});

it('writes a long answer only after it was painted, with the time at which it came', () => {
  persistedAnswer(1, 'stats', read).persist({ id: 7 }, 500);
  vi.advanceTimersByTime(499);
  expect(local.getItem('cache:1:stats')).toBeNull();
  vi.advanceTimersByTime(1);
  expect(persistedAnswer(1, 'stats', read).options.initialDataUpdatedAt()).toBe(NOW);
});

it('writes it at once, and only once, when the page is left before', () => {
  let leave = () => {};
  const stopped: unknown[] = [];
  vi.stubGlobal('addEventListener', (type: string, act: () => void) => {
    if (type === 'pagehide') leave = act;
  });
  vi.stubGlobal('removeEventListener', (_type: string, act: () => void) => stopped.push(act));
  persistedAnswer(1, 'stats', read).persist({ id: 7 }, 500);
  leave();
  expect(local.getItem('cache:1:stats')).toContain('"id":7');
  expect(stopped).toEqual([leave]);
  expect(vi.getTimerCount()).toBe(0);
  vi.unstubAllGlobals();
});

it('writes nothing of a user who was forgotten meanwhile, though the phone is still theirs', () => {
  persistedAnswer(1, 'stats', read).persist({ id: 7 }, 500);
  forgetUser(1);
  vi.advanceTimersByTime(500);
  expect(local.getItem('owner')).toBe('1');
  expect(local.getItem('cache:1:stats')).toBeNull();
});

it("never shows another user's answer or another question's", () => {
  keep();
  expect(persistedAnswer(2, 'stats', read).options.initialData()).toBeUndefined();
  expect(persistedAnswer(1, 'products', read).options.initialData()).toBeUndefined();
});

it('forgets after a day', () => {
  keep();
  vi.setSystemTime(NOW + DAY);
  expect(persistedAnswer(1, 'stats', read).options.initialData()).toBeUndefined();
});

it('still knows the last answer after a day, with its time', () => {
  keep();
  vi.setSystemTime(NOW + 400 * DAY);
  expect(persistedAnswer(1, 'stats', read).last()).toMatchObject({ at: NOW, data: { id: 7 } });
  expect(persistedAnswer(1, 'products', read).last()).toBeNull();
});

it.each([
  ['has logged out', null, null],
  ['is out because the session has expired', '1', null],
  ['has left the phone to another', '2', 'two'],
])('writes nothing once the person %s', (_name, owner, token) => {
  persistedAnswer(1, 'stats', read).persist({ id: 7 });
  local.clear();
  if (owner) local.setItem('owner', owner);
  if (token) local.setItem('token', token);
  vi.advanceTimersToNextTimer();
  expect(local.getItem('cache:1:stats')).toBeNull();
});

it.each([1000, 365 * DAY])('shows what a clock %d ms ahead stored, as stale', (ms) => {
  keep();
  vi.setSystemTime(NOW - ms);
  const { options } = persistedAnswer(1, 'stats', read);
  expect(options.initialData()).toEqual({ id: 7 });
  expect(options.initialDataUpdatedAt()).toBe(NOW - ms - DAY);
});

it.each([
  '{',
  'null',
  '7',
  '{}',
  `{"version":0,"at":${NOW},"data":{"id":1}}`,
  `{"version":1,"at":"${NOW}","data":{"id":1}}`,
  '{"version":1,"at":-1e20,"data":{"id":1}}',
  `{"version":1,"at":${NOW},"data":{"id":"x"}}`,
  `{"version":1,"at":${NOW},"data":[]}`,
])('takes %s for nothing', (text) => {
  local.setItem('cache:1:stats', text);
  expect(persistedAnswer(1, 'stats', read).options.initialData()).toBeUndefined();
});
