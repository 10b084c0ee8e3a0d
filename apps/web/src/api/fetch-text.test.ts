import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchText, headersOf } from './fetch-text.ts';

const fetchFile = vi.fn((_address: string, _init: RequestInit) =>
  Promise.resolve(new Response('Hola', { status: 201 })),
);

beforeEach(() => {
  vi.useFakeTimers();
  fetchFile.mockClear();
  vi.stubGlobal('fetch', fetchFile);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('accepts JSON and texts, and anything that a proxy answers', () => {
  expect(headersOf('1.0.0', null)).toEqual({
    Accept: 'application/json, text/plain, */*',
    'X-Requested-With': 'XMLHttpRequest',
    'X-App-Version': '1.0.0',
  });
});

it('sends nothing if the signal was aborted before', async () => {
  expect(await fetchText('/faqs', { signal: AbortSignal.abort() }, 1000)).toBe('canceled');
  expect(fetchFile).not.toHaveBeenCalled();
});

it('neither waits for the time limit nor observes the signal after the answer', async () => {
  const request = new AbortController();
  const reply = await fetchText('/faqs', { signal: request.signal }, 1000);
  expect(reply).toEqual({ status: 201, body: 'Hola' });
  expect(vi.getTimerCount()).toBe(0);
  request.abort();
  expect(fetchFile.mock.calls[0]?.[1].signal?.aborted).toBe(false);
});
