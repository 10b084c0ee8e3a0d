import { beforeEach, expect, it, vi } from 'vitest';
import { number, object } from '../../api/read.ts';
import { keptAnswer } from './persisted-answer.ts';
import { local } from './storage.ts';

const read = object({ id: number });
const NOW = Date.parse('2026-03-14T15:05:00-06:00');
const DAY = 24 * 60 * 60 * 1000;

beforeEach(() => {
  local.clear();
  local.setItem('owner', '1');
  vi.useFakeTimers({ now: NOW });
});

function keep(): void {
  keptAnswer(1, 'stats', read).keep({ id: 7 });
  vi.advanceTimersToNextTimer();
}

it('gives back what was kept, with the time of its answer', () => {
  keep();
  vi.setSystemTime(NOW + 1000);
  const { options } = keptAnswer(1, 'stats', read);
  expect(options.initialData()).toEqual({ id: 7 });
  expect(options.initialDataUpdatedAt()).toBe(NOW);
});

it("never shows another user's answer or another question's", () => {
  keep();
  expect(keptAnswer(2, 'stats', read).options.initialData()).toBeUndefined();
  expect(keptAnswer(1, 'products', read).options.initialData()).toBeUndefined();
});

it('forgets after a day', () => {
  keep();
  vi.setSystemTime(NOW + DAY);
  expect(keptAnswer(1, 'stats', read).options.initialData()).toBeUndefined();
});

it.each([
  ['is out', null],
  ['has left the phone to another', '2'],
])('writes nothing once the person %s', (_name, owner) => {
  keptAnswer(1, 'stats', read).keep({ id: 7 });
  local.clear();
  if (owner) local.setItem('owner', owner);
  vi.advanceTimersToNextTimer();
  expect(local.getItem('cache:1:stats')).toBeNull();
});

it.each([1000, 365 * DAY])('shows what a clock %d ms ahead kept, as old as can be', (ms) => {
  keep();
  vi.setSystemTime(NOW - ms);
  const { options } = keptAnswer(1, 'stats', read);
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
  `{"version":1,"at":${NOW},"data":{"id":"x"}}`,
  `{"version":1,"at":${NOW},"data":[]}`,
])('takes %s for nothing', (text) => {
  local.setItem('cache:1:stats', text);
  expect(keptAnswer(1, 'stats', read).options.initialData()).toBeUndefined();
});
