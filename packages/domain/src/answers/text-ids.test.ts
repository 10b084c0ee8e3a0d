import { expect, it } from 'vitest';
import type { Id } from '../format/id.ts';
import { readClients, readRankingPage } from './challenges.ts';
import { readFaqs } from './faqs.ts';
import { readMaterials } from './materials.ts';
import { readNotifications } from './notifications.ts';
import { readAgencies, readPlaces, readRegions } from './places.ts';
import { readStats } from './ranking.ts';
import type { Reader } from './read.ts';
import { readIdentity } from './session.ts';
import { readStores } from './stores.ts';
import { readSurveys } from './surveys.ts';
import { readTickets } from './tickets.ts';

/** Each list of spec section 3 whose rows have an id. */
const LISTS: Readonly<Record<string, Reader<readonly { id: Id }[] | null>>> = {
  addresses: (addresses, omitted) =>
    readIdentity({ user: { id: 1, role_id: 3, addresses } }, omitted).user.addresses,
  agencies: (agencies, omitted) => readAgencies({ agencies }, omitted).agencies,
  clients: readClients,
  faqs: readFaqs,
  materials: readMaterials,
  'members of a team': (referals, omitted) => readStats({ referals }, omitted).referals,
  notifications: readNotifications,
  places: readPlaces,
  'places of the global ranking': (data, omitted) => readRankingPage({ data }, omitted).data,
  questions: (questions, omitted) =>
    readSurveys([{ id: 7, questions }], omitted)[0]?.questions ?? [],
  regions: (regions, omitted) => readRegions({ regions }, omitted).regions,
  stores: readStores,
  surveys: readSurveys,
  tickets: readTickets,
};

const ROW = { name: 'a', title: 'a', label: 'a', question: 'a', types: [], questions: [] };

it.each(Object.entries(LISTS))(
  'the ids of %s are texts or numbers, and are read as they came (spec section 3)',
  (_name, read) => {
    const ids = ['6a1f9c52-0d7e-4b8a', 7, '48213'];
    const omitted: string[] = [];
    const rows = read(
      ids.map((id) => ({ ...ROW, id })),
      omitted,
    );
    expect(rows?.map(({ id }) => id)).toEqual(ids);
    expect(omitted).toEqual([]);
  },
);

it('a user whose id is a text can log in (spec section 7)', () => {
  const { user } = readIdentity({ user: { id: 'u-7', role_id: 3, region_id: 'r-1' } });
  expect(user).toMatchObject({ id: 'u-7', region_id: 'r-1', territory_id: null });
});
