import type { Atom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { calls, loadPage, newPhone, store, visit } from '../testing/phone.ts';
import { SOON } from '../testing/soon.ts';
import {
  clientsAtom,
  currentChallengeAtom,
  myRankingAtom,
  personalChallengeAtom,
  rankingPageAtom,
} from './challenges.ts';
import { faqsAtom } from './faqs.ts';
import { historyAtom } from './history.ts';
import { materialsAtom } from './materials.ts';
import { showFaqAtom, supportQueryAtom } from './params.ts';
import { statesAtom, storeQueryAtom, storesAtom } from './stores.ts';
import { surveysAtom } from './surveys.ts';
import { threadAtom, ticketsAtom } from './tickets.ts';
import { productAtom, productsAtom } from './vault.ts';

type QueryAtom = Parameters<typeof visit>[1] & Atom<{ dataUpdatedAt: number }>;

const NOW = Date.parse('2026-03-14T21:05:00Z');

/** Answers by path. All other calls are answered with an empty object. */
const ANSWERS: Readonly<Record<string, unknown>> = {
  '/faqs': [],
  '/game/closed': { closed: false },
  '/materials': [],
  '/surveys': [],
  '/challenges/transactions': [],
  '/support/tickets/1001': [],
  '/agencies/ekt/find': [],
  '/states': [],
  '/products/A': { sku: 'A' },
  '/params/support_active': { value: true },
  '/params/show_faq_btn': { value: true },
};

/** Every other answer: an object with the lists that some of them need. */
const LISTS = { activations: [], comments: [], data: [], products_db: [] };

beforeEach(() => {
  newPhone();
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  loadPage(({ path }) => ANSWERS[path] ?? LISTS);
});

afterEach(() => vi.useRealTimers());

const asked = () => calls.filter((call) => call !== 'GET /game/closed');

/** Opens a screen that needs this query, and leaves the screen when the answer has arrived. */
const open = async (query: QueryAtom) => (await visit(store, query))();

// Examples of queries with and without an id. Add a new query to 'each query has a name of its own' below instead.
it.each<[string, QueryAtom, QueryAtom | null, number]>([
  ['the history of a user', historyAtom(1001), historyAtom(7), 60_000],
  ['a ticket', threadAtom(318), threadAtom(7), 60_000],
  ['the questions', faqsAtom, null, 300_000],
  ['the list of materials', materialsAtom, null, 60_000],
  ['the list of surveys', surveysAtom, null, 60_000],
  ['the list of clients', clientsAtom, null, 60_000],
  ['the own position in the ranking', myRankingAtom, null, 60_000],
  ['the global challenge', currentChallengeAtom, null, 1_200_000],
  ['the param of support', supportQueryAtom, null, 1_200_000],
  ['the personal challenge', personalChallengeAtom, null, 60_000],
])('%s is fetched again once it is old, and by its own id', async (_what, queryAtom, other, ms) => {
  await open(queryAtom);
  expect(asked()).toHaveLength(1);
  // The time is read from the query, because `vi.waitUntil` moves the fake clock a little.
  const { dataUpdatedAt } = store.get(queryAtom);
  vi.setSystemTime(dataUpdatedAt + ms - 1);
  await open(queryAtom);
  expect(asked()).toHaveLength(1);
  if (other) await open(other);
  const before = asked().length;
  expect(before).toBe(other ? 2 : 1);
  vi.setSystemTime(dataUpdatedAt + ms);
  const leave = store.sub(queryAtom, () => undefined);
  await vi.waitUntil(() => asked().length === before + 1, SOON);
  leave();
  expect(asked().at(-1)).toBe(asked()[0]);
});

it('each query has a name of its own in its key', async () => {
  const queries = [
    ...[historyAtom(1001), threadAtom(318), rankingPageAtom, faqsAtom, materialsAtom],
    ...[surveysAtom, ticketsAtom, clientsAtom, myRankingAtom, currentChallengeAtom],
    ...[supportQueryAtom, personalChallengeAtom, productsAtom, productAtom('A'), storesAtom],
  ];
  store.set(storeQueryAtom, '');
  for (const queryAtom of queries) await open(queryAtom);
  store.sub(statesAtom, () => undefined)();
  store.sub(showFaqAtom, () => undefined)();
  const keys = store
    .get(queryClientAtom)
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey);
  const names = new Set(keys.map(([name]) => name));
  // `queries` does not contain the query for the list of Mexican states, nor the query for whether the game is over.
  expect(names.size).toBe(queries.length + 2);
  // `showFaqAtom` adds a key, but no new name, because the query of `supportQueryAtom` has the same name.
  expect(keys).toHaveLength(queries.length + 3);
  expect(names).not.toContain('');
});
