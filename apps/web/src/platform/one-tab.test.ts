import { describe, expect, it, vi } from 'vitest';
import { runInOneTab } from './one-tab.ts';

type Callback = (lock: object | null) => Promise<void> | null;

/** Simulates a browser that answers a request for a lock with `answer`. */
function withLocks(answer: (callback: Callback) => Promise<unknown>): void {
  const request = (_name: string, _options: object, callback: Callback) => answer(callback);
  vi.stubGlobal('navigator', { locks: { request } });
}

const free = async (callback: Callback) => callback({});

describe('an action that only one tab may run', () => {
  it('runs if the lock is free', async () => {
    withLocks(free);
    const run = vi.fn(async () => {});
    await expect(runInOneTab('order', run)).resolves.toBe(true);
    expect(run).toHaveBeenCalledOnce();
  });

  it('does not run while another tab has the lock', async () => {
    withLocks(async (callback) => callback(null));
    const run = vi.fn(async () => {});
    await expect(runInOneTab('order', run)).resolves.toBe(false);
    expect(run).not.toHaveBeenCalled();
  });

  it('runs if the browser has no locks or denies access to them', async () => {
    const run = vi.fn(async () => {});
    vi.stubGlobal('navigator', {});
    await expect(runInOneTab('order', run)).resolves.toBe(true);
    withLocks(() => Promise.reject(new DOMException('closed', 'SecurityError')));
    await expect(runInOneTab('order', run)).resolves.toBe(true);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('rejects with its own error, and is not run again', async () => {
    withLocks(free);
    const run = vi.fn(() => Promise.reject(new Error('offline')));
    await expect(runInOneTab('order', run)).rejects.toThrow('offline');
    expect(run).toHaveBeenCalledOnce();
  });
});
