import { fixtures } from '@gemas/mocks';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SOON } from '../testing/soon.ts';
import { rankingPageAtom, rankingPageNumberAtom } from './challenges.ts';
import { type AppStore, type Atom, queryClientAtom } from './core/jotai.ts';
import { local } from './core/storage.ts';
import { faqsAtom } from './faqs.ts';
import { historyAtom } from './history.ts';
import { identityAtom, sendAtom } from './session/session.ts';
import { createAppStore } from './session/store.ts';
import { threadAtom } from './tickets.ts';

type QueryAtom = Atom<{ data: unknown; dataUpdatedAt: number; isFetching: boolean }>;

const NOW = Date.parse('2026-03-14T21:05:00Z');

let store: AppStore;
let calls: string[] = [];

beforeEach(() => {
  local.clear();
  calls = [];
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  store = createAppStore({ retries: false });
  store.set(sendAtom, async ({ path, params, read }) => {
    calls.push([path, params?.page].join(' ').trim());
    return read(path === '/faqs' ? [] : {});
  });
  store.set(identityAtom, { user: fixtures.userFernanda, wallet: { balance: 0 } });
});

afterEach(() => vi.useRealTimers());

/** Opens a screen that needs this query, and leaves it once the answer has arrived. */
async function visit(queryAtom: QueryAtom): Promise<void> {
  const leave = store.sub(queryAtom, () => undefined);
  const isLoaded = () => {
    const { data, isFetching } = store.get(queryAtom);
    return data !== undefined && !isFetching;
  };
  await vi.waitUntil(isLoaded, SOON);
  leave();
}

// Examples of queries with and without an id. A new query does not have to be added.
it.each<[string, QueryAtom, QueryAtom | null, number]>([
  ['the history of a user', historyAtom(1001), historyAtom(7), 60_000],
  ['a ticket', threadAtom(318), threadAtom(7), 60_000],
  ['the questions', faqsAtom, null, 300_000],
])('%s is fetched again once it is old, and by its own id', async (_what, queryAtom, other, ms) => {
  await visit(queryAtom);
  expect(calls).toHaveLength(1);
  // The time is read from the query, because `vi.waitUntil` moves the fake clock a little.
  const { dataUpdatedAt } = store.get(queryAtom);
  vi.setSystemTime(dataUpdatedAt + ms - 1);
  await visit(queryAtom);
  expect(calls).toHaveLength(1);
  if (other) await visit(other);
  const before = calls.length;
  expect(before).toBe(other ? 2 : 1);
  vi.setSystemTime(dataUpdatedAt + ms);
  const leave = store.sub(queryAtom, () => undefined);
  await vi.waitUntil(() => calls.length === before + 1, SOON);
  leave();
  expect(calls.at(-1)).toBe(calls[0]);
});

it('each page of the ranking has its own answer', async () => {
  await visit(rankingPageAtom);
  store.set(rankingPageNumberAtom, 2);
  await visit(rankingPageAtom);
  store.set(rankingPageNumberAtom, 1);
  await visit(rankingPageAtom);
  expect(calls).toEqual(['/challenges/ranking 1', '/challenges/ranking 2']);
});

it('each query has a name of its own in its key', async () => {
  for (const queryAtom of [historyAtom(1001), threadAtom(318), rankingPageAtom, faqsAtom]) {
    await visit(queryAtom);
  }
  const keys = store
    .get(queryClientAtom)
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey[0]);
  expect(new Set(keys).size).toBe(4);
  expect(keys).not.toContain('');
});
