import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, type Call } from '../../api/call.ts';
import { completeUpdate, fetchUser } from '../../api/session.ts';
import { completeTour } from '../../api/tour.ts';
import { latched } from './latch.ts';
import { sendAtom } from './session.ts';

type Store = ReturnType<typeof createStore>;

let store: Store;
/** Pending calls, oldest first. The test ends each of them. */
let calls: { end: () => void; fail: () => void }[];

const postTour = latched((post) => completeTour(post));
const postById = latched((post, _get, _set, _id: number) => completeTour(post), {
  keyOf: (id) => id,
});

beforeEach(() => {
  vi.useFakeTimers();
  calls = [];
  store = createStore();
  store.set(sendAtom, <T>(call: Call<T>) => {
    return new Promise<T>((resolve, reject) => {
      calls.push({
        end: () => resolve(call.read(null)),
        fail: () => reject(new ApiError('server')),
      });
    });
  });
});

afterEach(() => vi.useRealTimers());

describe('a latched action', () => {
  it('runs once, even if it is called again before it settles', async () => {
    const runs = Array.from({ length: 50 }, () => store.set(postTour));
    expect(store.get(postTour)).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    await store.set(postTour);
    expect(calls).toHaveLength(1);
    calls[0]?.end();
    await Promise.all(runs);
    expect(store.get(postTour)).toBe(false);
    void store.set(postTour);
    expect(calls).toHaveLength(2);
  });

  it('rejects after the burst of taps, and can then run again', async () => {
    const onEnd = vi.fn();
    store.set(postTour).catch(onEnd);
    calls[0]?.fail();
    await vi.advanceTimersByTimeAsync(600);
    void store.set(postTour);
    expect(onEnd).not.toHaveBeenCalled();
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(onEnd).toHaveBeenCalledTimes(1);
    void store.set(postTour);
    expect(calls).toHaveLength(2);
  });

  it('with `leadsOn` resolves at once, and stays latched until the burst of taps is over', async () => {
    const leading = latched((post) => completeTour(post), { leadsOn: () => true });
    const onEnd = vi.fn();
    void store.set(leading).then(onEnd);
    calls[0]?.end();
    await vi.advanceTimersByTimeAsync(600);
    expect(onEnd).toHaveBeenCalledTimes(1);
    void store.set(leading);
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    void store.set(leading);
    expect(calls).toHaveLength(2);
  });

  it('can run again after an error before its call', async () => {
    const broken = latched(() => Promise.reject(new Error('broken')));
    await expect(store.set(broken)).rejects.toThrow('broken');
    expect(store.get(broken)).toBe(false);
  });

  it('runs beside a run with another key or in another store', () => {
    for (const id of [7, 7, 8]) void store.set(postById, id);
    expect(calls).toHaveLength(2);
    expect(createStore().get(postById)).toBe(false);
  });

  it('stays latched when a run with another key ends', async () => {
    const first = store.set(postById, 7);
    void store.set(postById, 8);
    calls[0]?.end();
    await first;
    for (const id of [7, 8]) void store.set(postById, id);
    expect(calls).toHaveLength(3);
  });
});

it('a call that changes data compiles only in a latched action', () => {
  const send = store.get(sendAtom);
  void fetchUser(send);
  // @ts-expect-error `send` is not a `Post`. Only latched actions receive a `Post`
  void completeUpdate(send);
});
