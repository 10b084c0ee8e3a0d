import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPage } from './open-page.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** How long the simulated page takes to load, ms. This is longer than the time after which a request is repeated. */
const LOADING_MS = 15_000;

/**
 * Opens a page in a simulated tab, whose clock advances by 4 s at each look. The look with the number `lost` has no
 * answer. Returns the number of requests.
 */
async function requestsFor(
  request: (attempt: number) => Promise<boolean>,
  lost?: number,
): Promise<number> {
  let requests = 0;
  let looks = 0;
  let completeAt = Number.POSITIVE_INFINITY;
  const evaluate = async () => {
    looks += 1;
    if (looks === lost) {
      queueMicrotask(() => vi.advanceTimersByTime(4000));
      return new Promise<string>(() => undefined);
    }
    vi.setSystemTime(Date.now() + 4000);
    if (completeAt === Number.POSITIVE_INFINITY) return 'old';
    return Date.now() < completeAt ? 'loading' : 'complete';
  };
  await openPage('http://localhost/', evaluate, async () => {
    requests += 1;
    if (await request(requests)) completeAt = Date.now() + LOADING_MS;
  });
  return requests;
}

it.each([
  ['has an effect', [true], 1],
  ['is ignored', [false, true], 2],
  ['fails', [new Error('NS_BINDING_ABORTED'), true], 2],
])(
  'a page is requested again only if the request has no effect: it %s',
  async (_what, results, count) => {
    const requests = await requestsFor(async (attempt) => {
      const result = results[attempt - 1] ?? false;
      if (result instanceof Error) throw result;
      return result;
    });
    expect(requests).toBe(count);
  },
);

it('a page loads although the tab does not answer one of the questions', async () => {
  expect(await requestsFor(() => Promise.resolve(true), 3)).toBe(1);
});

it('an error names the page that does not load, and the last problem', async () => {
  const refused = requestsFor(() => Promise.reject(new Error('refused')));
  await expect(refused).rejects.toThrow('http://localhost/ does not load: old. Error: refused');
});
