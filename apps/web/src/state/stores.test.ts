import { db, resetDb, setScenario } from '@gemas/mocks';
import { server } from '@gemas/mocks/node';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { fetchUser } from '../api/session.ts';
import { createTestClient } from '../testing/client.ts';
import { SOON } from '../testing/soon.ts';
import { identityAtom, sendAtom } from './session/session.ts';
import { createAppStore } from './session/store.ts';
import { storeQueryAtom, storesAtom } from './stores.ts';

const FIND = '/agencies/ekt/find';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

it('fetches a search again if it found nothing, and caches the result of other searches', async () => {
  const token = resetDb('48213');
  const store = createAppStore({ retries: false });
  const send = createTestClient(() => token);
  store.set(sendAtom, send);
  store.set(identityAtom, await fetchUser(send));
  store.sub(storesAtom, () => undefined);
  const found = async (query: string) => {
    store.set(storeQueryAtom, query);
    await vi.waitFor(() => {
      const { data, isFetching } = store.get(storesAtom);
      expect([data === undefined, isFetching]).toEqual([false, false]);
    }, SOON);
    return store.get(storesAtom).data?.length ?? 0;
  };
  setScenario('null-body', { only: `GET ${FIND}` });
  expect(await found('silao')).toBe(0);
  setScenario(null);
  await found('');
  store.set(storeQueryAtom, 'silao');
  await vi.waitFor(() => expect(store.get(storesAtom).data?.length).toBeGreaterThan(0), SOON);
  await found('');
  await found('silao');
  expect(
    db.requests.filter(({ path, query }) => path === FIND && query.q === 'silao'),
  ).toHaveLength(2);
});
