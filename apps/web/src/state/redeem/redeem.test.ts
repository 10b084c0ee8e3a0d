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
  type ProductDetail,
  type RedeemPayload,
  simulationPayload,
} from '@gemas/domain';
import { BLENDER_SKU, db, faults, GIFT_CARD_SKU, resetDb, setScenario } from '@gemas/mocks';
import { server } from '@gemas/mocks/node';
import { queryClientAtom } from 'jotai-tanstack-query';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchOrders } from '../../api/orders.ts';
import { fetchProduct } from '../../api/vault.ts';
import { heldCall } from '../../testing/held-call.ts';
import { keepEntry, ledgerEntry } from '../../testing/ledger.ts';
import { answerWithMocks, openMockPage } from '../../testing/mock-server.ts';
import { holdLocks, settleAsNotMade } from '../../testing/phone.ts';
import { SOON } from '../../testing/soon.ts';
import { fakeStorage } from '../../testing/storage.ts';
import { pageLoads } from '../../testing/stores.ts';
import { local, session } from '../core/storage.ts';
import { dismissToastAtom, toastsAtom } from '../core/toasts.ts';
import { ordersKey } from '../orders.ts';
import { enterAtom } from '../session/entering.ts';
import {
  balanceAtom,
  checkTokenAtom,
  sendAtom,
  startupAtom,
  tokenAtom,
  userAtom,
} from '../session/session.ts';
import { renewTokenAtom } from '../session/start.ts';
import type { AppStore } from '../session/store.ts';
import { productKey } from '../vault.ts';
import { removeDraft, saveCardDraftAtom, saveDraftAtom, withDraft } from './draft.ts';
import { lookForProofAtom } from './proof.ts';
import {
  checkoutAtom,
  leaveCheckoutAtom,
  moveCheckoutAtom,
  openCheckoutAtom,
  redeemAtom,
} from './redeem.ts';
import { lastRewards } from './redeemed.ts';
import { openEntryAtom } from './sent-entry.ts';
import {
  changeEntryAtom,
  forgetUnprovenAtom,
  hasUnsettledAtom,
  readLedger,
  seenAtom,
} from './stored-ledger.ts';

const PERSON = { first_name: 'Fernanda', last_name: 'Ávila', email: 'a@b.mx', phone: '4771234508' };
const FORM: DeliveryForm = {
  ...deliveryDefaults({ ...PERSON, addresses: [] }),
  address_id: '61',
};

let store: AppStore;

answerWithMocks();

/** Simulates a page load, and opens the checkout of `BLENDER_SKU`. The data stored on the phone stay. */
async function loadPage(...page: Parameters<typeof openMockPage>) {
  store = await openMockPage(...page);
  const [send, client] = [store.get(sendAtom), store.get(queryClientAtom)];
  // In the app, `CheckoutPage` fetches the product and the orders. No page is rendered here.
  client.setQueryData(PRODUCT_KEY, await fetchProduct(send, BLENDER_SKU));
  client.setQueryData(ordersKey(1001), await fetchOrders(send));
  store.set(openCheckoutAtom, BLENDER_SKU);
}

beforeEach(async () => {
  local.clear();
  session.clear();
  await loadPage(resetDb('48213'));
});

const DELIVERY = simulationPayload(BLENDER_SKU, FORM);
const CARD = { ...PERSON, sku: BLENDER_SKU, type_card: 'new' as const, pickup_id: 1 };
const PRODUCT_KEY = productKey(1001, BLENDER_SKU);
const CANNOT_REDEEM = 'No podemos canjear este premio selecciona otro o intenta mas tarde';

const flow = () => store.get(checkoutAtom).flow;
const requests = (method: string, path: string) =>
  db.requests.filter((request) => request.method === method && request.path === path);
const sent = (path: string) => requests('POST', path);
const asked = (path: string) => requests('GET', path).length;
const settled = () => vi.waitFor(() => expect(isRedeeming(flow())).toBe(false), SOON);
const answerOrders = (status: number, body: object | null) =>
  server.use(http.post('*/orders', () => HttpResponse.json(body, { status })));
const answerSimulation = (body: object) =>
  server.use(http.post('*/orders/simulation', () => HttpResponse.json(body)));

/** The product of the open checkout, as the app knows it. */
function product(): ProductDetail {
  const known = store.get(queryClientAtom).getQueryData<ProductDetail>(PRODUCT_KEY);
  if (!known) throw new Error('no product');
  return known;
}

/** Returns the price on the button, in gems. */
const price = () => detailPrize(product()).price ?? 0;

/** The orders that the app knows. */
const listed = () =>
  store.get(queryClientAtom).getQueryData<OrdersAnswer>(ordersKey(1001))?.orders ?? [];

/** The user's entries in this phone's ledger. */
const ledger = () => readLedger(store.get(userAtom).id);
const states = () => ledger().map(({ state }) => state);
const toasts = () => store.get(toastsAtom).map(({ title, text }) => [title, text]);

/** Returns the initial values of the prize's delivery form: defaults, replaced by typed values. */
function draftOf(sku: string): DeliveryForm {
  const user = store.get(userAtom);
  return withDraft(deliveryDefaults(user), user.id, sku);
}

const submit = (payload: RedeemPayload = DELIVERY) =>
  store.set(redeemAtom, { type: 'submit', price: price() }, payload);
const confirm = () => store.set(redeemAtom, { type: 'confirm' });

async function redeemOnce(payload: RedeemPayload = DELIVERY): Promise<void> {
  await submit(payload);
  await confirm();
}

/** Begins an order, and returns while its simulation is in progress. */
async function redeemSlowly(): Promise<void> {
  server.use(...faults('slow', { ms: 50 }));
  await submit();
  void confirm();
}

/** Stores a ledger entry for the prize `BLENDER_SKU`. `over` replaces fields of the entry. */
const write = (over: Partial<LedgerEntry>) => keepEntry(1001, { sku: BLENDER_SKU, ...over });

/** Replaces the storage by one without cached answers and without room for another character. Returns the new one. */
function fillStorage() {
  const kept = Object.keys(localStorage).filter((name) => !name.startsWith('cache:'));
  const stored = kept.map((name) => [name, local.getItem(name) ?? '']);
  const full = fakeStorage(stored.flat().join('').length);
  for (const [name = '', value = ''] of stored) full.setItem(name, value);
  vi.stubGlobal('localStorage', full);
  return full;
}

describe('an order', () => {
  it('has all effects of a success', async () => {
    local.setItem('cache:1001:products', '{}');
    store.set(saveDraftAtom, BLENDER_SKU, FORM);
    const client = store.get(queryClientAtom);
    const before = listed();
    await redeemOnce();
    expect(flow()).toEqual({ step: 'success' });
    expect(store.get(checkoutAtom).payload).toBeNull();
    expect(store.get(balanceAtom)).toBe(795);
    expect(store.get(userAtom).order_now).toContain(BLENDER_SKU);
    expect(lastRewards(1001)).toEqual([{ sku: BLENDER_SKU, date: expect.any(Number) }]);
    expect(session.getItem('draft')).toBeNull();
    expect(local.getItem('cache:1001:products')).toBe('{}');
    expect(client.getQueryState(ordersKey(1001))?.isInvalidated).toBe(true);
    expect(client.getQueryState(PRODUCT_KEY)?.isInvalidated).toBe(false);
    expect(ledger()).toEqual([
      ledgerEntry({
        ...{ sku: BLENDER_SKU, name: expect.stringContaining('Licuadora'), isSeen: true },
        ...{ state: 'made', sentAt: expect.any(Number), settledAt: expect.any(Number) },
        ordersBefore: before.map(({ id }) => id),
      }),
    ]);
  });

  it('that is refused warns, fetches the balance, and the form is back (spec section 8, Order create)', async () => {
    const before = [asked('/auth/user'), asked('/orders')];
    answerOrders(422, { message: 'Sin saldo' });
    await redeemOnce();
    expect(toasts()).toEqual([['Atención', 'Sin saldo']]);
    expect(ledger()).toMatchObject([{ state: 'not-made', isSeen: true, message: '' }]);
    await vi.waitFor(() => expect(asked('/auth/user')).toBe(Number(before[0]) + 1), SOON);
    expect(asked('/orders')).toBe(before[1]);
    server.resetHandlers();
    await redeemOnce();
    expect(flow().step).toBe('success');
  });

  it('that the balance no longer covers, because an order of unknown outcome was made, is refused by the server', async () => {
    write({ sku: 'other', ordersBefore: listed().map(({ id }) => id) });
    db.account('48213').state.balance = 1284 - 1000;
    await redeemOnce();
    expect(toasts()).toEqual([['Atención', 'No tienes gemas suficientes.']]);
    expect(states()).toEqual(['unknown', 'not-made']);
  });

  it('that ends with a 500 is checked, and warns with its words (spec section 8, Order create)', async () => {
    const message = 'El catálogo no responde.';
    answerOrders(500, { message });
    await redeemOnce();
    expect(toasts()).toEqual([['Atención', message]]);
    expect(ledger()).toMatchObject([{ state: 'unknown', isSeen: false, message }]);
  });

  it('answered with only a message (spec section 7) warns with it, and is free once a list denies it', async () => {
    setScenario('order-200-message', { only: 'POST /orders', times: 1 });
    await redeemOnce();
    expect(toasts()).toEqual([['Atención', 'Llegaste al límite de canjes de este mes.']]);
    const denied = [{ state: 'not-made', isSeen: true }];
    await vi.waitFor(() => expect(ledger()).toMatchObject(denied), SOON);
    await redeemOnce();
    expect(flow().step).toBe('success');
  });

  it('that is made in a hidden tab stays unseen', async () => {
    vi.stubGlobal('document', { hidden: true });
    await redeemOnce();
    expect(ledger()).toMatchObject([{ state: 'made', isSeen: false }]);
  });

  it.each([
    ['stays unseen if another checkout is opened', 'another', false],
    ['is seen if the checkout is opened again', BLENDER_SKU, true],
  ])('whose checkout is left while it is in progress %s', async (_what, opened, isSeen) => {
    await redeemSlowly();
    store.set(leaveCheckoutAtom, BLENDER_SKU);
    store.set(openCheckoutAtom, opened);
    // The checkout of another prize does not replace the one whose order is in progress.
    expect(store.get(checkoutAtom)).toMatchObject({ sku: BLENDER_SKU, isLeft: !isSeen });
    expect(flowOfSku(store.get(checkoutAtom), 'another').step).toBe('form');
    await settled();
    expect(ledger()).toMatchObject([{ state: 'made', isSeen }]);
    expect(sent('/orders')).toHaveLength(1);
  });

  it('of unknown outcome is not sent again, even after a reload', async () => {
    setScenario('order-offline', { only: 'POST /orders' });
    await redeemOnce();
    expect(states()).toEqual(['unknown']);
    await redeemOnce();
    await loadPage(store.get(tokenAtom));
    await redeemOnce();
    expect(flow().step).toBe('form');
    expect(sent('/orders')).toHaveLength(1);
  });

  const settleNow = () => settleAsNotMade(store);
  it.each([
    ['before its call', { beforeCall: () => void settleNow() }],
    ['while its token was renewed', { renew: settleNow }],
  ])('that another tab has settled is not sent by a tab that slept %s', async (_when, page) => {
    await loadPage(resetDb('48213'), page);
    const refuse = () => new HttpResponse(null, { status: 401 });
    server.use(http.post('*/orders', refuse, { once: true }));
    await redeemOnce();
    expect(sent('/orders')).toHaveLength(0);
    expect(states()).toEqual(['not-made']);
    expect(flow()).toEqual({ step: 'form', warning: null });
  });

  it.each([
    ['full', false, 'Libera espacio'],
    ['blocked', true, 'permite los datos de este sitio'],
  ])('is not sent if the storage is %s, and says why', async (_why, isBlocked, text) => {
    vi.spyOn(local, 'setItem').mockReturnValue(false);
    vi.spyOn(local, 'isBlocked').mockReturnValue(isBlocked);
    await redeemOnce();
    expect(flow()).toMatchObject({ warning: expect.stringContaining(text) });
    expect(sent('/orders')).toHaveLength(0);
    expect(states()).toEqual([]);
  });

  it('removes cached answers if its entry does not fit into the storage', async () => {
    local.setItem('cache:1001:products', '{}');
    const store = local.setItem;
    vi.spyOn(local, 'setItem').mockImplementation((key, value) =>
      local.getItem('cache:1001:products') === null ? store(key, value) : false,
    );
    await redeemOnce();
    expect(flow().step).toBe('success');
  });

  it.each([
    ["a retailer's prize with the form for a card", BLENDER_SKU, CARD],
    ['a card with the form for a delivery', GIFT_CARD_SKU, DELIVERY],
  ])('is not sent for %s', async (_what, sku, payload) => {
    const product = await fetchProduct(store.get(sendAtom), sku);
    store.get(queryClientAtom).setQueryData(productKey(1001, sku), product);
    store.set(openCheckoutAtom, sku);
    const event = { type: 'submit', price: detailPrize(product).price ?? 0 } as const;
    await store.set(redeemAtom, event, payload);
    await confirm();
    expect(flow()).toMatchObject({ warning: CANNOT_REDEEM });
    expect([...ledger(), ...sent('/orders/simulation'), ...sent('/orders')]).toEqual([]);
  });

  it('contains what was submitted first, even if another form is submitted before the confirmation', async () => {
    await submit();
    await submit(simulationPayload(BLENDER_SKU, { ...FORM, address_id: '99' }));
    await confirm();
    expect(sent('/orders')[0]?.body).toMatchObject({ address_id: 61 });
  });

  it('is not sent while another tab orders, and shows a notice', async () => {
    const locks = holdLocks();
    await redeemOnce();
    expect(locks).toEqual(['gemas-order']);
    const warning = 'Ya hay un canje en camino en otra pestaña. Espera a que termine.';
    expect(flow()).toMatchObject({ warning });
    expect(sent('/orders/simulation')).toHaveLength(0);
  });
});

describe('an order in progress', () => {
  it('ends before the page is loaded for another user, whose code was typed', async () => {
    await redeemSlowly();
    await store.set(enterAtom, '50110', null);
    expect(pageLoads).toEqual([null]);
    expect(flow().step).toBe('success');
    expect(sent('/orders')).toHaveLength(1);
  });

  it('ends as a success after its user has lost the token, by the stored code', async () => {
    await loadPage(store.get(tokenAtom), { renew: () => store.set(renewTokenAtom) });
    local.setItem('login_code', '48213');
    await redeemSlowly();
    local.removeItem('token');
    store.set(checkTokenAtom);
    expect(store.get(startupAtom).step).toBe('left');
    await settled();
    expect(flow().step).toBe('success');
    expect(session.getItem('user')).toBeNull();
  });

  it('is not sent if the phone belongs to another user by then', async () => {
    await redeemSlowly();
    local.setItem('owner', '1002');
    await settled();
    expect(flow()).toMatchObject({ step: 'form', warning: expect.any(String) });
    expect(sent('/orders')).toHaveLength(0);
    expect([local.getItem('last_rewards'), ...local.keys('ledger:')]).toEqual([null]);
  });
});

describe('a simulation', () => {
  it('with a new price shows that price before the form returns', async () => {
    server.use(...faults('simulation-price-change'));
    await redeemOnce();
    expect(flow().step).toBe('form');
    server.resetHandlers();
    await redeemOnce();
    expect(flow().step).toBe('success');
    expect(store.get(balanceAtom)).toBe(1284 - 489 - 21);
  });

  describe('without the new price, or with one in another unit (decision 36)', () => {
    let before = 0;
    beforeEach(() => {
      const query = store.get(queryClientAtom).getQueryCache().find({ queryKey: PRODUCT_KEY });
      const queryFn = () => fetchProduct(store.get(sendAtom), BLENDER_SKU);
      query?.setOptions({ ...query.options, queryFn });
      before = asked(`/products/${BLENDER_SKU}`);
    });

    it('fetches the product again', async () => {
      const ordersBefore = asked('/orders');
      const message = 'Hubo un cambio en el costo del canje';
      answerSimulation({ status: 400, message });
      await redeemOnce();
      expect(flow()).toMatchObject({ warning: message });
      expect(asked('/orders')).toBe(ordersBefore);
      expect(asked(`/products/${BLENDER_SKU}`)).toBe(before + 1);
    });

    it('orders the prize if the simulation was accepted and the catalogue still has the tapped price', async () => {
      answerSimulation({ status: 200, message: 'ok', body: { Price: price() } });
      await redeemOnce();
      expect(flow().step).toBe('success');
      expect(asked(`/products/${BLENDER_SKU}`)).toBe(before + 1);
    });

    it('orders nothing if the catalogue has another price: nobody pays an unseen price', async () => {
      const changed = { ...product(), result: { ...product().result, Price: 61_200 } };
      answerSimulation({ status: 200, message: 'ok', body: { Price: price() } });
      server.use(http.get(`*/products/${BLENDER_SKU}`, () => HttpResponse.json(changed)));
      await redeemOnce();
      const warning = 'El precio de este premio cambió. Revísalo antes de canjear.';
      expect(flow()).toMatchObject({ warning });
      expect(price()).toBe(600);
      expect(sent('/orders')).toHaveLength(0);
    });
  });
});

describe('the search for proof', () => {
  const look = () => store.set(lookForProofAtom);

  it('settles an order that was made, with all effects of a success', async () => {
    const skus = () => listed().map(({ sku }) => sku);
    const before = skus();
    store.set(saveDraftAtom, BLENDER_SKU, FORM);
    write({ seq: 1, sku: 'other', price: 7 });
    server.use(...faults('order-no-answer', { only: 'POST /orders' }));
    await redeemOnce();
    await vi.waitFor(() => expect(states()).toEqual(['unknown', 'made']), SOON);
    expect(store.get(balanceAtom)).toBe(795);
    expect(store.get(userAtom).order_now).toContain(BLENDER_SKU);
    expect(lastRewards(1001)).toEqual([{ sku: BLENDER_SKU, date: ledger()[1]?.sentAt }]);
    expect(session.getItem('draft')).toBeNull();
    expect(ledger()[1]?.isSeen).toBe(false);
    expect(skus().sort()).toEqual([...before, BLENDER_SKU].sort());
  });

  it('asks nothing while nothing is open, or while this page still sends the order', async () => {
    const before = asked('/orders');
    expect(store.get(hasUnsettledAtom)).toBe(false);
    await look();
    await redeemSlowly();
    await vi.waitFor(() => expect(states()).toEqual(['sending']), SOON);
    await look();
    expect(asked('/orders')).toBe(before);
    await settled();
    expect(states()).toEqual(['made']);
  });

  it('runs once at a time, and tells whether it runs', async () => {
    setScenario('order-offline', { only: 'POST /orders' });
    await redeemOnce();
    expect(store.get(hasUnsettledAtom)).toBe(true);
    const looking = look();
    expect(look()).toBe(looking);
    expect(store.get(lookForProofAtom)).toBe(true);
    await looking;
    expect(store.get(lookForProofAtom)).toBe(false);
  });

  it('needs only the list of orders (decision 37), and subtracts the price from the known balance', async () => {
    server.use(...faults('order-no-answer'), ...faults('offline', { only: 'GET /auth/user' }));
    await redeemOnce();
    await look();
    expect(states()).toEqual(['made']);
    expect(store.get(balanceAtom)).toBe(795);
  });

  it('does not compare the balance with an order that was made after the balance was requested', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    const { state } = db.account('48213');
    // An order of another prize was made and paid, but the list lacks that order.
    write({ sku: 'other', sentAt: Date.now(), ordersBefore: listed().map(({ id }) => id) });
    state.balance = 795;
    await look();
    expect(store.get(balanceAtom)).toBe(795);
    clock.mockReturnValue(60_000);
    const before = asked('/auth/user');
    const list = heldCall('/orders');
    server.use(list.handler);
    const looking = look();
    await vi.waitFor(() => expect(list.calls()).toBe(1), SOON);
    await vi.waitFor(() => expect(asked('/auth/user')).toBe(before + 1), SOON);
    await redeemOnce();
    list.release();
    await looking;
    expect(states()).toEqual(['unknown', 'made']);
  });

  it('settles nothing by an answer about another user', async () => {
    server.use(...faults('order-no-answer'));
    db.account('48213').state.user.id = 2002;
    await redeemOnce();
    await look();
    expect(states()).toEqual(['unknown']);
  });

  it.each([
    ['settled', true],
    ['removed', false],
  ])('does not settle an entry that another tab has %s meanwhile', async (_what, isLeft) => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    const entry = { sentAt: Date.now(), ordersBefore: listed().map(({ id }) => id) };
    write(entry);
    await look();
    clock.mockReturnValue(60_000);
    const looking = look();
    if (isLeft) write({ ...entry, state: 'made', settledAt: Date.now(), isSeen: true });
    else local.removeItem(`ledger:1001:1:order:${BLENDER_SKU}`);
    await looking;
    expect(ledger()).toMatchObject(isLeft ? [{ state: 'made', isSeen: true }] : []);
  });
});

describe('the ledger', () => {
  it('marks only settled entries as seen, and only those that were shown', () => {
    write({ seq: 1 });
    write({ seq: 2, state: 'made', settledAt: Date.now() });
    write({ seq: 3, state: 'not-made', settledAt: Date.now() });
    store.set(seenAtom, ({ seq }) => seq !== 3);
    expect(ledger().map(({ isSeen }) => isSeen)).toEqual([false, true, false]);
  });

  it('forgets only entries without proof, of this kind and prize', () => {
    const seqs = () => ledger().map(({ seq }) => seq);
    write({ seq: 1, state: 'unproven' });
    write({ seq: 2, state: 'made', settledAt: Date.now() });
    write({ seq: 3, state: 'unproven', kind: 'claim' });
    write({ seq: 4, state: 'unproven', sku: 'other' });
    store.set(forgetUnprovenAtom, 'order', BLENDER_SKU);
    expect(seqs()).toEqual([2, 3, 4]);
  });

  it('keeps an open order if the storage is too full for a change of it', () => {
    write({ seq: 1 });
    const key = `ledger:1001:1:order:${BLENDER_SKU}`;
    const before = local.getItem(key);
    const full = fillStorage();
    const [entry = ledgerEntry()] = ledger();
    store.set(changeEntryAtom, entry, () => ({ ...entry, message: 'El servidor no respondió' }));
    expect(full.getItem(key)).toBe(before);
  });

  it('has no entry that does not fit into the storage, so that the order can be sent later', () => {
    fillStorage();
    const order = { kind: 'order', sku: BLENDER_SKU, name: '', price: 489 } as const;
    expect(store.set(openEntryAtom, order)).toBe('full');
    expect(ledger()).toEqual([]);
  });
});

it('a checkout that is left after its order shows the form again; leaving that of another prize has no effect', async () => {
  await redeemOnce();
  store.set(leaveCheckoutAtom, 'another');
  expect(flow().step).toBe('success');
  store.set(leaveCheckoutAtom, BLENDER_SKU);
  expect(store.get(checkoutAtom).sku).toBe('');
  expect(flow()).toEqual({ step: 'form', warning: null });
});

describe('a draft', () => {
  it('is restored for the same user and prize only', () => {
    const typed = { ...FORM, address_id: NEW_ADDRESS, street: 'Amargura' };
    store.set(saveDraftAtom, BLENDER_SKU, typed);
    expect(draftOf(BLENDER_SKU)).toEqual(typed);
    expect(draftOf('other').street).toBe('');
    expect(withDraft(FORM, 7, BLENDER_SKU).street).toBe('');
  });

  it('of a card comes back without its number, which is never stored', () => {
    const draft = { ...PERSON, pickup_id: '3', search: 'León' };
    const typed = { ...draft, number_card: '5210004833172401', number_card_confirm: '5210' };
    store.set(saveCardDraftAtom, GIFT_CARD_SKU, typed);
    expect(session.getItem('draft')).not.toContain('5210');
    const user = store.get(userAtom);
    expect(withDraft(cardDefaults(user), user.id, GIFT_CARD_SKU)).toEqual(draft);
    expect(withDraft(cardDefaults(user), user.id, 'other').search).toBe('');
  });

  it('stays while another prize is ordered', () => {
    store.set(saveDraftAtom, BLENDER_SKU, { ...FORM, street: 'Amargura' });
    removeDraft('other');
    expect(draftOf(BLENDER_SKU).street).toBe('Amargura');
    removeDraft(BLENDER_SKU);
    expect(session.getItem('draft')).toBeNull();
  });

  it.each(['7', '{"userId":1001,"sku":"100214","form":{"city":"León","street":7}}'])(
    'is ignored when it cannot be read: %s',
    (draft) => {
      session.setItem('draft', draft);
      expect(draftOf(BLENDER_SKU).street).toBe('');
    },
  );
});

describe('a warning', () => {
  const SOLD_OUT = ['Atención', 'Este producto se ha agotado'];
  const REFUSED = ['Atención', CANNOT_REDEEM];

  it('is a toast that stays when its screen is left', async () => {
    setScenario('simulation-out-of-stock');
    await redeemOnce();
    store.set(openCheckoutAtom, 'another');
    expect(toasts()).toEqual([SOLD_OUT]);
    expect(store.get(toastsAtom)).toMatchObject([{ tone: 'warn' }]);
  });

  it('is removed when the user tries again', async () => {
    setScenario('simulation-500', { times: 2 });
    await redeemOnce();
    expect(toasts()).toEqual([REFUSED]);
    await submit();
    expect(toasts()).toEqual([]);
    await confirm();
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
    store.set(moveCheckoutAtom, { type: 'cancel' });
    store.set(openCheckoutAtom, BLENDER_SKU);
    expect(toasts()).toEqual([]);
  });

  it('that was stored for after a reload waits until the order in progress has ended', async () => {
    await redeemSlowly();
    session.setItem(
      'notice',
      JSON.stringify({ userId: 1001, text: 'Este producto se ha agotado' }),
    );
    store.set(openCheckoutAtom, BLENDER_SKU);
    expect(toasts()).toEqual([]);
    await settled();
    store.set(leaveCheckoutAtom, BLENDER_SKU);
    store.set(openCheckoutAtom, BLENDER_SKU);
    expect(toasts()).toEqual([SOLD_OUT]);
  });

  it('that cannot be read after a reload is not shown', async () => {
    session.setItem('notice', '{"userId":1001,"text":7}');
    await loadPage(store.get(tokenAtom));
    expect(toasts()).toEqual([]);
    expect(session.getItem('notice')).toBeNull();
  });

  it('that is followed by a reload is shown once afterwards', async () => {
    setScenario('simulation-other-product-price');
    await redeemOnce();
    expect(flow().step).toBe('reloading');
    const said = toasts();
    expect(said).toHaveLength(1);
    await loadPage(store.get(tokenAtom));
    expect(toasts()).toEqual(said);
    await loadPage(store.get(tokenAtom));
    expect(toasts()).toEqual([]);
  });
});
