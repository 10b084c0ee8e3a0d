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
import { readStores } from './stores.ts';
import { readSurveys } from './surveys.ts';
import { readThread, readTickets } from './tickets.ts';
import { readProductsPage } from './vault.ts';

/** Every list that a screen shows: how its rows are read, and a row that can be read. */
const LISTS: Readonly<Record<string, [read: Reader<unknown[]>, row: object | string]>> = {
  agencies: [(agencies, omitted) => readAgencies({ agencies }, omitted).agencies, { id: 1 }],
  clients: [readClients, { id: 1, types: [] }],
  faqs: [readFaqs, { id: 1, question: '¿?' }],
  'history days': [
    (activations, omitted) => readHistory({ activations }, omitted).activations,
    { date: '2026-03-14' },
  ],
  materials: [readMaterials, { id: 1, title: 'a' }],
  'messages of a ticket': [
    (comments, omitted) => readThread({ comments }, omitted).comments,
    { content: 'a' },
  ],
  neighbourhoods: [readPostalCode, { suburb: 'a' }],
  notifications: [readNotifications, { id: 1, title: 'a' }],
  orders: [(orders, omitted) => readOrders({ orders }, omitted).orders, { id: 1 }],
  places: [readPlaces, { id: 1 }],
  'places of the global ranking': [
    (data, omitted) => readRankingPage({ data }, omitted).data,
    { id: 1 },
  ],
  products: [
    (products_db, omitted) => readProductsPage({ products_db }, omitted).products_db,
    { sku: 'a' },
  ],
  regions: [(regions, omitted) => readRegions({ regions }, omitted).regions, { id: 1 }],
  states: [readStates, 'Jalisco'],
  stores: [readStores, { id: 1, name: 'a' }],
  surveys: [readSurveys, { id: 1 }],
  tickets: [readTickets, { id: 1 }],
};

describe.each(Object.entries(LISTS))('the list of %s', (_name, [read, row]) => {
  it.each<[string, unknown]>([
    ['one unreadable row', [7]],
    ['200 unreadable rows', Array(200).fill(null)],
    ['another type', 'x'],
  ])('with %s is unreadable, so that the screen never says that there are none', (_what, sent) => {
    const omitted: string[] = [];
    expect(() => read(sent, omitted)).toThrow('unreadable');
  });

  it('is empty if the server sends no row', () => expect(read([])).toEqual([]));

  it('with 199 unreadable rows among 200 has the other row', () => {
    const omitted: string[] = [];
    expect(read([...Array(199).fill(null), row], omitted)).toHaveLength(1);
    expect(omitted).toHaveLength(199);
  });
});

it.each<[string, unknown]>([
  ['no list', undefined],
  ['null', null],
  ['another type', 'x'],
  ['unreadable rows only', [{ name: 'a' }, null]],
])('stats with %s of members have no members, and can be shown on Score', (_what, referals) => {
  expect(readStats({ weekly_activations: 4, referals })).toMatchObject({
    weekly_activations: 4,
    referals: null,
  });
});
