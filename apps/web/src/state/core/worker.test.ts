import { getDefaultStore } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newVersionAtom, registerWorker, removeWorker } from './worker.ts';

const SCOPE = 'https://app.test/juego/';
const unregister = vi.fn(() => Promise.resolve(true));

beforeEach(() => {
  vi.useFakeTimers();
  unregister.mockClear();
  const registration = { scope: SCOPE, active: { scriptURL: `${SCOPE}sw.js` }, unregister };
  const serviceWorker = { getRegistration: () => Promise.resolve(registration) };
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('caches', { keys: () => Promise.resolve([]) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each<[string, () => Promise<Response>, number]>([
  ['removed once the server answers', () => Promise.resolve(new Response()), 1],
  ['kept if the server cannot be reached', () => Promise.reject(new TypeError()), 0],
  ['kept if the server fails', () => Promise.resolve(new Response(null, { status: 500 })), 0],
  ['kept if the server never answers', () => new Promise(() => undefined), 0],
])('the worker is %s', async (_, answer, times) => {
  vi.stubGlobal('fetch', (_address: string, { signal }: { signal: AbortSignal }) =>
    Promise.race([
      answer(),
      new Promise((_resolve, reject) => signal.addEventListener('abort', reject)),
    ]),
  );
  const removed = removeWorker();
  await vi.advanceTimersByTimeAsync(5000);
  await removed;
  expect(unregister).toHaveBeenCalledTimes(times);
});

it('a version that another tab has activated is a new version', async () => {
  const workers = Object.assign(new EventTarget(), {
    controller: {},
    register: () => Promise.resolve(undefined),
  });
  vi.stubGlobal('navigator', { serviceWorker: workers });
  vi.stubGlobal('document', { baseURI: SCOPE });
  await registerWorker();
  expect(getDefaultStore().get(newVersionAtom)).toBe(false);
  workers.dispatchEvent(new Event('controllerchange'));
  expect(getDefaultStore().get(newVersionAtom)).toBe(true);
});
