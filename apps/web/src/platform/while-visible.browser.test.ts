import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { repeatWhileVisible } from './while-visible.ts';

const OPTIONS = { pausesMs: [10, 100], events: ['online'], startsNow: true } as const;
let isHidden = false;
const act = vi.fn();
let stop = () => {};

const start = (options: Partial<Parameters<typeof repeatWhileVisible>[1]> = {}) => {
  stop = repeatWhileVisible(act, { ...OPTIONS, ...options });
};
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const calls = () => act.mock.calls.length;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  isHidden = false;
  act.mockReset();
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('calls at once, then after each pause, the last of which is repeated', async () => {
  start();
  expect(calls()).toBe(1);
  await pass(10);
  expect(calls()).toBe(2);
  await pass(99);
  expect(calls()).toBe(2);
  await pass(1);
  expect(calls()).toBe(3);
  await pass(100);
  expect(calls()).toBe(4);
});

it('first waits for a pause if it does not start now', async () => {
  start({ startsNow: false });
  await pass(9);
  expect(calls()).toBe(0);
  await pass(1);
  expect(calls()).toBe(1);
});

it('begins a pause when the call before it has ended', async () => {
  let end = () => {};
  act.mockImplementationOnce(() => new Promise<void>((resolve) => (end = resolve)));
  start();
  await pass(1000);
  expect(calls()).toBe(1);
  end();
  await pass(10);
  expect(calls()).toBe(2);
});

it('calls at once after an event, and begins the pauses anew', async () => {
  start();
  await pass(10);
  window.dispatchEvent(new Event('online'));
  expect(calls()).toBe(3);
  await pass(10);
  expect(calls()).toBe(4);
});

it('does not call while the page is hidden, neither after a pause nor after an event', async () => {
  isHidden = true;
  start();
  await pass(1000);
  window.dispatchEvent(new Event('online'));
  expect(calls()).toBe(0);
  isHidden = false;
  await pass(100);
  expect(calls()).toBe(1);
});

it('stops calling when it is stopped, even during a call', async () => {
  let end = () => {};
  act.mockImplementationOnce(() => new Promise<void>((resolve) => (end = resolve)));
  start();
  stop();
  end();
  window.dispatchEvent(new Event('online'));
  await pass(1000);
  expect(calls()).toBe(1);
});
