import { claimOf, type DeliveryForm, deliveryDefaults } from '@gemas/domain';
import { db, resetDb, setScenario } from '@gemas/mocks';
import { server } from '@gemas/mocks/node';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerWithMocks, openMockPage } from '../../testing/mock-server.ts';
import { holdLocks, settleAsNotMade } from '../../testing/phone.ts';
import { SOON } from '../../testing/soon.ts';
import { local, session } from '../core/storage.ts';
import { saveDraftAtom, withDraft } from '../redeem/draft.ts';
import { lookForProofAtom } from '../redeem/proof.ts';
import { forgetUnprovenAtom, readLedger } from '../redeem/stored-ledger.ts';
import { tokenAtom, userAtom } from '../session/session.ts';
import type { AppStore } from '../session/store.ts';
import { claimsAtom, moveClaimAtom, submitClaimAtom } from './claim.ts';

const WINNER = '60010';
const SKU = 'SORTEO-MOTO';
const PRIZE = { name: 'Motocicleta', sku: SKU };

let store: AppStore;

answerWithMocks();

/** Loads the page in a new tab and opens `ClaimRewardPage`. The tab reads what earlier tabs have stored. */
async function openTab(...page: Parameters<typeof openMockPage>): Promise<AppStore> {
  const tab = await openMockPage(...page);
  tab.set(moveClaimAtom, SKU, { type: 'opened' });
  return tab;
}

beforeEach(async () => {
  local.clear();
  session.clear();
  store = await openTab(resetDb(WINNER));
});

const claimIn = (tab: AppStore) => claimOf(tab.get(claimsAtom), SKU);
const claim = () => claimIn(store);
/** States of the user's entries in this phone's ledger. */
const states = () => readLedger(store.get(userAtom).id).map(({ state }) => state);
const sent = () => db.requests.filter(({ path }) => path === '/orders/reward');

/** Returns the initial values of the claim form: defaults, replaced by the values that the user typed in this visit. */
function draft(tab = store): DeliveryForm {
  const user = tab.get(userAtom);
  return withDraft(deliveryDefaults(user), user.id, SKU);
}

const saveDraft = () => store.set(saveDraftAtom, SKU, { ...draft(), reference: 'Portón verde' });

function submit(tab = store): Promise<void> {
  const [address] = tab.get(userAtom).addresses;
  return tab.set(submitClaimAtom, PRIZE, { ...draft(tab), address_id: String(address?.id) });
}

describe('a claim', () => {
  it('is sent once, and removes the prize', async () => {
    await Promise.all(Array.from({ length: 50 }, () => submit()));
    expect(claim()).toEqual({ step: 'claimed' });
    await submit();
    expect(sent()).toHaveLength(1);
    expect(store.get(userAtom).winner?.available).toBe(false);
    expect(readLedger(store.get(userAtom).id)).toMatchObject([
      // The claim leaves `isSeen` false. The user may have left before the answer, so only the screen sets `isSeen`.
      { kind: 'claim', sku: SKU, name: 'Motocicleta', price: 0, state: 'made', isSeen: false },
    ]);
  });

  it('is not sent if the server has said since that the prize was claimed', async () => {
    const { winner } = store.get(userAtom);
    store.set(userAtom, { winner: winner && { ...winner, available: false } });
    await submit();
    expect(claim()).toEqual({ step: 'claimed' });
    expect(sent()).toHaveLength(0);
    expect(states()).toEqual([]);
  });

  it('that was made is not sent again, even if the phone has lost its entry', async () => {
    await submit();
    for (const key of local.keys('ledger:')) local.removeItem(key);
    await submit();
    expect(sent()).toHaveLength(1);
  });

  it('does not give a prize to a user whose prize was removed meanwhile', async () => {
    const sending = submit();
    store.set(userAtom, { winner: null });
    await sending;
    expect(store.get(userAtom).winner).toBeNull();
  });

  it('is not sent if the phone cannot store its entry', async () => {
    vi.spyOn(local, 'setItem').mockReturnValue(false);
    await submit();
    expect(claim()).toMatchObject({ text: expect.stringContaining('Libera espacio') });
    expect(sent()).toHaveLength(0);
  });

  it('can be sent again after a refusal, which keeps its draft', async () => {
    saveDraft();
    server.use(
      http.post('*/orders/reward', () => HttpResponse.json({ message: 'Falta' }, { status: 422 })),
    );
    await submit();
    expect(claim()).toEqual({ step: 'failed', text: 'Falta' });
    expect(readLedger(store.get(userAtom).id)).toMatchObject([{ state: 'not-made', isSeen: true }]);
    expect(draft().reference).toBe('Portón verde');
    server.resetHandlers();
    await submit();
    expect(claim().step).toBe('claimed');
    expect(draft().reference).toBe('');
  });

  it('of unknown outcome is not sent again, even after a reload', async () => {
    setScenario('offline', { only: 'POST /orders/reward' });
    await submit();
    expect(readLedger(store.get(userAtom).id)).toMatchObject([{ state: 'unknown', message: '' }]);
    await submit();
    store = await openTab(store.get(tokenAtom));
    await submit();
    expect(claim().step).toBe('form');
    expect(sent()).toHaveLength(1);
  });

  it('is settled as made if the server shows that it arrived', async () => {
    setScenario('claim-no-answer', { only: 'POST /orders/reward' });
    saveDraft();
    await submit();
    await vi.waitFor(() => expect(states()).toEqual(['made']), SOON);
    expect(store.get(userAtom).winner?.available).toBe(false);
    expect(draft().reference).toBe('');
    expect(store.get(userAtom).order_now).not.toContain(SKU);
    expect(local.getItem('last_rewards')).toBeNull();
  });

  it('can be sent again after proof that it was not made', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    setScenario('offline', { only: 'POST /orders/reward' });
    await submit();
    clock.mockReturnValue(59_999);
    await store.set(lookForProofAtom);
    expect(states()).toEqual(['unknown']);
    clock.mockReturnValue(60_000);
    await store.set(lookForProofAtom);
    expect(states()).toEqual(['not-made']);
    setScenario(null);
    await submit();
    expect(claim().step).toBe('claimed');
    expect(states()).toEqual(['not-made', 'made']);
  });

  it('can be sent again after 10 minutes without proof (decision 37), once the user asks for it', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    setScenario('offline', { only: 'POST /orders/reward' });
    await submit();
    await store.set(lookForProofAtom);
    setScenario('offline', { only: 'GET /auth/user' });
    clock.mockReturnValue(600_000);
    await store.set(lookForProofAtom);
    expect(states()).toEqual(['unproven']);
    await submit();
    expect(sent()).toHaveLength(1);
    store.set(forgetUnprovenAtom, 'order', SKU);
    expect(states()).toEqual(['unproven']);
    store.set(forgetUnprovenAtom, 'claim', SKU);
    await submit();
    expect(claim().step).toBe('claimed');
  });

  it('is not sent by a tab that slept while another tab settled it as not made', async () => {
    const renew = () => settleAsNotMade(store);
    store = await openTab(resetDb(WINNER), { renew });
    server.use(
      http.post('*/orders/reward', () => new HttpResponse(null, { status: 401 }), { once: true }),
    );
    await submit();
    expect(sent()).toHaveLength(0);
    expect(states()).toEqual(['not-made']);
  });
});

describe('two tabs', () => {
  it('send one claim', async () => {
    const other = await openTab(store.get(tokenAtom));
    await submit();
    await submit(other);
    expect(sent()).toHaveLength(1);
    expect(claimIn(other).step).toBe('claimed');
  });

  it('do not claim at the same time', async () => {
    const other = await openTab(store.get(tokenAtom));
    const locks = holdLocks();
    await submit(other);
    expect(locks).toEqual(['gemas-claim']);
    expect(claimIn(other)).toMatchObject({ text: expect.stringContaining('otra pestaña') });
    expect(sent()).toHaveLength(0);
  });
});
