import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runBeforeLeaving } from './run-before-leaving.ts';

const page = new EventTarget();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ['after the time', () => vi.advanceTimersByTime(500)],
  ['when the page is left before', () => page.dispatchEvent(new Event('pagehide'))],
])('runs once, %s', (_, end) => {
  const act = vi.fn();
  runBeforeLeaving(act, 500);
  vi.advanceTimersByTime(499);
  expect(act).not.toHaveBeenCalled();
  end();
  expect(act).toHaveBeenCalledTimes(1);
  page.dispatchEvent(new Event('pagehide'));
  vi.advanceTimersByTime(500);
  expect(act).toHaveBeenCalledTimes(1);
});
