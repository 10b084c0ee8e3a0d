import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { secondTry } from './lazy.tsx';

const STOPPED = new TypeError('error loading dynamically imported module');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('loads the code again after a pause if the first attempt fails', async () => {
  const load = vi.fn(() => Promise.resolve('part')).mockRejectedValueOnce(STOPPED);
  const part = secondTry(load)();
  await vi.advanceTimersByTimeAsync(999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  await expect(part).resolves.toBe('part');
});

it('fails if the second attempt fails too', async () => {
  const load = vi.fn(() => Promise.reject<string>(STOPPED));
  const part = expect(secondTry(load)()).rejects.toBe(STOPPED);
  await vi.advanceTimersByTimeAsync(1000);
  await part;
  expect(load).toHaveBeenCalledTimes(2);
});
