import { describe, expect, it } from 'vitest';
import { readPostalCode, readStates } from './address.ts';
import { readClients, readRankingPage } from './challenges.ts';
import { readFaqs } from './faqs.ts';
import { readHistory } from './history.ts';
import { readMaterials } from './materials.ts';
import { readNotifications } from './notifications.ts';
import { readOrders } from './orders.ts';
import { readAgencies, readPlaces, readRegions } from './places.ts';
import { readStats } from './ranking.ts';
import type { Reader } from './read.ts';
import { readIdentity } from './session.ts';
import { readStores } from './stores.ts';
import { readSurveys } from './surveys.ts';
import { readThread, readTickets } from './tickets.ts';
import { readProductsPage } from './vault.ts';

interface List {
  read: Reader<readonly unknown[] | null>;
  /** A row that can be read, without its id. */
  row: object | string;
  /** Whether the rows have ids, and whether a row with the id of an earlier row is dropped. */
  ids: 'unique' | 'any' | 'none';
  /** Whether the list is unreadable if none of its rows can be read. Otherwise it is empty then. */
  isWhole: boolean;
}

const whole = (read: List['read'], row: List['row'], ids: List['ids'] = 'none'): List => ({
  ...{ read, row, ids },
  isWhole: true,
});
const part = (read: List['read'], row: List['row'], ids: List['ids']): List => ({
  ...{ read, row, ids },
  isWhole: false,
});

/** Every list of spec section 3. */
const LISTS: Readonly<Record<string, List>> = {
  addresses: part(
    (addresses, omitted) =>
      readIdentity({ user: { id: 1, role_id: 3, addresses } }, omitted).user.addresses,
    { label: 'a' },
    'unique',
  ),
  agencies: whole((agencies, omitted) => readAgencies({ agencies }, omitted).agencies, {}, 'any'),
  clients: whole(readClients, { types: [] }, 'unique'),
  faqs: whole(readFaqs, { question: '¿?' }, 'unique'),
  'history days': whole(
    (activations, omitted) => readHistory({ activations }, omitted).activations,
    { date: '2026-03-14' },
  ),
  materials: whole(readMaterials, { title: 'a' }, 'unique'),
  'members of a team': part(
    (referals, omitted) => readStats({ referals }, omitted).referals,
    { name: 'a' },
    'unique',
  ),
  'messages of a ticket': whole((comments, omitted) => readThread({ comments }, omitted).comments, {
    content: 'a',
  }),
  neighbourhoods: whole(readPostalCode, { suburb: 'a' }),
  notifications: whole(readNotifications, { title: 'a' }, 'unique'),
  orders: whole((orders, omitted) => readOrders({ orders }, omitted).orders, { order: '1' }),
  places: whole(readPlaces, {}, 'unique'),
  'places of the global ranking': whole(
    (data, omitted) => readRankingPage({ data }, omitted).data,
    {},
    'unique',
  ),
  products: whole(
    (products_db, omitted) => readProductsPage({ products_db }, omitted).products_db,
    { sku: 'a' },
  ),
  questions: part(
    (questions, omitted) => readSurveys([{ id: 7, questions }], omitted)[0]?.questions ?? [],
    {},
    'any',
  ),
  regions: whole((regions, omitted) => readRegions({ regions }, omitted).regions, {}, 'any'),
  states: whole(readStates, 'Jalisco'),
  stores: whole(readStores, { name: 'a' }, 'unique'),
  surveys: whole(readSurveys, { questions: [] }, 'unique'),
  tickets: whole(readTickets, {}, 'unique'),
};

const all = Object.entries(LISTS);
const withId = (row: object | string, id: number | string) => ({ ...(row as object), id });
const idsOf = (rows: readonly unknown[] | null) => (rows as { id: unknown }[]).map(({ id }) => id);

describe.each(all.filter(([, { isWhole }]) => isWhole))('the list of %s', (_name, list) => {
  const { read, row } = list;

  it.each<[string, unknown]>([
    ['one unreadable row', [7]],
    ['200 unreadable rows', Array(200).fill(null)],
    ['another type', 'x'],
  ])('with %s is unreadable, so that the screen never says that there are none', (_what, sent) => {
    expect(() => read(sent, [])).toThrow('unreadable');
  });

  it('is empty if the server sends no row', () => expect(read([])).toEqual([]));

  it('with 199 unreadable rows among 200 has the other row', () => {
    const omitted: string[] = [];
    const one = typeof row === 'string' ? row : withId(row, 1);
    expect(read([...Array(199).fill(null), one], omitted)).toHaveLength(1);
    expect(omitted).toHaveLength(199);
  });
});

it.each(all.filter(([, { ids }]) => ids !== 'none'))(
  'the ids of %s are texts or numbers, and are read as they came (spec section 3)',
  (_name, { read, row }) => {
    const ids = ['6a1f9c52-0d7e-4b8a', 7, '48213'];
    const omitted: string[] = [];
    const rows = ids.map((id) => withId(row, id));
    expect(idsOf(read(rows, omitted))).toEqual(ids);
    expect(omitted).toEqual([]);
  },
);

it.each(all.filter(([, { ids }]) => ids === 'unique'))(
  'of two rows of %s with the same id, the second is dropped and reported',
  (_name, { read, row }) => {
    const omitted: string[] = [];
    const rows = [4, 5, '4'].map((id) => withId(row, id));
    expect(idsOf(read(rows, omitted))).toEqual([4, 5]);
    expect(omitted).toEqual([expect.stringMatching(/\[2\]$/)]);
  },
);

it.each<[string, unknown]>([
  ['no list', undefined],
  ['another type', 'x'],
  ['unreadable rows only', [{ name: 'a' }, null]],
])('stats with %s of members have no members, and can be shown on Score', (_what, referals) => {
  expect(readStats({ weekly_activations: 4, referals })).toMatchObject({
    weekly_activations: 4,
    referals: null,
  });
});

it('a user whose id is a text can log in (spec section 7)', () => {
  const { user } = readIdentity({ user: { id: 'u-7', role_id: 3, region_id: 'r-1' } });
  expect(user).toMatchObject({ id: 'u-7', region_id: 'r-1', territory_id: null });
});
