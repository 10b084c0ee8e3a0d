import {
  cardDefaults,
  type DeliveryForm,
  deliveryDefaults,
  detailPrize,
  flowOfSku,
  isRedeeming,
  type LedgerEntry,
  NEW_ADDRESS,
  type OrdersAnswer,
  OTHER_ORDER_TOAST,
  type ProductDetail,
  settled as settledEntry,
} from '@gemas/domain';
import {
  BLENDER_SKU,
  db,
  faults,
  GIFT_CARD_SKU,
  resetDb,
  type ScenarioName,
  setScenario,
} from '@gemas/mocks';
import { server } from '@gemas/mocks/node';
import { HttpResponse, http } from 'msw';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  type MockInstance,
  vi,
} from 'vitest';
import { createClient } from '../../api/client.ts';
import { fetchOrders } from '../../api/orders.ts';
import { fetchUser } from '../../api/session.ts';
import { fetchProduct } from '../../api/vault.ts';
import { SOON } from '../../testing/soon.ts';
import { fakeStorage } from '../../testing/storage.ts';
import { leavePages, openPage } from '../../testing/stores.ts';
import { type AppStore, queryClientAtom } from '../core/jotai.ts';
import { local, session } from '../core/storage.ts';
import { dismissToastAtom, toastAtom, toastsAtom } from '../core/toasts.ts';
import { ordersKey } from '../orders.ts';
import { balanceAtom, identityAtom, sendAtom, tokenAtom, userAtom } from '../session/session.ts';
import { productKey } from '../vault.ts';
import { checkoutAtom, leaveCheckoutAtom, openCheckoutAtom } from './checkout.ts';
import { removeDraft, saveCardDraftAtom, saveDraftAtom, withDraft } from './draft.ts';
import { readLedger, spendableAtom } from './ledger.ts';
import { changeEntryAtom, lastRewards, openEntryAtom, seenAtom } from './ledger-changes.ts';
import { redeemAtom, submitCheckoutAtom } from './run.ts';
import { hasUnsettledAtom, lookForProofAtom } from './settle.ts';

const PERSON = {
  first_name: 'Fernanda',
  last_name: 'Hernández Ávila',
  email: 'fer.avila@correo.mx',
  phone: '4771234508',
};

const FORM: DeliveryForm = {
  ...deliveryDefaults({ ...PERSON, addresses: [] }),
  address_id: '61',
};

let store: AppStore;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
afterEach(leavePages);
afterAll(() => server.close());

interface Page {
  /** Renews the token. */
  renew?: () => Promise<boolean>;
  /** Called before each call is sent. */
  beforeCall?: () => void;
}

/** Simulates a page load, and opens the checkout of `BLENDER_SKU`. The data stored on the phone stay. */
async function loadPage(
  token: string | null,
  { renew = async () => false, beforeCall }: Page = {},
) {
  store = openPage();
  store.set(tokenAtom, token);
  const options = {
    apiUrl: 'http://app.test/api',
    secondaryApiUrl: 'http://app.test/api',
    appVersion: '1.0.0',
    token: () => {
      beforeCall?.();
      return store.get(tokenAtom);
    },
    renew,
    onFailure: () => undefined,
  };
  const send = createClient(options);
  store.set(sendAtom, send);
  store.set(identityAtom, await fetchUser(send));
  const { id } = store.get(userAtom);
  store
    .get(queryClientAtom)
    .setQueryData(productKey(id, BLENDER_SKU), await fetchProduct(send, BLENDER_SKU));
  // In the app, `CheckoutPage` fetches the orders. No page is rendered here, so the orders are fetched here.
  store.get(queryClientAtom).setQueryData(ordersKey(id), await fetchOrders(send));
  store.set(openCheckoutAtom, BLENDER_SKU);
}

beforeEach(async () => {
  local.clear();
  session.clear();
  await loadPage(resetDb('48213'));
});

const flow = () => store.get(checkoutAtom).flow;
const sent = (path: string) =>
  db.requests.filter((request) => request.method === 'POST' && request.path === path);
const settled = () => vi.waitFor(() => expect(isRedeeming(flow())).toBe(false), SOON);

/** Returns the price on the button, in gems. */
function price(): number {
  const queryKey = productKey(store.get(userAtom).id, BLENDER_SKU);
  const product = store.get(queryClientAtom).getQueryData<ProductDetail>(queryKey);
  return (product && detailPrize(product).price) ?? 0;
}

/** The user's entries in this phone's ledger. */
const ledger = () => readLedger(store.get(userAtom).id);
const states = () => ledger().map(({ state }) => state);

/** Returns the initial values of the prize's delivery form: defaults, replaced by typed values. */
function draftOf(sku: string): DeliveryForm {
  const user = store.get(userAtom);
  return withDraft(deliveryDefaults(user), user.id, sku);
}

async function redeemOnce(): Promise<void> {
  store.set(submitCheckoutAtom, { kind: 'delivery', form: FORM }, price());
  store.set(redeemAtom, { type: 'confirm' });
  await settled();
}

describe('an order', () => {
  it('lowers the balance, is added to order_now and last_rewards, and removes its draft', async () => {
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

  it('is stored with the data that the phone had when the order was sent', async () => {
    const known = store.get(queryClientAtom).getQueryData(ordersKey(1001)) as OrdersAnswer;
    await redeemOnce();
    expect(ledger()).toEqual([
      {
        seq: 1,
        kind: 'order',
        sku: BLENDER_SKU,
        name: expect.stringContaining('Licuadora'),
        price: 489,
        balanceBefore: 1284,
        ordersBefore: known.orders.map(({ id }) => id),
        sentAt: expect.any(Number),
        state: 'made',
        settledAt: expect.any(Number),
        message: '',
        isSeen: true,
      },
    ]);
  });

  it('has an entry that says that no list of orders was known', async () => {
    store.get(queryClientAtom).removeQueries({ queryKey: ordersKey(1001) });
    await redeemOnce();
    expect(ledger()).toMatchObject([{ ordersBefore: null, state: 'made' }]);
  });

  it('that was refused is marked as seen at once; one without a proof keeps the message', async () => {
    server.use(
      http.post('*/orders', () => HttpResponse.json({ message: 'Sin saldo' }, { status: 422 })),
    );
    await redeemOnce();
    expect(flow()).toMatchObject({ notice: { title: 'Atención', text: 'Sin saldo' } });
    expect(ledger()).toMatchObject([{ state: 'not-made', isSeen: true, message: '' }]);
    server.use(
      http.post('*/orders', () => HttpResponse.json({ message: 'Falló' }, { status: 500 })),
    );
    await redeemOnce();
    expect(ledger()[1]).toMatchObject({ state: 'unknown', isSeen: false, message: 'Falló' });
  });

  const toasts = () => store.get(toastsAtom).map(({ title, text }) => [title, text]);
  const DEFAULT = 'No podemos canjear este premio selecciona otro o intenta mas tarde';
  const BUSY = 'Hay muchas personas a la vez. Espera un minuto e intenta de nuevo.';

  it.each<[number, object | null, string]>([
    [422, { errors: { phone: ['Es requerido'] } }, DEFAULT],
    [400, null, DEFAULT],
    [403, null, DEFAULT],
    [404, null, DEFAULT],
    [429, null, BUSY],
    [422, { message: 'The given data was invalid.' }, DEFAULT],
    [422, { message: 'Sin saldo' }, 'Sin saldo'],
  ])(
    'refused with a %d and %j shows a warning, and the form is back (spec section 8, Order create)',
    async (status, body, text) => {
      server.use(http.post('*/orders', () => HttpResponse.json(body, { status })));
      await redeemOnce();
      expect(toasts()).toEqual([['Atención', text]]);
      expect(ledger()).toMatchObject([{ state: 'not-made', isSeen: true }]);
      server.resetHandlers();
      await redeemOnce();
      expect(flow().step).toBe('success');
    },
  );

  it.each([
    [409, {}],
    [403, { error_code: 'blacklist', message: 'Usuario bloqueado' }],
  ])(
    'answered with a %d shows no warning, because another screen tells it (spec section 8, Global)',
    async (status, body) => {
      server.use(http.post('*/orders', () => HttpResponse.json(body, { status })));
      await redeemOnce();
      expect(toasts()).toEqual([]);
      expect(states()).toEqual(['not-made']);
    },
  );

  it.each<[number, string, string[][]]>([
    [500, 'El catálogo no responde.', [['Atención', 'El catálogo no responde.']]],
    [408, 'Tardamos demasiado.', [['Atención', 'Tardamos demasiado.']]],
    [500, 'Server Error', []],
  ])(
    'that ends with a %d and the message %s is checked, and warns with Spanish words (spec section 8, Order create)',
    async (status, message, warnings) => {
      server.use(http.post('*/orders', () => HttpResponse.json({ message }, { status })));
      await redeemOnce();
      expect(toasts()).toEqual(warnings);
      expect(ledger()).toMatchObject([{ state: 'unknown', message }]);
    },
  );

  it('answered with only a message (spec section 7) warns with it, and is free once a list denies it', async () => {
    setScenario('order-200-message', { only: 'POST /orders', times: 1 });
    await redeemOnce();
    expect(toasts()).toEqual([['Atención', 'Llegaste al límite de canjes de este mes.']]);
    await vi.waitFor(
      () => expect(ledger()).toMatchObject([{ state: 'not-made', isSeen: true }]),
      SOON,
    );
    await redeemOnce();
    expect(flow().step).toBe('success');
  });

  it('that is made in a hidden tab stays unseen', async () => {
    vi.stubGlobal('document', { hidden: true });
    await redeemOnce();
    expect(ledger()).toMatchObject([{ state: 'made', isSeen: false }]);
  });

  it('of the same prize asks the user first, and then waits', async () => {
    await redeemOnce();
    store.set(openCheckoutAtom, BLENDER_SKU);
    store.set(submitCheckoutAtom, { kind: 'delivery', form: FORM }, price());
    expect(flow().step).toBe('ordered-today');
    store.set(redeemAtom, { type: 'redeem-again' });
    expect(flow().step).toBe('wait');
  });

  it('is sent once for any number of taps, whatever the server answers', async () => {
    for (const scenario of [null, 'slow', 'order-500', 'order-offline'] as const) {
      resetDb('48213');
      setScenario(scenario, { ms: 50 });
      local.removeItem('last_rewards');
      store.set(userAtom, { order_now: [] });
      for (const key of local.keys('ledger:')) local.removeItem(key);
      store.set(openCheckoutAtom, BLENDER_SKU);
      for (let tap = 0; tap < 50; tap += 1) {
        store.set(submitCheckoutAtom, { kind: 'delivery', form: FORM }, price());
        store.set(redeemAtom, { type: 'confirm' });
      }
      await settled();
      expect(sent('/orders/simulation'), String(scenario)).toHaveLength(1);
      expect(sent('/orders'), String(scenario)).toHaveLength(1);
    }
  });

  it('in progress continues when the checkout is opened again', async () => {
    server.use(...faults('slow', { ms: 50 }));
    store.set(submitCheckoutAtom, { kind: 'delivery', form: FORM }, price());
    store.set(redeemAtom, { type: 'confirm' });
    store.set(openCheckoutAtom, BLENDER_SKU);
    expect(flow().step).toBe('simulating');
    await settled();
    expect(flow().step).toBe('success');
  });
});

describe('an order of unknown outcome', () => {
  const reload = () => loadPage(store.get(tokenAtom));
  const look = () => store.set(lookForProofAtom);
  let clock: MockInstance<() => number>;
  beforeEach(() => {
    clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  });

  it.each<ScenarioName>([
    'order-offline',
    'order-500',
    'timeout-408',
    'gateway-502',
    'malformed-body',
    'null-body',
    'html-page',
  ])('is not sent again, even after a reload (%s)', async (scenario) => {
    setScenario(scenario, { only: 'POST /orders' });
    await redeemOnce();
    expect(states()).toEqual(['unknown']);
    await redeemOnce();
    await reload();
    await redeemOnce();
    expect(flow().step).toBe('form');
    expect(sent('/orders')).toHaveLength(1);
  });

  it('is stored beside the order of another prize, which can be sent', async () => {
    setScenario('order-offline');
    await redeemOnce();
    store.set(openCheckoutAtom, GIFT_CARD_SKU);
    const card = await fetchProduct(store.get(sendAtom), GIFT_CARD_SKU);
    const queryKey = productKey(store.get(userAtom).id, GIFT_CARD_SKU);
    store.get(queryClientAtom).setQueryData(queryKey, card);
    const payload = { ...PERSON, sku: GIFT_CARD_SKU, type_card: 'new' as const, pickup_id: 1 };
    store.set(submitCheckoutAtom, { kind: 'card', payload }, detailPrize(card).price ?? 0);
    await settled();
    expect(states()).toEqual(['unknown', 'unknown']);
    await reload();
    expect(ledger().map(({ sku }) => sku)).toEqual([BLENDER_SKU, GIFT_CARD_SKU]);
    await redeemOnce();
    expect(sent('/orders')).toHaveLength(2);
  });

  it('reduces the spendable balance by its price', async () => {
    db.account('48213').state.balance = 900;
    await reload();
    server.use(...faults('order-offline'));
    await redeemOnce();
    expect(store.get(spendableAtom)).toBe(411);
  });

  it('that was made is settled by proof, with all effects of a success', async () => {
    store.set(saveDraftAtom, BLENDER_SKU, FORM);
    server.use(...faults('order-no-answer'));
    await redeemOnce();
    await vi.waitFor(() => expect(states()).toEqual(['made']), SOON);
    expect(store.get(balanceAtom)).toBe(795);
    expect(store.get(userAtom).order_now).toContain(BLENDER_SKU);
    expect(JSON.parse(local.getItem('last_rewards') ?? '')).toEqual([
      { sku: BLENDER_SKU, date: ledger()[0]?.sentAt },
    ]);
    expect(session.getItem('draft')).toBeNull();
    expect(ledger()[0]?.isSeen).toBe(false);
  });

  it('that is found to be made is in the list of Mis premios', async () => {
    const listed = () => {
      const answer = store.get(queryClientAtom).getQueryData<OrdersAnswer>(ordersKey(1001));
      return answer?.orders.map(({ sku }) => sku) ?? [];
    };
    const before = listed();
    setScenario('order-no-answer', { only: 'POST /orders' });
    await redeemOnce();
    await vi.waitFor(() => expect(states()).toEqual(['made']), SOON);
    expect(listed().sort()).toEqual([...before, BLENDER_SKU].sort());
  });

  it('is not asked about while nothing is open, or while this page still sends it', async () => {
    const asked = () =>
      db.requests.filter(({ method, path }) => method === 'GET' && path === '/orders').length;
    const before = asked();
    await look();
    expect(asked()).toBe(before);
    server.use(...faults('slow', { ms: 100 }));
    store.set(submitCheckoutAtom, { kind: 'delivery', form: FORM }, price());
    store.set(redeemAtom, { type: 'confirm' });
    await vi.waitFor(() => expect(states()).toEqual(['sending']), SOON);
    await look();
    expect(asked()).toBe(before);
    await settled();
    expect(states()).toEqual(['made']);
  });

  it('that was not made can be sent again after 60 s, but not earlier', async () => {
    server.use(...faults('order-offline'));
    await redeemOnce();
    clock.mockReturnValue(59_999);
    await look();
    expect(states()).toEqual(['unknown']);
    clock.mockReturnValue(60_000);
    await look();
    expect(states()).toEqual(['not-made']);
    server.resetHandlers();
    // Sends nothing, because the user has not yet seen that the first order was not placed.
    await redeemOnce();
    expect(sent('/orders')).toHaveLength(0);
    store.set(seenAtom, () => true);
    await redeemOnce();
    expect(flow()).toEqual({ step: 'success', balance: 795 });
    expect(states()).toEqual(['not-made', 'made']);
  });

  it('is settled as not made after a reload, 60 s after the first check', async () => {
    setScenario('order-offline', { only: 'POST /orders' });
    await redeemOnce();
    await reload();
    await look();
    clock.mockReturnValue(59_999);
    await look();
    expect(states()).toEqual(['unknown']);
    clock.mockReturnValue(60_000);
    await look();
    expect(states()).toEqual(['not-made']);
  });

  it("is not settled by a change of the phone's clock", async () => {
    server.use(...faults('order-offline'));
    await redeemOnce();
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 365 * 24 * 60 * 60 * 1000);
    await look();
    expect(states()).toEqual(['unknown']);
  });

  it('whose page was closed is not settled before its call has certainly ended', async () => {
    server.use(...faults('timeout', { only: 'POST /orders' }));
    store.set(submitCheckoutAtom, { kind: 'delivery', form: FORM }, price());
    store.set(redeemAtom, { type: 'confirm' });
    await vi.waitFor(() => expect(states()).toEqual(['sending']), SOON);
    await reload();
    await look();
    clock.mockReturnValue(74_999);
    await look();
    expect(states()).toEqual(['sending']);
    clock.mockReturnValue(75_000 + 59_999);
    await look();
    expect(states()).toEqual(['unknown']);
    clock.mockReturnValue(75_000 + 60_000);
    await look();
    expect(states()).toEqual(['not-made']);
  });

  describe('that another tab has settled as not made', () => {
    const findNotMade = () => {
      for (const entry of ledger()) {
        store.set(changeEntryAtom, entry, (stored) =>
          settledEntry(stored, 'not-made', Date.now(), false),
        );
      }
    };

    it('is not sent by a tab that slept after it had stored the entry', async () => {
      let isAsleep = false;
      const beforeCall = () => {
        if (isAsleep) findNotMade();
      };
      await loadPage(resetDb('48213'), { beforeCall });
      isAsleep = true;
      await redeemOnce();
      expect(sent('/orders')).toHaveLength(0);
      expect(states()).toEqual(['not-made']);
      expect(flow()).toEqual({ step: 'form', notice: null });
    });

    it('is not sent again by a tab that slept while its token was renewed', async () => {
      const renew = async () => {
        findNotMade();
        return true;
      };
      await loadPage(resetDb('48213'), { renew });
      server.use(
        http.post('*/orders', () => new HttpResponse(null, { status: 401 }), { once: true }),
      );
      await redeemOnce();
      expect(sent('/orders')).toHaveLength(0);
      expect(states()).toEqual(['not-made']);
    });
  });

  it('is not settled by the end of an earlier call whose entry had the same number', async () => {
    server.use(...faults('order-offline'));
    await redeemOnce();
    clock.mockReturnValue(60_000);
    await look();
    expect(states()).toEqual(['not-made']);
    const first = store;
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 365 * 24 * 60 * 60 * 1000);
    expect(states()).toEqual([]);
    await reload();
    server.resetHandlers();
    server.use(...faults('timeout', { only: 'POST /orders' }));
    store.set(submitCheckoutAtom, { kind: 'delivery', form: FORM }, price());
    store.set(redeemAtom, { type: 'confirm' });
    await vi.waitFor(() => expect(states()).toEqual(['sending']), SOON);
    await first.set(lookForProofAtom);
    expect(states()).toEqual(['sending']);
  });

  it('is settled by the list of orders alone (decision 37), and its price is subtracted from the known balance', async () => {
    server.use(...faults('order-no-answer'), ...faults('offline', { only: 'GET /auth/user' }));
    await redeemOnce();
    await look();
    expect(states()).toEqual(['made']);
    expect(store.get(balanceAtom)).toBe(795);
    expect(store.get(spendableAtom)).toBe(795);
  });

  /** Loses an order that the server did not make. `GET /orders` answers again after `listFails(false)`. */
  const listFails = (fails: boolean) =>
    setScenario(fails ? 'offline' : null, { only: 'GET /orders' });
  async function loseOrder(): Promise<void> {
    server.use(...faults('order-offline'));
    await redeemOnce();
    server.resetHandlers();
    await look();
    expect(states()).toEqual(['unknown']);
  }
  const lookAt = async (ms: number) => {
    clock.mockReturnValue(ms);
    await look();
  };

  it('is settled as not made after 5 minutes although the balance has fallen by 3 gems meanwhile', async () => {
    await loseOrder();
    db.account('48213').state.balance -= 3;
    await lookAt(299_999);
    expect(states()).toEqual(['unknown']);
    await lookAt(300_000);
    expect(states()).toEqual(['not-made']);
    expect(store.get(spendableAtom)).toBe(1281);
  });

  it('is settled after 5 minutes although the page was reloaded every minute', async () => {
    await loseOrder();
    db.account('48213').state.balance -= 3;
    for (let minute = 1; minute <= 5; minute += 1) {
      // The clock of each page begins at 0.
      clock.mockReturnValue(0);
      await reload();
      await look();
      expect(states()).toEqual(['unknown']);
      await lookAt(60_000);
    }
    expect(states()).toEqual(['not-made']);
  });

  it('without a list for 10 minutes holds nothing back, and can be ordered again by a user who accepts the risk', async () => {
    await loseOrder();
    listFails(true);
    await lookAt(599_999);
    expect(states()).toEqual(['unknown']);
    expect(store.get(spendableAtom)).toBe(795);
    await lookAt(600_000);
    expect(states()).toEqual(['unproven']);
    expect(store.get(spendableAtom)).toBe(1284);
    // The prize is blocked until the user has accepted the risk.
    await redeemOnce();
    expect(sent('/orders')).toHaveLength(0);
    store.set(redeemAtom, { type: 'ask-risk' });
    expect(flow().step).toBe('risk');
    store.set(redeemAtom, { type: 'cancel' });
    await redeemOnce();
    expect(sent('/orders')).toHaveLength(0);
    store.set(redeemAtom, { type: 'ask-risk' });
    store.set(redeemAtom, { type: 'accept-risk' });
    expect(ledger()).toEqual([]);
    await redeemOnce();
    expect(flow().step).toBe('success');
    expect(sent('/orders')).toHaveLength(1);
  });

  it('that is proved while the user is asked about the risk is not removed', async () => {
    server.use(...faults('order-no-answer'), ...faults('offline', { only: 'GET /orders' }));
    await redeemOnce();
    await lookAt(600_000);
    expect(states()).toEqual(['unproven']);
    store.set(redeemAtom, { type: 'ask-risk' });
    server.resetHandlers();
    await look();
    store.set(redeemAtom, { type: 'accept-risk' });
    expect(ledger()).toMatchObject([{ state: 'made', isSeen: false }]);
    await redeemOnce();
    expect(sent('/orders')).toHaveLength(0);
  });

  it('of yesterday, of a phone that slept, can be ordered again at once while there is no list', async () => {
    await loseOrder();
    listFails(true);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 24 * 60 * 60 * 1000);
    await lookAt(2000);
    expect(states()).toEqual(['unproven']);
    listFails(false);
    await lookAt(60_000);
    expect(states()).toEqual(['not-made']);
  });

  it.each([400, -400])(
    'is settled in time although the clock was moved by %d days',
    async (days) => {
      await loseOrder();
      vi.spyOn(Date, 'now').mockReturnValue(Date.now() + days * 24 * 60 * 60 * 1000);
      listFails(true);
      await lookAt(59_999);
      expect(states()).toEqual(['unknown']);
      listFails(false);
      await lookAt(60_000);
      expect(states()).toEqual(['not-made']);
    },
  );

  it.each<[string, object]>([
    ['that does not exist', {}],
    ['that is no list', { orders: 'ninguno' }],
    ['of which a row cannot be read', { orders: ['fila'] }],
  ])('is not denied by a list %s', async (_what, body) => {
    await loseOrder();
    server.use(http.get('*/orders', () => HttpResponse.json(body)));
    await lookAt(599_999);
    expect(states()).toEqual(['unknown']);
    await lookAt(600_000);
    expect(states()).toEqual(['unproven']);
  });

  it('is not settled by an answer about another user', async () => {
    server.use(...faults('order-no-answer'));
    db.account('48213').state.user.id = 2002;
    await redeemOnce();
    await look();
    expect(states()).toEqual(['unknown']);
  });

  it.each([
    ['full', false, 'Libera espacio'],
    ['blocked', true, 'permite los datos de este sitio'],
  ])(
    'is not sent if the phone cannot store its entry, and says why: %s',
    async (_why, isBlocked, text) => {
      vi.spyOn(local, 'setItem').mockReturnValue(false);
      vi.spyOn(local, 'isBlocked').mockReturnValue(isBlocked);
      await redeemOnce();
      expect(flow()).toMatchObject({ notice: { text: expect.stringContaining(text) } });
      expect(sent('/orders')).toHaveLength(0);
      expect(states()).toEqual([]);
      const asked = () => db.requests.filter(({ path }) => path === '/auth/user').length;
      const before = asked();
      await fetchUser(store.get(sendAtom));
      expect(asked()).toBe(before + 1);
    },
  );

  it('removes cached answers if its entry does not fit into the storage', async () => {
    local.setItem('cache:1001:products', '{}');
    const write = local.setItem;
    vi.spyOn(local, 'setItem').mockImplementation((key, value) =>
      local.getItem('cache:1001:products') === null ? write(key, value) : false,
    );
    await redeemOnce();
    expect(flow().step).toBe('success');
  });

  it.each([
    '{',
    '[]',
    'null',
    '{"version":2}',
    '{"version":1,"seq":1,"kind":"order","sku":"100214","state":"unknown"}',
    // A complete entry, but with a date that `Date` cannot represent.
    '{"version":1,"seq":1,"kind":"order","sku":"100214","name":"","price":1,"balanceBefore":1,"ordersBefore":null,"sentAt":1e20,"state":"unknown","settledAt":null,"message":"","isSeen":false}',
  ])('does not remove a stored entry that cannot be read: %s', async (stored) => {
    local.setItem(`ledger:1001:1:order:${BLENDER_SKU}`, stored);
    expect(ledger()).toEqual([]);
    await look();
    expect(local.getItem(`ledger:1001:1:order:${BLENDER_SKU}`)).toBe(stored);
  });

  it('does not affect another prize or the next user', async () => {
    server.use(...faults('order-offline'));
    await redeemOnce();
    await reload();
    store.set(openCheckoutAtom, 'another');
    expect(flow().step).toBe('form');
    await loadPage(resetDb('50110'));
    expect(ledger()).toEqual([]);
  });
});

describe('the ledger of orders', () => {
  /** Stores a ledger entry for the prize `BLENDER_SKU`. `over` replaces fields of the entry. */
  function write(over: Partial<LedgerEntry>): void {
    const entry = {
      ...{ seq: 1, kind: 'order', sku: BLENDER_SKU, name: '', price: 489, balanceBefore: 1284 },
      ...{ ordersBefore: [], sentAt: Date.now(), state: 'unknown' },
      ...{ settledAt: null, message: '', isSeen: false, version: 1, ...over },
    };
    local.setItem(`ledger:1001:${entry.seq}:${entry.kind}:${entry.sku}`, JSON.stringify(entry));
  }

  it('does not keep an order from being sent because a claim of the same sku is open', async () => {
    write({ kind: 'claim', price: 0 });
    await redeemOnce();
    expect(sent('/orders')).toHaveLength(1);
  });

  it('does not keep a made order from being repeated', async () => {
    await redeemOnce();
    local.removeItem('last_rewards');
    store.set(userAtom, { order_now: [] });
    store.set(openCheckoutAtom, BLENDER_SKU);
    await redeemOnce();
    expect(sent('/orders')).toHaveLength(2);
  });

  it('has its open entries checked after an order, even if its first entry is settled', async () => {
    write({ seq: 1, sku: 'other', state: 'made', settledAt: Date.now() });
    setScenario('order-no-answer', { only: 'POST /orders' });
    await redeemOnce();
    await vi.waitFor(() => expect(states()).toEqual(['made', 'made']), SOON);
  });

  it('is settled entry by entry', async () => {
    write({ seq: 1, sku: 'other', price: 7 });
    setScenario('order-no-answer', { only: 'POST /orders' });
    await redeemOnce();
    await vi.waitFor(() => expect(states()).toEqual(['unknown', 'made']), SOON);
  });

  it('leaves the cached answers while there is room', async () => {
    local.setItem('cache:1001:products', '{}');
    await redeemOnce();
    expect(local.getItem('cache:1001:products')).toBe('{}');
  });

  it('marks only settled entries as seen, and only those that were shown', () => {
    write({ seq: 1 });
    write({ seq: 2, state: 'made', settledAt: Date.now() });
    write({ seq: 3, state: 'not-made', settledAt: Date.now() });
    store.set(seenAtom, ({ seq }) => seq !== 3);
    expect(ledger().map(({ isSeen }) => isSeen)).toEqual([false, true, false]);
  });

  it('keeps an open order if the storage is too full for a change of it', () => {
    write({ seq: 1 });
    const key = `ledger:1001:1:order:${BLENDER_SKU}`;
    const before = local.getItem(key);
    const stored = Object.keys(localStorage).map((name) => [name, local.getItem(name) ?? '']);
    const full = fakeStorage(stored.flat().join('').length);
    for (const [name = '', value = ''] of stored) full.setItem(name, value);
    vi.stubGlobal('localStorage', full);
    const [entry] = ledger();
    if (!entry) throw new Error('the entry is missing');
    store.set(changeEntryAtom, entry, () => ({ ...entry, message: 'El servidor no respondió' }));
    expect(full.getItem(key)).toBe(before);
    expect(ledger()).toMatchObject([{ seq: 1, state: 'unknown', message: '' }]);
  });

  it('has no entry that does not fit into the storage, so that the order can be sent later', () => {
    const stored = Object.keys(localStorage).map((name) => [name, local.getItem(name) ?? '']);
    const full = fakeStorage(stored.flat().join('').length);
    for (const [name = '', value = ''] of stored) full.setItem(name, value);
    vi.stubGlobal('localStorage', full);
    const order = { kind: 'order', sku: BLENDER_SKU, name: '', price: 489 } as const;
    expect(store.set(openEntryAtom, order)).toBe('full');
    expect(ledger()).toEqual([]);
  });

  it.each([
    ['settled', true],
    ['removed', false],
  ])('does not settle an entry that another tab has %s meanwhile', async (_what, isLeft) => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    const { orders } = await fetchOrders(store.get(sendAtom));
    const entry = { sentAt: Date.now(), ordersBefore: orders.map(({ id }) => id) };
    write(entry);
    await store.set(lookForProofAtom);
    clock.mockReturnValue(60_000);
    const looking = store.set(lookForProofAtom);
    if (isLeft) write({ ...entry, state: 'made', settledAt: Date.now(), isSeen: true });
    else local.removeItem(`ledger:1001:1:order:${BLENDER_SKU}`);
    await looking;
    expect(ledger()).toMatchObject(isLeft ? [{ state: 'made', isSeen: true }] : []);
  });

  it('changes nothing for an entry that was removed', () => {
    store.set(changeEntryAtom, { seq: 7, sentAt: 0 }, (entry) => ({ ...entry, message: 'x' }));
    expect(local.keys('ledger:')).toEqual([]);
  });

  it('changes nothing for a later entry with the same number', () => {
    write({ seq: 1, sentAt: 2 });
    store.set(changeEntryAtom, { seq: 1, sentAt: 1 }, (entry) => ({ ...entry, message: 'x' }));
    expect(ledger()).toMatchObject([{ message: '' }]);
  });

  it('opens no second entry for an order that is open', () => {
    write({ seq: 1 });
    const order = { kind: 'order', sku: BLENDER_SKU, name: '', price: 489 } as const;
    expect(store.set(openEntryAtom, order)).toBe('open');
    expect(local.keys('ledger:')).toEqual([`ledger:1001:1:order:${BLENDER_SKU}`]);
  });

  it('tells whether an order is open, and whether the server is asked about it', async () => {
    expect(store.get(hasUnsettledAtom)).toBe(false);
    expect(store.get(lookForProofAtom)).toBe(false);
    write({ seq: 1, sku: 'other', state: 'made', settledAt: Date.now() });
    setScenario('order-offline', { only: 'POST /orders' });
    store.set(submitCheckoutAtom, { kind: 'delivery', form: FORM }, price());
    store.set(redeemAtom, { type: 'confirm' });
    await settled();
    expect(store.get(hasUnsettledAtom)).toBe(true);
    expect(ledger()[1]).toMatchObject({ state: 'unknown', message: '' });
    const looking = store.set(lookForProofAtom);
    expect(store.set(lookForProofAtom)).toBe(looking);
    expect(store.get(lookForProofAtom)).toBe(true);
    await looking;
    expect(store.get(lookForProofAtom)).toBe(false);
  });
});

describe('a checkout', () => {
  const isStale = (queryKey: readonly unknown[]) =>
    store.get(queryClientAtom).getQueryState(queryKey)?.isInvalidated;
  const asked = (path: string) =>
    db.requests.filter((request) => request.method === 'GET' && request.path === path).length;

  it('makes only the list of orders stale once its order was made', async () => {
    const before = asked('/auth/user');
    await redeemOnce();
    expect(isStale(ordersKey(1001))).toBe(true);
    expect(isStale(productKey(1001, BLENDER_SKU))).toBe(false);
    await fetchUser(store.get(sendAtom));
    expect(asked('/auth/user')).toBe(before + 1);
  });

  it('fetches the balance again after a refused order, but not the orders', async () => {
    const before = [asked('/auth/user'), asked('/orders')];
    server.use(
      http.post('*/orders', () => HttpResponse.json({ message: 'Sin saldo' }, { status: 422 })),
    );
    await redeemOnce();
    await vi.waitFor(() => expect(asked('/auth/user')).toBe(Number(before[0]) + 1), SOON);
    expect(asked('/orders')).toBe(before[1]);
  });

  it('fetches the product again if the answer about a new price does not contain the price', async () => {
    const before = asked(`/products/${BLENDER_SKU}`);
    const ordersBefore = asked('/orders');
    const cache = store.get(queryClientAtom).getQueryCache();
    const list = cache.find({ queryKey: ordersKey(1001) });
    list?.setOptions({ ...list.options, queryFn: () => fetchOrders(store.get(sendAtom)) });
    const query = cache.find({ queryKey: productKey(1001, BLENDER_SKU) });
    query?.setOptions({
      ...query.options,
      queryFn: () => fetchProduct(store.get(sendAtom), BLENDER_SKU),
    });
    server.use(
      http.post('*/orders/simulation', () =>
        HttpResponse.json({ status: 400, message: 'Hubo un cambio en el costo del canje' }),
      ),
    );
    await redeemOnce();
    expect(flow()).toMatchObject({ notice: { text: 'Hubo un cambio en el costo del canje' } });
    expect(asked(`/products/${BLENDER_SKU}`)).toBe(before + 1);
    expect(asked('/orders')).toBe(ordersBefore);
  });

  describe('whose accepted simulation has a price in gems (decision 36)', () => {
    beforeEach(() => {
      const query = store
        .get(queryClientAtom)
        .getQueryCache()
        .find({ queryKey: productKey(1001, BLENDER_SKU) });
      const queryFn = () => fetchProduct(store.get(sendAtom), BLENDER_SKU);
      query?.setOptions({ ...query.options, queryFn });
      server.use(
        http.post('*/orders/simulation', () =>
          HttpResponse.json({ status: 200, message: 'ok', body: { Price: price() } }),
        ),
      );
    });

    it('orders the prize if the catalogue still has the tapped price', async () => {
      const before = asked(`/products/${BLENDER_SKU}`);
      await redeemOnce();
      expect(flow().step).toBe('success');
      expect(asked(`/products/${BLENDER_SKU}`)).toBe(before + 1);
      expect(sent('/orders')).toHaveLength(1);
    });

    it('orders nothing if the catalogue has another price: nobody pays an unseen price', async () => {
      const product = store
        .get(queryClientAtom)
        .getQueryData<ProductDetail>(productKey(1001, BLENDER_SKU));
      server.use(
        http.get(`*/products/${BLENDER_SKU}`, () =>
          HttpResponse.json({ ...product, result: { ...product?.result, Price: 61_200 } }),
        ),
      );
      await redeemOnce();
      expect(flow()).toMatchObject({
        notice: { text: 'El precio de este premio cambió. Revísalo antes de canjear.' },
      });
      expect(price()).toBe(600);
      expect(sent('/orders')).toHaveLength(0);
    });
  });

  it('orders nothing if no form was submitted', async () => {
    const text = 'No podemos canjear este premio selecciona otro o intenta mas tarde';
    store.set(redeemAtom, { type: 'submit', price: price() });
    store.set(redeemAtom, { type: 'confirm' });
    await settled();
    expect(flow()).toMatchObject({ notice: { text } });
    const card = await fetchProduct(store.get(sendAtom), GIFT_CARD_SKU);
    store.get(queryClientAtom).setQueryData(productKey(1001, GIFT_CARD_SKU), card);
    store.set(openCheckoutAtom, GIFT_CARD_SKU);
    store.set(redeemAtom, { type: 'submit', price: detailPrize(card).price ?? 0 });
    await settled();
    expect(flow()).toMatchObject({ notice: { text } });
    expect(ledger()).toEqual([]);
    expect(sent('/orders/simulation')).toHaveLength(0);
    expect(sent('/orders')).toHaveLength(0);
  });

  it('stays at the question while the previous run is ending', async () => {
    setScenario('simulation-unknown', { only: 'POST /orders/simulation', times: 1 });
    store.set(submitCheckoutAtom, { kind: 'delivery', form: FORM }, price());
    store.set(redeemAtom, { type: 'confirm' });
    const confirmed: string[] = [];
    const leave = store.sub(checkoutAtom, () => {
      if (flow().step !== 'form') return;
      leave();
      store.set(submitCheckoutAtom, { kind: 'delivery', form: FORM }, price());
      store.set(redeemAtom, { type: 'confirm' });
      confirmed.push(flow().step);
    });
    await vi.waitFor(() => expect(confirmed).toEqual(['confirm']), SOON);
    await vi.waitFor(() => {
      store.set(redeemAtom, { type: 'confirm' });
      expect(flow().step).not.toBe('confirm');
    }, SOON);
    await settled();
    expect(flow().step).toBe('success');
    expect(sent('/orders')).toHaveLength(1);
  });

  it("does not order a retailer's prize with the form for a card", async () => {
    const payload = { ...PERSON, sku: BLENDER_SKU, type_card: 'new' as const, pickup_id: 1 };
    store.set(submitCheckoutAtom, { kind: 'card', payload }, price());
    store.set(redeemAtom, { type: 'confirm' });
    await settled();
    expect(flow()).toMatchObject({
      notice: {
        text: 'No podemos canjear este premio selecciona otro o intenta mas tarde',
      },
    });
    expect(sent('/orders/simulation')).toHaveLength(0);
  });

  it('orders what was submitted first, even if another form is submitted before the confirmation', async () => {
    store.set(submitCheckoutAtom, { kind: 'delivery', form: FORM }, price());
    store.set(
      submitCheckoutAtom,
      { kind: 'delivery', form: { ...FORM, address_id: '99' } },
      price(),
    );
    store.set(redeemAtom, { type: 'confirm' });
    await settled();
    expect(sent('/orders')[0]?.body).toMatchObject({ address_id: 61 });
  });

  it('sends nothing while another tab orders, and shows a notice', async () => {
    const request = vi.fn(
      (_name: string, _options: LockOptions, run: (lock: Lock | null) => unknown) =>
        Promise.resolve(run(null)),
    );
    vi.stubGlobal('navigator', { locks: { request } });
    await redeemOnce();
    expect(request.mock.calls[0]?.[0]).toBe('gemas-order');
    expect(flow()).toMatchObject({
      notice: { text: 'Ya hay un canje en camino en otra pestaña. Espera a que termine.' },
    });
    expect(sent('/orders/simulation')).toHaveLength(0);
  });

  it('that is left after its order shows the form again; leaving that of another prize has no effect', async () => {
    await redeemOnce();
    store.set(leaveCheckoutAtom, 'another');
    expect(flow().step).toBe('success');
    store.set(leaveCheckoutAtom, BLENDER_SKU);
    expect(store.get(checkoutAtom).sku).toBe('');
    expect(flowOfSku(store.get(checkoutAtom), BLENDER_SKU)).toEqual({ step: 'form', notice: null });
  });

  it('of another prize does not replace the checkout whose order is in progress', async () => {
    server.use(...faults('slow', { ms: 50 }));
    store.set(submitCheckoutAtom, { kind: 'delivery', form: FORM }, price());
    store.set(redeemAtom, { type: 'confirm' });
    store.set(openCheckoutAtom, 'another');
    expect(store.get(checkoutAtom).sku).toBe(BLENDER_SKU);
    expect(flowOfSku(store.get(checkoutAtom), 'another')).toMatchObject({
      notice: { text: 'Tu otro canje va en camino. Espera a que termine.' },
    });
    await settled();
    expect(flow().step).toBe('success');
  });
});

describe('an order whose checkout is left while it is in progress', () => {
  it.each([
    ['stays unseen if the checkout is not opened again', false],
    ['is seen if the checkout is opened again', true],
  ])('%s', async (_name, comesBack) => {
    server.use(...faults('slow', { ms: 50 }));
    store.set(submitCheckoutAtom, { kind: 'delivery', form: FORM }, price());
    store.set(redeemAtom, { type: 'confirm' });
    store.set(leaveCheckoutAtom, BLENDER_SKU);
    store.set(openCheckoutAtom, comesBack ? BLENDER_SKU : 'another');
    await settled();
    expect(ledger()).toMatchObject([{ state: 'made', isSeen: comesBack }]);
    expect(sent('/orders').length).toBeLessThan(2);
  });
});

describe('a reloaded page', () => {
  it('does not show the result of an order again', async () => {
    await redeemOnce();
    expect(flow().step).toBe('success');
    store.set(leaveCheckoutAtom, BLENDER_SKU);
    expect(flow().step).toBe('form');
    await loadPage(store.get(tokenAtom));
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
    ['order-message', 'form', null],
    ['order-offline', 'form', null],
  ])('%s leads to the step %s', async (scenario, step, text) => {
    server.use(...faults(scenario));
    await redeemOnce();
    const state = flow();
    expect(state.step).toBe(step);
    if (text) expect(state).toMatchObject({ notice: { title: 'Atención', text } });
    expect(local.getItem('last_rewards')).toBeNull();
    expect(store.get(balanceAtom)).toBe(1284);
    expect(price()).toBe(489);
  });

  it('because of a new price shows that price before the form returns', async () => {
    server.use(...faults('simulation-price-change'));
    await redeemOnce();
    expect(flow().step).toBe('form');
    store.set(submitCheckoutAtom, { kind: 'delivery', form: FORM }, price());
    expect(flow().step).toBe('confirm');
    server.resetHandlers();
    store.set(redeemAtom, { type: 'confirm' });
    await settled();
    expect(flow()).toEqual({ step: 'success', balance: 1284 - 489 - 21 });
  });

  it('because of a new price above the balance leads to the form', async () => {
    server.use(...faults('simulation-price-over-balance'));
    await redeemOnce();
    store.set(submitCheckoutAtom, { kind: 'delivery', form: FORM }, price());
    expect(flow()).toMatchObject({ notice: { text: 'No tienes gemas suficientes.' } });
  });
});

describe('a draft', () => {
  it('is restored for the same user and prize only', () => {
    const typed = { ...FORM, address_id: NEW_ADDRESS, street: 'Amargura' };
    store.set(saveDraftAtom, BLENDER_SKU, typed);
    const user = store.get(userAtom);
    expect(withDraft(deliveryDefaults(user), user.id, BLENDER_SKU)).toEqual(typed);
    expect(withDraft(deliveryDefaults(user), user.id, 'other').street).toBe('');
    expect(withDraft(deliveryDefaults(user), 7, BLENDER_SKU).street).toBe('');
  });

  it('of a card comes back without its number, which is never stored', () => {
    const draft = { ...PERSON, pickup_id: '3', search: 'León' };
    const typed = { ...draft, number_card: '5210004833172401', number_card_confirm: '5210' };
    store.set(saveCardDraftAtom, GIFT_CARD_SKU, typed);
    expect(session.getItem('draft')).not.toContain('5210');
    const user = store.get(userAtom);
    expect(withDraft(cardDefaults(user), user.id, GIFT_CARD_SKU)).toEqual(draft);
    expect(withDraft(cardDefaults(user), user.id, 'other')).toMatchObject({
      pickup_id: '',
      search: '',
    });
  });

  it('stays while another prize is ordered', () => {
    store.set(saveDraftAtom, BLENDER_SKU, { ...FORM, street: 'Amargura' });
    removeDraft('other');
    expect(draftOf(BLENDER_SKU).street).toBe('Amargura');
    removeDraft(BLENDER_SKU);
    expect(session.getItem('draft')).toBeNull();
  });

  it.each([
    '',
    '{',
    '[]',
    'null',
    '7',
    '{"userId":1001,"sku":"100214"}',
    '{"userId":1001,"sku":"100214","form":null}',
    '{"userId":1001,"sku":"100214","form":"street"}',
    '{"userId":1001,"sku":"100214","form":{"city":"León","street":7}}',
  ])('is ignored when it cannot be read: %s', (draft) => {
    session.setItem('draft', draft);
    expect(draftOf(BLENDER_SKU).street).toBe('');
  });
});

describe('what was redeemed on this phone', () => {
  const REWARD = { sku: BLENDER_SKU, date: 1_773_000_000_000 };

  it('is known in every tab', () => {
    local.setItem('last_rewards', JSON.stringify([REWARD]));
    expect(lastRewards(store.get(userAtom).id)).toEqual([REWARD]);
  });

  it.each(['{', 'null', '{"0":1}', '[null]', '[7]', '[{"sku":7,"date":1}]', '[{"sku":"1"}]'])(
    'is nothing if it cannot be read: %s',
    (stored) => {
      local.setItem('last_rewards', stored);
      expect(lastRewards(store.get(userAtom).id)).toEqual([]);
    },
  );

  it('is nothing if one of several cannot be read', () => {
    local.setItem('last_rewards', JSON.stringify([REWARD, { sku: '1', date: 'ayer' }]));
    expect(lastRewards(store.get(userAtom).id)).toEqual([]);
  });
});

describe('a warning', () => {
  const toasts = () => store.get(toastsAtom).map(({ title, text }) => [title, text]);
  const SOLD_OUT = ['Atención', 'Este producto se ha agotado'];
  const REFUSED = [
    'Atención',
    'No podemos canjear este premio selecciona otro o intenta mas tarde',
  ];

  it('is a toast that stays when its screen is left', async () => {
    setScenario('simulation-out-of-stock');
    await redeemOnce();
    expect(toasts()).toEqual([SOLD_OUT]);
    store.set(openCheckoutAtom, 'another');
    expect(toasts()).toEqual([SOLD_OUT]);
  });

  it('is removed when the user tries again', async () => {
    setScenario('simulation-500', { times: 2 });
    await redeemOnce();
    expect(toasts()).toEqual([REFUSED]);
    store.set(submitCheckoutAtom, { kind: 'delivery', form: FORM }, price());
    expect(toasts()).toEqual([]);
    store.set(redeemAtom, { type: 'confirm' });
    await settled();
    expect(toasts()).toEqual([REFUSED]);
    store.set(openCheckoutAtom, BLENDER_SKU);
    await redeemOnce();
    expect(flow().step).toBe('success');
    expect(toasts()).toEqual([]);
  });

  it('with the same text is a new toast, and is not shown again after it was closed', async () => {
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

  it('about another order is a single toast, which can be removed by its id', () => {
    store.set(toastAtom, OTHER_ORDER_TOAST);
    store.set(toastAtom, OTHER_ORDER_TOAST);
    expect(store.get(toastsAtom)).toEqual([
      {
        id: expect.any(String),
        tone: 'warn',
        title: 'Atención',
        text: 'Tu otro canje va en camino. Espera a que termine.',
      },
    ]);
    store.set(dismissToastAtom, OTHER_ORDER_TOAST.id);
    expect(toasts()).toEqual([]);
  });

  it('that was stored for after a reload waits until the order in progress has ended', async () => {
    server.use(...faults('slow', { ms: 50 }));
    store.set(submitCheckoutAtom, { kind: 'delivery', form: FORM }, price());
    store.set(redeemAtom, { type: 'confirm' });
    const notice = { userId: 1001, title: 'Atención', text: 'Este producto se ha agotado' };
    session.setItem('notice', JSON.stringify(notice));
    store.set(openCheckoutAtom, BLENDER_SKU);
    expect(toasts()).toEqual([]);
    await settled();
    store.set(leaveCheckoutAtom, BLENDER_SKU);
    store.set(openCheckoutAtom, BLENDER_SKU);
    expect(toasts()).toEqual([SOLD_OUT]);
  });

  it('of a checkout has the tone of a warning', async () => {
    setScenario('simulation-500');
    await redeemOnce();
    expect(store.get(toastsAtom)).toMatchObject([{ tone: 'warn' }]);
  });

  it.each([
    '{',
    'null',
    '{"userId":1001,"title":7,"text":"x"}',
    '{"userId":1001,"title":"x"}',
    '{"userId":2002,"title":"x","text":"y"}',
  ])(
    'that cannot be read after a reload, or belongs to another user, is not shown: %s',
    async (stored) => {
      session.setItem('notice', stored);
      await loadPage(store.get(tokenAtom));
      expect(toasts()).toEqual([]);
      expect(session.getItem('notice')).toBeNull();
    },
  );

  it('that is followed by a reload is shown once afterwards, to the same user only', async () => {
    setScenario('simulation-other-product-price');
    await redeemOnce();
    expect(flow().step).toBe('reloading');
    const said = toasts();
    expect(said).toHaveLength(1);
    const mine = store.get(tokenAtom);
    await loadPage(mine);
    expect(toasts()).toEqual(said);
    expect(store.get(toastsAtom)).toMatchObject([{ tone: 'warn' }]);
    await loadPage(mine);
    expect(toasts()).toEqual([]);

    setScenario('simulation-other-product-price');
    await redeemOnce();
    await loadPage(resetDb('60015'));
    expect(toasts()).toEqual([]);
  });
});
