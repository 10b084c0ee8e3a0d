import { type DeliveryForm, deliveryDefaults, isRedeeming, NEW_ADDRESS } from '@gemas/domain';
import { BLENDER_SKU, db, faults, resetDb, type ScenarioName, setScenario } from '@gemas/mocks';
import { server } from '@gemas/mocks/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../../api/client.ts';
import { fetchUser } from '../../api/session.ts';
import { fetchProduct } from '../../api/vault.ts';
import { SOON } from '../../testing/soon.ts';
import { type AppStore, queryClientAtom } from '../core/jotai.ts';
import { local, session } from '../core/storage.ts';
import { createAppStore } from '../core/store.ts';
import { dismissToastAtom, toastsAtom } from '../core/toasts.ts';
import { balanceAtom, identityAtom, sendAtom, tokenAtom, userAtom } from '../session/session.ts';
import { productKey } from '../vault.ts';
import { checkoutSkuAtom, openCheckoutAtom, redeemFlowOfAtom } from './checkout.ts';
import { checkoutDefaults, saveDraftAtom } from './draft.ts';
import { redeemAtom, submitCheckoutAtom } from './run.ts';

const FORM: DeliveryForm = {
  ...deliveryDefaults({
    first_name: 'Fernanda',
    last_name: 'Hernández Ávila',
    email: 'fer.avila@correo.mx',
    phone: '4771234508',
    addresses: [],
  }),
  address_id: '61',
};

let store: AppStore;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** The app as a page load makes it, over what the phone has kept, with the blender's checkout open. */
async function loadPage(token: string | null): Promise<void> {
  store = createAppStore({ retries: false });
  store.set(tokenAtom, token);
  const send = createClient({
    apiUrl: 'http://app.test/api',
    secondaryApiUrl: 'http://app.test/api',
    appVersion: '1.0.0',
    token: () => store.get(tokenAtom),
    renew: () => Promise.resolve(false),
    onFailure: () => undefined,
  });
  store.set(sendAtom, send);
  store.set(identityAtom, await fetchUser(send));
  const { id } = store.get(userAtom);
  store
    .get(queryClientAtom)
    .setQueryData(productKey(id, BLENDER_SKU), await fetchProduct(send, BLENDER_SKU));
  store.set(openCheckoutAtom, BLENDER_SKU);
}

beforeEach(async () => {
  local.clear();
  session.clear();
  await loadPage(resetDb('48213'));
});

const flow = () => store.get(redeemFlowOfAtom)(store.get(checkoutSkuAtom));
const sent = (path: string) =>
  db.requests.filter((request) => request.method === 'POST' && request.path === path);
const settled = () => vi.waitFor(() => expect(isRedeeming(flow())).toBe(false), SOON);

async function redeemOnce(): Promise<void> {
  store.set(submitCheckoutAtom, FORM);
  store.set(redeemAtom, { type: 'confirm' });
  await settled();
}

describe('an order', () => {
  it('lowers the balance, joins what was ordered today and is remembered', async () => {
    store.set(saveDraftAtom, BLENDER_SKU, FORM);
    await redeemOnce();
    expect(flow()).toEqual({ step: 'success', balance: 795 });
    expect(store.get(balanceAtom)).toBe(795);
    expect(store.get(userAtom).order_now).toContain(BLENDER_SKU);
    expect(JSON.parse(local.getItem('last_rewards') ?? '')).toEqual([
      { sku: BLENDER_SKU, date: expect.any(Number) },
    ]);
    expect(session.getItem('draft')).toBeNull();
  });

  it('is asked about and made to wait when it comes again', async () => {
    await redeemOnce();
    store.set(openCheckoutAtom, BLENDER_SKU);
    store.set(submitCheckoutAtom, FORM);
    expect(flow().step).toBe('ordered-today');
    store.set(redeemAtom, { type: 'redeem-again' });
    expect(flow().step).toBe('wait');
  });

  it('is sent once, however often the button is hit, however the server answers', async () => {
    for (const scenario of [null, 'slow', 'order-500', 'order-offline'] as const) {
      resetDb('48213');
      setScenario(scenario, { ms: 50 });
      local.removeItem('last_rewards');
      store.set(userAtom, { order_now: [] });
      store.set(redeemAtom, { type: 'cancel' });
      store.set(openCheckoutAtom, BLENDER_SKU);
      for (let tap = 0; tap < 50; tap += 1) {
        store.set(submitCheckoutAtom, FORM);
        store.set(redeemAtom, { type: 'confirm' });
      }
      await settled();
      expect(sent('/orders/simulation'), String(scenario)).toHaveLength(1);
      expect(sent('/orders'), String(scenario)).toHaveLength(1);
    }
  });

  it('on its way is not forgotten by opening the checkout again', async () => {
    server.use(...faults('slow', { ms: 50 }));
    store.set(submitCheckoutAtom, FORM);
    store.set(redeemAtom, { type: 'confirm' });
    store.set(openCheckoutAtom, BLENDER_SKU);
    expect(flow().step).toBe('simulating');
    await settled();
    expect(flow().step).toBe('success');
  });
});

describe('a reloaded page', () => {
  const reload = () => loadPage(store.get(tokenAtom));

  it('still asks about an order that was never answered, until the person goes back to the form', async () => {
    server.use(...faults('order-offline'));
    await redeemOnce();
    await reload();
    expect(flow().step).toBe('unanswered');
    store.set(submitCheckoutAtom, FORM);
    expect(flow().step).toBe('unanswered');
    store.set(redeemAtom, { type: 'cancel' });
    expect(flow().step).toBe('form');
    await reload();
    expect(flow().step).toBe('form');
  });

  it('asks about an order that was in progress', async () => {
    server.use(...faults('timeout', { only: 'POST /orders' }));
    store.set(submitCheckoutAtom, FORM);
    store.set(redeemAtom, { type: 'confirm' });
    await vi.waitFor(() => expect(flow().step).toBe('ordering'), SOON);
    await reload();
    expect(flow().step).toBe('unanswered');
  });

  it.each<[ScenarioName | null, string]>([
    [null, 'success'],
    ['order-500', 'form'],
  ])('asks about no order that was answered (%s)', async (scenario, step) => {
    if (scenario) server.use(...faults(scenario));
    await redeemOnce();
    expect(flow().step).toBe(step);
    await reload();
    expect(flow().step).toBe('form');
  });

  it("asks nothing of the next person, nor of another prize's checkout", async () => {
    server.use(...faults('order-offline'));
    await redeemOnce();
    await reload();
    store.set(openCheckoutAtom, 'another');
    expect(flow().step).toBe('form');
    await loadPage(resetDb('50110'));
    expect(flow().step).toBe('form');
  });
});

describe('a failure', () => {
  it.each<[ScenarioName, string, string | null]>([
    ['simulation-out-of-stock', 'leaving', 'Este producto se ha agotado'],
    [
      'simulation-unknown',
      'form',
      'No podemos canjear este premio selecciona otro o intenta mas tarde',
    ],
    [
      'simulation-500',
      'form',
      'No podemos canjear este premio selecciona otro o intenta mas tarde',
    ],
    [
      'simulation-postal-code',
      'form',
      'No podemos entregar este producto en la dirección solicita',
    ],
    ['simulation-sla-retailer', 'form', 'El producto seleccionado no es vendido por Elektra'],
    ['simulation-other-product-price', 'reloading', null],
    ['order-offline', 'unanswered', null],
  ])('%s leads to %s', async (scenario, step, text) => {
    server.use(...faults(scenario));
    await redeemOnce();
    const state = flow();
    expect(state.step).toBe(step);
    if (text) expect(state).toMatchObject({ notice: { title: 'Atención', text } });
    expect(local.getItem('last_rewards')).toBeNull();
    expect(store.get(balanceAtom)).toBe(1284);
  });

  it('of the price shows the new one before the form is back', async () => {
    server.use(...faults('simulation-price-change'));
    await redeemOnce();
    expect(flow().step).toBe('form');
    store.set(submitCheckoutAtom, FORM);
    expect(flow().step).toBe('confirm');
    server.resetHandlers();
    store.set(redeemAtom, { type: 'confirm' });
    await settled();
    expect(flow()).toEqual({ step: 'success', balance: 1284 - 489 - 21 });
  });

  it('of the price over the balance stops at the form', async () => {
    server.use(...faults('simulation-price-over-balance'));
    await redeemOnce();
    store.set(submitCheckoutAtom, FORM);
    expect(flow()).toMatchObject({ notice: { text: 'No tienes gemas suficientes.' } });
  });
});

describe('what was typed', () => {
  it('comes back after a reload, for the same person and prize only', () => {
    const typed = { ...FORM, address_id: NEW_ADDRESS, street: 'Amargura' };
    store.set(saveDraftAtom, BLENDER_SKU, typed);
    const user = store.get(userAtom);
    expect(checkoutDefaults(user, BLENDER_SKU)).toEqual(typed);
    expect(checkoutDefaults(user, 'other').street).toBe('');
    expect(checkoutDefaults({ ...user, id: 7 }, BLENDER_SKU).street).toBe('');
  });

  it.each(['', '{', '[]', '{"userId":1001,"sku":"100214","form":{"street":7}}'])(
    'is ignored when it cannot be read: %s',
    (draft) => {
      session.setItem('draft', draft);
      expect(checkoutDefaults(store.get(userAtom), BLENDER_SKU).street).toBe('');
    },
  );
});

describe('a warning', () => {
  const toasts = () => store.get(toastsAtom).map(({ title, text }) => [title, text]);
  const SOLD_OUT = ['Atención', 'Este producto se ha agotado'];
  const REFUSED = [
    'Atención',
    'No podemos canjear este premio selecciona otro o intenta mas tarde',
  ];

  it('is a toast of its own, which the end of the screen does not take along', async () => {
    setScenario('simulation-out-of-stock');
    await redeemOnce();
    expect(toasts()).toEqual([SOLD_OUT]);
    store.set(openCheckoutAtom, 'another');
    expect(toasts()).toEqual([SOLD_OUT]);
  });

  it('is taken back as soon as the person tries again', async () => {
    setScenario('simulation-500', { times: 2 });
    await redeemOnce();
    expect(toasts()).toEqual([REFUSED]);
    store.set(submitCheckoutAtom, FORM);
    expect(toasts()).toEqual([]);
    store.set(redeemAtom, { type: 'confirm' });
    await settled();
    expect(toasts()).toEqual([REFUSED]);
    store.set(openCheckoutAtom, BLENDER_SKU);
    await redeemOnce();
    expect(flow().step).toBe('success');
    expect(toasts()).toEqual([]);
  });

  it('of the same text is another toast, and once closed it is not shown again', async () => {
    setScenario('simulation-500');
    await redeemOnce();
    const [first] = store.get(toastsAtom);
    await redeemOnce();
    const [second] = store.get(toastsAtom);
    expect(second?.id).not.toBe(first?.id);
    store.set(dismissToastAtom, second?.id ?? '');
    store.set(redeemAtom, { type: 'cancel' });
    store.set(openCheckoutAtom, BLENDER_SKU);
    expect(toasts()).toEqual([]);
  });

  it('that is followed by a reload is shown after it, once, to the same user', async () => {
    setScenario('simulation-other-product-price');
    await redeemOnce();
    expect(flow().step).toBe('reloading');
    const said = toasts();
    expect(said).toHaveLength(1);
    const mine = store.get(tokenAtom);
    await loadPage(mine);
    expect(toasts()).toEqual(said);
    await loadPage(mine);
    expect(toasts()).toEqual([]);

    setScenario('simulation-other-product-price');
    await redeemOnce();
    await loadPage(resetDb('60015'));
    expect(toasts()).toEqual([]);
  });
});
