import { expect, it } from 'vitest';
import type { Id } from '../format/id.ts';
import { readClients, readRankingPage } from './challenges.ts';
import { readFaqs } from './faqs.ts';
import { readMaterials } from './materials.ts';
import { readNotifications } from './notifications.ts';
import { readPlaces } from './places.ts';
import { readStats } from './ranking.ts';
import type { Reader } from './read.ts';
import { readIdentity } from './session.ts';
import { readStores } from './stores.ts';
import { readSurveys } from './surveys.ts';
import { readTickets } from './tickets.ts';

const LISTS: Readonly<Record<string, Reader<readonly { id: Id }[]>>> = {
  addresses: (addresses, omitted) =>
    readIdentity({ user: { id: 1, role_id: 3, addresses } }, omitted).user.addresses,
  clients: readClients,
  faqs: readFaqs,
  materials: readMaterials,
  notifications: readNotifications,
  places: readPlaces,
  'members of a team': (referals, omitted) => readStats({ referals }, omitted).referals ?? [],
  'places of the global ranking': (data, omitted) => readRankingPage({ data }, omitted).data,
  stores: readStores,
  surveys: readSurveys,
  tickets: readTickets,
};

it.each(Object.entries(LISTS))(
  'of two rows of %s with the same id, the second is dropped and reported',
  (_name, read) => {
    const row = { id: 4, name: 'a', title: 'a', label: 'a', question: 'a', types: [] };
    const omitted: string[] = [];
    const rows = read([row, { ...row, id: 5 }, { ...row, id: '4' }], omitted);
    expect(rows.map(({ id }) => id)).toEqual([4, 5]);
    expect(omitted).toEqual([expect.stringMatching(/\[2\]$/)]);
  },
);
