import type { DeliveryForm } from '@gemas/domain';
import { db, resetDb, setScenario } from '@gemas/mocks';
import { server } from '@gemas/mocks/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../../api/client.ts';
import { fetchUser } from '../../api/session.ts';
import { SOON } from '../../testing/soon.ts';
import type { AppStore } from '../core/jotai.ts';
import { local, session } from '../core/storage.ts';
import { createAppStore } from '../core/store.ts';
import { checkoutDefaults } from '../redeem/draft.ts';
import { identityAtom, sendAtom, tokenAtom, userAtom } from '../session/session.ts';
import { claimAgainAtom, claimOfAtom, openClaimAtom, submitClaimAtom } from './claim.ts';

const WINNER = '60010';
const SKU = 'SORTEO-MOTO';

let store: AppStore;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  vi.unstubAllGlobals();
});
afterAll(() => server.close());

/** The claim's page in a tab as a page load makes it, over what the phone has kept. */
async function openTab(token: string | null): Promise<AppStore> {
  const tab = createAppStore({ retries: false });
  tab.set(tokenAtom, token);
  const post = createClient({
    apiUrl: 'http://app.test/api',
    secondaryApiUrl: 'http://app.test/api',
    appVersion: '1.0.0',
    token: () => tab.get(tokenAtom),
    renew: () => Promise.resolve(false),
    onFailure: () => undefined,
  });
  tab.set(sendAtom, post);
  tab.set(identityAtom, await fetchUser(post));
  tab.set(openClaimAtom, SKU);
  return tab;
}

beforeEach(async () => {
  local.clear();
  session.clear();
  store = await openTab(resetDb(WINNER));
});

const claimIn = (tab: AppStore) => tab.get(claimOfAtom)(SKU);
const claim = () => claimIn(store);
const reload = async () => {
  store = await openTab(store.get(tokenAtom));
};
const sent = () => db.requests.filter(({ path }) => path === '/orders/reward');

function submit(tab = store): Promise<void> {
  const user = tab.get(userAtom);
  const form: DeliveryForm = {
    ...checkoutDefaults(user, SKU),
    address_id: String(user.addresses[0]?.id),
  };
  return tab.set(submitClaimAtom, SKU, form);
}

describe('a claim', () => {
  it('is sent once and takes the prize away', async () => {
    await Promise.all(Array.from({ length: 50 }, () => submit()));
    expect(claim()).toEqual({ step: 'claimed' });
    await submit();
    expect(sent()).toHaveLength(1);
    expect(store.get(userAtom).winner?.available).toBe(false);
  });

  it('that was refused may be sent again, and is not asked about', async () => {
    setScenario('claim-500', { times: 1 });
    await submit();
    expect(claim().step).toBe('failed');
    await reload();
    expect(claim().step).toBe('form');
    await submit();
    expect(claim().step).toBe('claimed');
  });

  it('without an answer is asked about, after a reload too, until the person goes back', async () => {
    setScenario('offline', { only: 'POST /orders/reward' });
    await submit();
    expect(claim().step).toBe('unanswered');
    await submit();
    expect(sent()).toHaveLength(1);
    await reload();
    expect(claim().step).toBe('unanswered');
    store.set(claimAgainAtom, SKU);
    expect(claim().step).toBe('form');
    await reload();
    expect(claim().step).toBe('form');
  });

  it.each([
    'malformed-body',
    'null-body',
    'no-content-204',
    'wrong-shape',
    'gateway-502',
    'claim-no-answer',
  ] as const)('is found to have arrived by asking the server (%s)', async (scenario) => {
    setScenario(scenario, { only: 'POST /orders/reward' });
    await submit();
    const isThere = scenario === 'claim-no-answer';
    await vi.waitFor(() => expect(claim().step).toBe(isThere ? 'claimed' : 'unanswered'), SOON);
    expect(store.get(userAtom).winner?.available).toBe(!isThere);
  });

  it('asks nothing of the next person, nor about another prize', async () => {
    setScenario('offline', { only: 'POST /orders/reward' });
    await submit();
    store.set(openClaimAtom, 'another');
    expect(store.get(claimOfAtom)('another').step).toBe('form');
    store = await openTab(resetDb('60011'));
    expect(claim().step).toBe('form');
  });
});

describe('two tabs', () => {
  it('send one claim: the second asks what became of it', async () => {
    const other = await openTab(store.get(tokenAtom));
    await submit();
    await submit(other);
    await vi.waitFor(() => expect(claimIn(other).step).toBe('claimed'), SOON);
    expect(sent()).toHaveLength(1);
  });

  it('do not claim at the same time', async () => {
    const other = await openTab(store.get(tokenAtom));
    vi.stubGlobal('navigator', {
      locks: {
        request: (_name: string, _options: LockOptions, run: (lock: Lock | null) => unknown) =>
          Promise.resolve(run(null)),
      },
    });
    await submit(other);
    expect(claimIn(other)).toMatchObject({ text: expect.stringContaining('otra pestaña') });
    expect(sent()).toHaveLength(0);
  });

  it('that the browser closes off from locks claim all the same', async () => {
    vi.stubGlobal('navigator', {
      locks: { request: () => Promise.reject(new DOMException('closed', 'SecurityError')) },
    });
    await submit();
    expect(claim().step).toBe('claimed');
  });
});
