import {
  entryToShow,
  isOpen,
  isRedeeming,
  isSettled,
  type LedgerEntry,
  type OrdersAnswer,
  type User,
} from '@gemas/domain';
import fc from 'fast-check';
import { queryClientAtom } from 'jotai-tanstack-query';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ApiError, type Call, type Send } from '../../api/call.ts';
import {
  fail,
  playAll,
  type Step,
  setStorage,
  settle,
  settleBurst,
  simulateBrowser,
  stepOf,
} from '../../testing/model.ts';
import { cardProduct } from '../../testing/phone.ts';
import { fakeStorage } from '../../testing/storage.ts';
import { openPage } from '../../testing/stores.ts';
import { LEDGER_PREFIX, local, session } from '../core/storage.ts';
import { ordersKey } from '../orders.ts';
import { refreshIdentityAtom } from '../session/connection.ts';
import { balanceAtom, identityAtom, sendAtom, tokenAtom } from '../session/session.ts';
import type { AppStore } from '../session/store.ts';
import { productKey } from '../vault.ts';
import { lookForProofAtom } from './proof.ts';
import {
  checkoutAtom,
  leaveCheckoutAtom,
  moveCheckoutAtom,
  openCheckoutAtom,
  redeemAtom,
} from './redeem.ts';
import { forgetUnprovenAtom, readLedger, seenAtom } from './stored-ledger.ts';

const SEED = 20_260_314;
const RUNS = 2000;
const START = Date.parse('2026-03-14T12:00:00-06:00');
const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;
/** Prefix of the keys of data that are not the app's. */
const FILLER = 'other:';
/** Time after which a call has certainly ended, ms. */
const CALL_MS = 75 * SECOND;
/** Time for which the server may carry out a call that the phone has given up, ms. */
const LATE_MS = 55 * SECOND;
/** How long the list of orders may lack an order, ms. With `LATE_MS`, it tells the truth within five minutes. */
const LAGS_MS = [0, 10, 60, 240].map((seconds) => seconds * SECOND);
/** Gems that the user may earn. Less than any price, because a balance that has grown as much hides a payment. */
const MAX_GAIN = 199;

/** How often each step occurs, compared with the others. */
const WEIGHTS = {
  ...{ order: 4, arrive: 2, answer: 4, lose: 1, time: 2, look: 2 },
  ...{ close: 1, clock: 1, fill: 1, earn: 1, spend: 1, return: 3 },
};
type LedgerStep = Step<keyof typeof WEIGHTS>;

/** How often the sequences reach the states that are to be tested. */
const NONE = { sent: 0, made: 0, notMade: 0, unproven: 0, risked: 0, full: 0 };
let counts = NONE;

/** Prices of the prizes. All are cards, because the checkout of a card needs the least input. Two prices are equal. */
const PRICES = [489, 489, 289, 200] as const;
const skuOf = (pick: number) => `card-${pick % PRICES.length}`;
const priceOf = (sku: string) => PRICES[Number(sku.slice(-1))] ?? 0;

const USER = { id: 1001, code: '48213', active: true, vault_open: true } as Partial<User> as User;

/** A call that was sent, and what really happened to its order. */
interface Sent {
  call: Call<unknown>;
  tab: AppStore;
  resolve: (answer: unknown) => void;
  reject: (error: unknown) => void;
  isOver: boolean;
  sentAt: number;
  /** When the server will no longer carry out the call, ms of `performance.now()`. */
  openUntil: number;
  /** When the call had certainly ended, as far as the phone can know, ms of `performance.now()`. */
  endedAt: number;
  /** User and wallet on the server when the call was sent. An outdated answer contains them. */
  before: ReturnType<StateWorld['identity']>;
  sku: string;
  /** Id (`idOf`) of the ledger entry of this call; '' if the call sends no order. */
  key: string;
  order: number | null;
  isRefused: boolean;
}

const UNPROVEN = [
  () => new ApiError('timeout'),
  () => new ApiError('server', 'No se pudo', { status: 500 }),
  () => new ApiError('gateway', null, { status: 502 }),
  () => new ApiError('timeout', 'No se pudo', { status: 408 }),
  () => new ApiError('unreadable', 'No se pudo', { status: 200 }),
] as const;

const REFUSALS = [
  () => new ApiError('server', 'No se pudo', { status: 422 }),
  () => new ApiError('missing', null, { status: 404 }),
  () => new ApiError('busy', null, { status: 429 }),
] as const;

/** The phone's clock: `Date.now()` returns `START + performance.now() + offset`. The step 'clock' changes `offset`. */
const clock = { offset: 0 };

const idOf = ({ seq, sku, sentAt }: LedgerEntry) => `${seq}:${sku}:${sentAt}`;

/**
 * A phone with one or two tabs that run the real code, and a simulated server over a bad network (decision 37). Only
 * the world knows which orders were made, so the world judges what the app says and sends.
 *
 * - The server may carry out a call up to `LATE_MS` after the phone has given up, except one that it has answered.
 * - The list of orders may lack an order for as long as `LAGS_MS`. The balance is always right.
 */
class StateWorld {
  private readonly tabs: AppStore[];
  private readonly sent: Sent[] = [];
  private orders = [{ id: 1, sku: 'card-0', total: 489, at: -9 * DAY }];
  private balance = 1284;
  private readonly began = performance.now();
  private orderNow: string[] = [];
  private hasMovedClock = false;
  private gained = 0;
  /** Ids of entries that the user has replaced, after the app has asked whether to risk a second order. */
  private readonly risked = new Set<string>();
  /** Number of characters that the phone can store. The ledger alone never needs them all. */
  private readonly quota: number = Number.POSITIVE_INFINITY;
  /** Describes the first order that the app should not have sent; '' for none. */
  private violation = '';

  constructor(private readonly pick: number) {
    if (pick % 5 === 0) this.quota = 6000;
    setStorage('localStorage', fakeStorage(this.quota));
    setStorage('sessionStorage', fakeStorage());
    local.clear();
    session.clear();
    local.setItem('token', 'token');
    this.tabs = Array.from({ length: 1 + (pick % 2) }, () => this.openTab(pick % 3 === 0));
  }

  identity() {
    return {
      user: { ...USER, order_now: this.orderNow },
      wallet: { balance: this.balance },
    };
  }

  private list(lag = 0): OrdersAnswer {
    const known = this.orders.filter(({ at }) => at < 0 || at <= performance.now() - lag);
    const orders = known.map(({ id, sku, total, at }) => ({
      ...{ id, sku, total },
      date: new Date(START + at - (at < 0 ? 0 : this.began)).toISOString(),
    }));
    return { orders, products: { Products: { result: [] } } } as unknown as OrdersAnswer;
  }

  private openTab(isListKnown: boolean): AppStore {
    const tab = openPage();
    tab.set(tokenAtom, 'token');
    tab.set(sendAtom, this.sendOf(tab));
    tab.set(identityAtom, this.identity());
    const client = tab.get(queryClientAtom);
    for (const at of PRICES.keys()) {
      const sku = skuOf(at);
      const prize = cardProduct({ sku, name: sku, gems: priceOf(sku) });
      client.setQueryData(productKey(USER.id, sku), prize);
    }
    if (isListKnown) client.setQueryData(ordersKey(USER.id), this.list());
    return tab;
  }

  private sendOf(tab: AppStore): Send {
    const send = (call: Call<unknown>) =>
      new Promise((resolve, reject) => {
        const isOrder = call.method === 'POST';
        const sku = isOrder ? (call.body as { sku: string }).sku : '';
        const key = isOrder ? this.keyOfOrder(sku) : '';
        const sentAt = performance.now();
        const truth = {
          ...{ order: null, isRefused: false, isOver: false, before: this.identity() },
          openUntil: Number.POSITIVE_INFINITY,
          endedAt: sentAt + CALL_MS,
        };
        this.sent.push({ call, tab, resolve, reject, sentAt, sku, key, ...truth });
      });
    return send as Send;
  }

  /** Sets `violation` if the app should not have sent the order. Returns the id of the order's entry, '' for none. */
  private keyOfOrder(sku: string): string {
    counts.sent += 1;
    const entries = readLedger(USER.id);
    const own = entries.filter((entry) => entry.sku === sku);
    const [entry] = own.filter(({ state }) => state === 'sending');
    const stored = Object.keys(globalThis.localStorage);
    const isStored = (seq: number) =>
      stored.some((key) => key === `${LEDGER_PREFIX}${USER.id}:${seq}:order:${sku}`);
    if (!entry || !isStored(entry.seq)) this.violation ||= 'an order that is not written down';
    if (own.some((one) => one !== entry && !one.isSeen)) {
      this.violation ||= 'sent again before the person was told the end of the first one';
    }
    return entry ? idOf(entry) : '';
  }

  private check(): void {
    if (this.violation) fail(this.violation);
    const entries = readLedger(USER.id);
    const ids = new Set(entries.map(idOf));
    const isLost = ({ key }: Sent) => key !== '' && !ids.has(key) && !this.risked.has(key);
    if (!this.hasMovedClock && this.sent.some(isLost)) fail('an order has no entry any more');
    for (const entry of entries) {
      const truth = this.sent.find(({ key }) => key === idOf(entry));
      if (!truth) continue;
      if (entry.state === 'not-made' && truth.order !== null) {
        fail('an order that was made is settled as not made');
      }
      const isEarly = performance.now() - truth.sentAt < 600 * SECOND;
      if (entry.state === 'unproven' && isEarly && !this.hasMovedClock) {
        fail('the app gives up within 10 minutes');
      }
    }
    // Orders of one prize are interchangeable. Too many are 'made' if the server has made fewer orders of the prize.
    for (const sku of this.hasMovedClock ? [] : PRICES.map((_, at) => skuOf(at))) {
      const made = entries.filter((entry) => entry.sku === sku && entry.state === 'made');
      const real = this.orders.filter((order) => order.sku === sku && order.at >= this.began);
      if (made.length > real.length) fail('an order that was not made is settled as made');
    }
  }

  private async order(tab: AppStore, pick: number): Promise<void> {
    const { sku: open, flow } = tab.get(checkoutAtom);
    if (isRedeeming(flow)) return;
    const sku = pick % 3 === 0 && open ? open : skuOf(pick >> 2);
    if (sku !== open || flow.step === 'success') {
      tab.set(leaveCheckoutAtom, open);
      tab.set(openCheckoutAtom, sku);
      // Simulates `CheckoutPage`, which fetches the orders. The answer may be outdated by `lag`, or may be missing.
      const lag = LAGS_MS[(pick >> 4) % LAGS_MS.length];
      if ((pick >> 6) % 4 !== 0) {
        tab.get(queryClientAtom).setQueryData(ordersKey(USER.id), this.list(lag));
      }
    }
    const unseen = entryToShow(readLedger(USER.id), 'order', sku);
    if (unseen && isSettled(unseen)) {
      tab.set(seenAtom, (entry) => entry.sku === sku);
      return;
    }
    if (unseen?.state === 'unproven' && pick % 5 !== 0) {
      tab.set(moveCheckoutAtom, { type: 'ask-risk' });
      this.risked.add(idOf(unseen));
      counts.risked += 1;
      tab.set(forgetUnprovenAtom, 'order', sku);
      tab.set(moveCheckoutAtom, { type: 'accept-risk' });
    }
    // Impatient users tap more than once.
    for (let taps = 0; taps < 3; taps += 1) {
      const person = { first_name: '', last_name: '', email: '', phone: '' };
      const payload = { sku, type_card: 'new' as const, pickup_id: 1, ...person };
      for (const tap of [
        { type: 'submit', price: priceOf(sku) },
        { type: 'redeem-again' },
      ] as const) {
        void tab.set(redeemAtom, tap, payload);
        await settle();
      }
    }
    if (JSON.stringify(tab.get(checkoutAtom)).includes('Libera espacio')) {
      counts.full += 1;
    }
  }

  private arrive(pick: number): void {
    const waiting = this.sent.filter(
      ({ key, order, isRefused, openUntil }) =>
        key && order === null && !isRefused && performance.now() <= openUntil,
    );
    const call = waiting[pick % Math.max(1, waiting.length)];
    if (!call) return;
    const price = priceOf(call.sku);
    if (this.balance < price || pick % 5 === 4) {
      call.isRefused = true;
      return;
    }
    call.order = this.orders.length + 1;
    this.orders.push({ id: call.order, sku: call.sku, total: price, at: performance.now() });
    this.balance -= price;
    this.orderNow = [...new Set([...this.orderNow, call.sku])];
  }

  private waiting(): Sent[] {
    return this.sent.filter(({ isOver }) => !isOver);
  }

  /** Ends a call for the phone. The server may still carry it out. */
  private end(call: Sent): void {
    call.isOver = true;
    call.openUntil = performance.now() + LATE_MS;
    call.endedAt = performance.now();
  }

  private answer(call: Sent | undefined, pick: number): void {
    if (!call) return;
    this.end(call);
    const { method, path } = call.call;
    const isTrue = pick % 4 !== 0;
    if (method === 'GET') {
      const lag = LAGS_MS[(pick >> 2) % LAGS_MS.length] ?? 0;
      if (!isTrue) call.reject(new ApiError('offline'));
      else if (path === '/orders') call.resolve(this.list(lag));
      else call.resolve(lag > 0 ? call.before : this.identity());
    } else if (isTrue && call.order !== null) call.resolve({ wallet: { balance: this.balance } });
    else if (isTrue && call.isRefused) {
      call.reject((REFUSALS[(pick >> 2) % REFUSALS.length] ?? REFUSALS[0])());
    } else {
      const error = (UNPROVEN[(pick >> 2) % UNPROVEN.length] ?? UNPROVEN[0])();
      // A server that has answered with a success does not carry out the call later.
      if (error.status === 200) call.openUntil = performance.now();
      call.reject(error);
    }
  }

  private async pass(ms: number): Promise<void> {
    const until = performance.now() + ms;
    for (const call of this.waiting()) {
      const end = call.sentAt + CALL_MS - 2 * SECOND;
      if (end > until) continue;
      vi.advanceTimersByTime(Math.max(0, end - performance.now()));
      this.end(call);
      call.reject(new ApiError('timeout'));
      await settle();
    }
    vi.advanceTimersByTime(Math.max(1, until - performance.now()));
    await settle();
  }

  private close(at: number, pick: number): void {
    for (const call of this.waiting()) {
      if (call.tab !== this.tabs[at]) continue;
      this.end(call);
      // The next page assumes the latest possible end.
      call.endedAt += CALL_MS;
    }
    this.tabs[at]?.get(queryClientAtom).clear();
    this.tabs[at] = this.openTab(pick % 2 === 0);
  }

  async play([name, pick]: LedgerStep): Promise<void> {
    const at = pick % this.tabs.length;
    const tab = this.tabs[at] as AppStore;
    const way = pick >> 1;
    const waiting = this.waiting();
    const one = waiting[way % Math.max(1, waiting.length)];
    const acts: Record<LedgerStep[0], () => unknown> = {
      order: () => this.order(tab, way),
      arrive: () => this.arrive(way),
      answer: () => this.answer(one, way >> 3),
      lose: () => {
        if (one) this.end(one);
        one?.reject(new ApiError('offline'));
      },
      time: () => this.pass(([1, 10, 61, 360][way % 4] ?? 0) * SECOND),
      // The search for proof and the return to the app end by later steps.
      look: () => void tab.set(lookForProofAtom),
      return: () => void tab.set(refreshIdentityAtom),
      close: () => this.close(at, way),
      clock: () => {
        if (way % 3 !== 0) return;
        this.hasMovedClock = true;
        clock.offset += ([400, -400, 2][(way >> 2) % 3] ?? 0) * DAY;
      },
      // Other data on the same origin fill the storage. The remaining space may fit an entry, but not its later changes.
      fill: () => Number.isFinite(this.quota) && fillStorage(this.quota - (way % 400)),
      earn: () => this.earn([1, 20, 60][way % 3] ?? 0),
      spend: () => this.spend(way),
    };
    await acts[name]();
    await settleBurst();
    this.check();
  }

  private earn(gems: number): void {
    if (this.gained + gems > MAX_GAIN) return;
    this.gained += gems;
    this.balance += gems;
  }

  /** Lowers the balance without this phone: by a correction of 3 gems, or by an order from another phone. */
  private spend(pick: number): void {
    const sku = skuOf(pick >> 1);
    const price = pick % 2 === 0 ? 3 : priceOf(sku);
    if (this.balance < price) return;
    this.balance -= price;
    if (price > 3) {
      this.orders.push({ id: this.orders.length + 1, sku, total: price, at: performance.now() });
    }
  }

  /**
   * Lets 11 minutes pass. Then nothing may be open, whether the server answers all calls or the list of orders fails.
   * Then removes the data that are not the app's, and lets the server answer.
   */
  async finish(): Promise<void> {
    for (const key of local.keys(FILLER)) globalThis.localStorage.removeItem(key);
    let fails = this.pick % 4 === 0;
    const answerAll = async () => {
      for (let round = 0; round < 6 && this.waiting().length > 0; round += 1) {
        for (const call of this.waiting())
          this.answer(call, fails && call.call.path === '/orders' ? 0 : 1);
        await settleBurst();
      }
    };
    await answerAll();
    const began = performance.now();
    // The app looks for proof at once, and soon after one, five and ten minutes (`PROOF_PAUSES_MS`).
    for (const seconds of [0, 67, 240, 300, 45, 45, 45, 45]) {
      await this.pass(seconds * SECOND);
      for (const tab of this.tabs) void tab.set(lookForProofAtom);
      await answerAll();
      this.check();
      for (const entry of readLedger(USER.id).filter(isOpen)) {
        const end = this.sent.find(({ key }) => key === idOf(entry))?.endedAt ?? 0;
        if (performance.now() - Math.max(began, end) > 660 * SECOND) {
          fail(`${entry.sku} is open for longer than 11 minutes`);
        }
      }
    }
    const ledger = readLedger(USER.id);
    if (ledger.some(isOpen)) fail('an order is open for longer than 11 minutes');
    for (const { state } of ledger) {
      if (state === 'made') counts.made += 1;
      if (state === 'not-made') counts.notMade += 1;
      if (state === 'unproven' && !fails) counts.unproven += 1;
    }
    fails = false;
    // Simulates the return to each tab, which fetches the user and the balance.
    for (const tab of this.tabs) void tab.set(refreshIdentityAtom);
    await answerAll();
    for (const tab of this.tabs) {
      const shown = tab.get(balanceAtom);
      if (shown !== this.balance) fail(`the wallet shows ${shown} instead of ${this.balance}`);
    }
  }
}

/** Adds data to the local storage until it contains `length` characters. */
function fillStorage(length: number): void {
  const { localStorage } = globalThis;
  const keys = Object.keys(localStorage);
  const used = keys.reduce((sum, key) => sum + `${key}${localStorage.getItem(key)}`.length, 0);
  const key = `${FILLER}${keys.length}`;
  const room = length - used - key.length;
  if (room > 0) localStorage.setItem(key, 'x'.repeat(room));
}

/** Real functions of domain, of which a test replaces one by a wrong variant (a mutant). */
const mutants = vi.hoisted(() => {
  // Test files share a worker. Modules that an earlier file has loaded would use the real functions.
  vi.resetModules();
  return {} as Partial<Mutable>;
});
type Mutable = Pick<typeof import('@gemas/domain'), 'judged' | 'afterFailure' | 'newEntry'>;

vi.mock('@gemas/domain', async (importReal) => {
  const real = await importReal<typeof import('@gemas/domain')>();
  const mutable: Mutable = {
    judged: (...args) => (mutants.judged ?? real.judged)(...args),
    afterFailure: (...args) => (mutants.afterFailure ?? real.afterFailure)(...args),
    newEntry: (...args) => (mutants.newEntry ?? real.newEntry)(...args),
  };
  return { ...real, ...mutable };
});

simulateBrowser();
beforeAll(() => {
  vi.spyOn(Date, 'now').mockImplementation(() => START + performance.now() + clock.offset);
});

const sequence = fc.tuple(
  fc.nat(59),
  fc.array(stepOf(WEIGHTS), { minLength: 4, maxLength: 40, size: 'max' }),
);

function play(pick: number, steps: readonly LedgerStep[]): Promise<string | null> {
  clock.offset = -performance.now();
  return playAll(new StateWorld(pick), steps);
}

/** Plays random sequences. Returns the first that breaks a rule (null for none), and the number of played sequences. */
const check = (options: object = {}) =>
  fc.check(
    fc.asyncProperty(sequence, async (one) => (await play(...one)) === null),
    { numRuns: RUNS, seed: SEED, ...options },
  );

it(`never breaks decision 37 (${RUNS} sequences, seed ${SEED})`, { timeout: 600_000 }, async () => {
  counts = { ...NONE };
  const { numRuns, counterexample } = await check();
  const broken = counterexample?.[0];
  expect(broken && [await play(...broken), JSON.stringify(broken)]).toBeUndefined();
  expect(numRuns).toBe(RUNS);
  // The sequences reach the interesting states: orders are sent, entries are settled as 'made' and as 'not-made', and
  // the storage of some phones is full.
  expect(counts.sent).toBeGreaterThan(RUNS);
  expect(counts.made).toBeGreaterThan(RUNS / 4);
  expect(counts.notMade).toBeGreaterThan(RUNS / 4);
  expect(counts.full).toBeGreaterThan(0);
  expect(counts.risked).toBeGreaterThan(0);
  // Only a few orders stay without proof although the server answers.
  expect(counts.unproven).toBeLessThan(counts.sent / 20);
});

const real = await vi.importActual<typeof import('@gemas/domain')>('@gemas/domain');
type Judged = typeof real.judged;
/** Returns a wrong variant of `afterFailure`, which counts failures with one of these statuses as refused. */
const refusing = (isRefused: (status: number) => boolean): Partial<Mutable> => ({
  afterFailure: (entry, failure, now) =>
    isRefused(failure.status ?? 0)
      ? real.settled(entry, 'not-made', now, true)
      : real.afterFailure(entry, failure, now),
});
/** Returns a wrong variant of `judged`, which assumes another time since the call. */
const waiting = (waited: (...args: Parameters<Judged>) => number): Partial<Mutable> => ({
  judged: (...args) => {
    const [entry, entries, evidence, , now] = args;
    return real.judged(entry, entries, evidence, waited(...args), now);
  },
});
/** Returns a wrong variant of `judged`, which changes some results to another state. */
const judgedAs = (
  state: LedgerEntry['state'],
  isChanged: (after: LedgerEntry) => boolean,
): Partial<Mutable> => ({
  judged: (...args) => {
    const after = real.judged(...args);
    return isChanged(after) ? { ...after, state } : after;
  },
});

/** Wrong variants of the rules, each with one rule broken. The model must detect all of them. */
const MUTANTS: Record<string, Partial<Mutable>> = {
  'a server error counts as refused': refusing((status) => status >= 500),
  'a time-out of the server counts as refused': refusing((status) => status === 408),
  'a success with only a message counts as refused': refusing((status) => status === 200),
  'every failed call counts as answered': {
    afterFailure: (...args) => ({ ...real.afterFailure(...args), isAnswered: true }),
  },
  'a denial counts 20 s after the call': waiting((_, _all, _known, ms) => ms + 40_000),
  'the list of orders is proof after 60 s, whatever the balance says': waiting(
    (_, _all, _known, ms) => (ms < 60_000 ? ms : 300_000),
  ),
  'the list of orders alone is never proof that nothing was ordered': waiting(
    (_, _all, _known, ms) => Math.min(ms, 299_999),
  ),
  'the time since the call is measured with the clock of the phone': waiting(
    ({ sentAt }, _all, _known, _ms, now) => now - sentAt,
  ),
  'the other entries are ignored': {
    judged: (entry, _entries, ...known) => real.judged(entry, [entry], ...known),
  },
  'an order without proof stays open': judgedAs('unknown', ({ state }) => state === 'unproven'),
  'an order is given up after 5 minutes': judgedAs(
    'unproven',
    ({ state, waitedMs = 0 }) => state === 'unknown' && waitedMs >= 300_000,
  ),
  'an order may be sent beside an open order of the same prize': {
    newEntry: (entries, sent, known) => {
      const others = entries.filter(({ sku }) => sku !== sent.sku);
      return real.newEntry(others, sent, known);
    },
    judged: (entry) => entry,
  },
};

describe('the model detects a broken rule', () => {
  afterEach(() => {
    for (const name of Object.keys(mutants)) delete mutants[name as keyof Mutable];
  });

  it.each(Object.entries(MUTANTS))('%s', async (_name, mutant) => {
    Object.assign(mutants, mutant);
    expect((await check({ endOnFailure: true })).failed).toBe(true);
  });
});
