import type { Order } from '../orders/order.ts';
import { redeemFacts } from '../redeem/facts.ts';
import {
  isRedeeming,
  REDEEM_START,
  type RedeemEvent,
  type RedeemFlow,
  redeem,
} from '../redeem/flow.ts';
import {
  currentEntries,
  entryToShow,
  isOpen,
  isRefusal,
  type LedgerEntry,
  nextSeq,
  settled,
  surelyLeft,
} from '../redeem/ledger.ts';
import { type LastReward, rememberReward, withOrderedSku } from '../redeem/repeat.ts';
import { type Evidence, verdictOf } from '../redeem/verdict.ts';
import type { Failure } from '../session/failure.ts';
import type { User } from '../session/user.ts';

/** The functions under test. To test the model itself, a test replaces one function by a wrong variant (a mutant). */
export interface Rules {
  isRefusal: typeof isRefusal;
  verdictOf: typeof verdictOf;
  surelyLeft: typeof surelyLeft;
  /** Returns the entries that are still in the ledger at the time `now`. */
  keptEntries: (entries: LedgerEntry[], now: number) => LedgerEntry[];
  /** Whether an earlier order of a prize blocks a new order of that prize. */
  hasOpenOrder: (entries: readonly LedgerEntry[], sku: string) => boolean;
  /**
   * Returns the time in ms since the call of an entry ended. `trueMs` is the correct result. A mutant computes a wrong
   * result, for example from `now`, the time of the phone's clock.
   */
  waitedMs: (trueMs: number, entry: LedgerEntry, now: number) => number;
}

export const RULES: Rules = {
  isRefusal,
  verdictOf,
  surelyLeft,
  keptEntries: currentEntries,
  hasOpenOrder: (ledger, sku) => {
    const world = { ...PERSON, sku, ledger };
    return redeemFacts(world).hasOpenOrder;
  },
  waitedMs: (trueMs) => trueMs,
};

const PERSON = {
  product: undefined,
  user: { vault_open: true, order_now: [] as string[] },
  balance: 0,
  rewards: [] as LastReward[],
  now: 0,
};

export const STEPS = [
  'tap',
  'tap',
  'order',
  'order',
  'order',
  'order',
  'event',
  'open',
  'simulated',
  'arrive',
  'arrive',
  'answer',
  'answer',
  'time',
  'time',
  'look',
  'look',
  'orders',
  'identity',
  'look-ends',
  'close',
  'clock',
  'earn',
  'refresh',
  'midnight',
  'other-device',
] as const;

/** A step of a sequence: its name, and a random number that chooses its variant. */
export type Step = readonly [name: (typeof STEPS)[number], pick: number];

/** Two prizes of the same price, and two cheaper prizes whose prices add up to that price. */
const PRIZES = [
  { sku: 'mixer', type: 'elektra', price: 489 },
  { sku: 'lamp', type: 'elektra', price: 489 },
  { sku: 'card', type: 'card', price: 289 },
  { sku: 'small-card', type: 'card', price: 200 },
] as const;

const prizeOf = (sku: string) => PRIZES.find((prize) => prize.sku === sku) ?? PRIZES[0];

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;
const START = Date.parse('2026-03-14T12:00:00-06:00');

/** Time in ms after which the phone aborts a call. */
const CALL_MS = 75 * SECOND;
/**
 * Time in ms after which a call has certainly ended if its page was closed. Same value as `CALL_OVER_AFTER_MS` in
 * redeem/call-ends.ts.
 */
const CLOSED_CALL_MS = 75 * SECOND;

/** What really happened to one order that the phone has sent. Only the model knows this. */
interface Sent {
  uid: number;
  sku: string;
  price: number;
  /** Id of the order that the server made for this call. Null if the server made no order. */
  order: number | null;
  /** True if the server has refused this call. */
  isRefused: boolean;
  /** When the phone received the answer or aborted the call. Null while the call is in progress. */
  overAt: number | null;
  sentAt: number;
  /** True if the clock of the phone was less than an hour wrong when the call was sent. */
  isClockRight: boolean;
  /** True if the user has earned gems since this call was sent. An unchanged balance then proves nothing. */
  hasGains: boolean;
  isNextDay: boolean;
}

interface Look {
  at: number;
  asked: number;
  open: number[];
  orders: Evidence['orders'];
  identity: Evidence['identity'];
}

interface Tab {
  balance: number;
  /** Number of orders that the server had already subtracted from the balance when it sent `balance`. */
  paid: number;
  orderNow: string[];
  /** Ids of the orders in the list that the tab last fetched. Null if the tab has not fetched the list. */
  list: Order['id'][] | null;
  sku: string;
  flow: RedeemFlow;
  call: Sent | null;
  look: Look | null;
  overAt: Map<number, number>;
  asked: number;
  known: number;
}

/** With this `pick`, `look` immediately receives the list of orders and the identity, and both are up to date. */
const RELIABLE_LOOK = 8;

const MESSAGE = 'No se pudo';

/** Failures that do not prove whether the order was made. */
const UNPROVEN: readonly Failure[] = [
  { kind: 'timeout', message: null },
  { kind: 'offline', message: null },
  { kind: 'server', message: MESSAGE, status: 500 },
  { kind: 'gateway', message: null, status: 502 },
  { kind: 'server', message: MESSAGE, status: 524 },
  { kind: 'timeout', message: MESSAGE, status: 408 },
  { kind: 'unreadable', message: MESSAGE, status: 200 },
  { kind: 'unreadable', message: null, status: 200 },
  { kind: 'missing', message: null, status: 404 },
];

class Violation extends Error {}

function fail(what: string): never {
  throw new Violation(what);
}

/**
 * A model of the server, of a phone with two tabs and one ledger, and of an unreliable network (decision 37). The model
 * knows which orders were really made. `play` runs one step and throws a `Violation` if a rule is broken.
 *
 * - A request may reach the server up to `maxLate` after the phone has aborted the call.
 * - The list of orders may be outdated by up to `maxLag`. Both delays together are at most 60 s.
 * - The server may wrongly send an empty list of orders, but only while the balance is correct.
 */
export class LedgerWorld {
  private readonly rules: Rules;
  private readonly stored = new Map<number, LedgerEntry>();
  private readonly sent: Sent[] = [];
  private readonly tabs: Tab[];
  private readonly maxLate: number;
  private readonly maxLag: number;
  /** Real time since `START`, ms. */
  private time = 0;
  /** Error of the phone's clock, ms. */
  private offset = 0;
  private orders = [{ id: 1, sku: 'old', at: -40 * DAY }];
  private balance = 1284;
  private orderNow: string[] = [];
  private rewards: LastReward[] = [];
  private hasGains = false;
  private hasForgotten = false;
  private readonly otherDevice = new Set<string>();

  /**
   * Counters with which the test checks that the random sequences are not trivial.
   *
   * - `excused`: entries that are open at the end and may stay open (`mayStayOpen`).
   * - `demanded`: all other entries at the end. All of these entries must be settled.
   * - `forgotten`: entries whose outcome became 'made', although their orders were not made. The test accepts such an
   *   entry only if the ledger had already removed the entry of another order of the same prize (`isForgotten`).
   */
  readonly counts = { sent: 0, made: 0, notMade: 0, demanded: 0, excused: 0, forgotten: 0 };

  constructor(rules: Rules, pick: number) {
    this.rules = rules;
    this.maxLate = [0, 30, 55][pick % 3] ?? 0;
    this.maxLag = 60 - this.maxLate;
    this.maxLate *= SECOND;
    this.maxLag *= SECOND;
    if (pick % 2 === 1) this.orders.push({ id: 2, sku: 'mixer', at: -9 * DAY });
    this.tabs = [this.newTab(), this.newTab()];
  }

  private now(): number {
    return START + this.time + this.offset;
  }

  private newTab(): Tab {
    return {
      balance: this.balance,
      paid: this.orders.length,
      orderNow: this.orderNow,
      list: this.orders.map(({ id }) => id),
      sku: 'mixer',
      flow: REDEEM_START,
      call: null,
      look: null,
      overAt: new Map(),
      asked: 0,
      known: 0,
    };
  }

  private ledger(): LedgerEntry[] {
    const all = [...this.stored.values()].sort((one, other) => one.seq - other.seq);
    const kept = new Set(this.rules.keptEntries(all, this.now()));
    for (const [uid, entry] of this.stored) {
      if (kept.has(entry)) continue;
      this.stored.delete(uid);
      // The ledger is allowed to remove entries only while no entry is open. `hasForgotten` is set only after such a
      // removal. It stays false after a removal that is not allowed, so that the consequences are reported as
      // violations.
      if (!all.some(isOpen)) this.hasForgotten = true;
    }
    return all.filter((entry) => kept.has(entry));
  }

  private change(uid: number, change: Partial<LedgerEntry>): void {
    const entry = this.stored.get(uid);
    if (entry) this.stored.set(uid, { ...entry, ...change });
  }

  private settle({ uid, sku, order }: Sent, state: 'made' | 'not-made', isSeen: boolean): void {
    const entry = this.stored.get(uid);
    if (!entry) return;
    if (state === 'not-made' && order !== null) fail('"not made" about an order that was made');
    if (state === 'made' && order === null && !this.otherDevice.has(sku)) {
      if (!this.isForgotten(uid, entry)) fail('"made" about an order that was not made');
      this.counts.forgotten += 1;
    }
    this.counts[state === 'made' ? 'made' : 'notMade'] += 1;
    this.stored.set(uid, settled(entry, state, this.now(), isSeen));
  }

  /**
   * True if the `…Before` fields of this entry lack an earlier order of the same prize, and if the ledger may have
   * removed the entry of that earlier order. The ledger removes entries early if the clock of the phone is moved by a
   * day.
   */
  private isForgotten(uid: number, { sku, ordersBefore, orderedBefore }: LedgerEntry): boolean {
    if (!this.hasForgotten) return false;
    const sentAt = this.sent[uid]?.sentAt ?? 0;
    return this.orders.some(
      (order) =>
        order.sku === sku &&
        order.at <= sentAt &&
        order.id !== this.sent[uid]?.order &&
        !(ordersBefore?.includes(order.id) && (orderedBefore || order.at < 0)),
    );
  }

  private dispatch(tab: Tab, event: RedeemEvent): void {
    const ledger = this.ledger();
    const before = tab.flow;
    const { rules } = this;
    const { type, price } = prizeOf(tab.sku);
    tab.flow = redeem(before, event, {
      ...redeemFacts({
        sku: tab.sku,
        product: undefined,
        user: { vault_open: true, order_now: tab.orderNow },
        balance: tab.balance,
        ledger,
        rewards: this.rewards,
        now: this.now(),
      }),
      type,
      price,
      balance: rules.surelyLeft(tab.balance, ledger),
      hasOpenOrder: rules.hasOpenOrder(ledger, tab.sku),
    });
    if (tab.flow === before) return;
    if (tab.flow.step === 'ordering') this.send(tab, tab.flow.price);
  }

  private send(tab: Tab, price: number): void {
    const { sku } = tab;
    // If another tab is ordering, that tab holds the lock, so this order is refused.
    if (this.tabs.some(({ call }) => call !== null)) {
      this.dispatch(tab, { type: 'order-refused', message: null });
      return;
    }
    const ledger = this.ledger();
    if (this.rules.hasOpenOrder(ledger, sku)) {
      this.dispatch(tab, { type: 'order-unproven' });
      return;
    }
    for (const earlier of this.sent) {
      const entry = this.stored.get(earlier.uid);
      if (earlier.sku !== sku || !entry) continue;
      if (isOpen(entry)) fail('sent again while the first one is open');
      if (!entry.isSeen) fail('sent again before the person was told the end of the first one');
    }
    const uid = this.sent.length;
    const call: Sent = {
      uid,
      sku,
      price,
      order: null,
      isRefused: false,
      overAt: null,
      sentAt: this.time,
      isClockRight: Math.abs(this.offset) < DAY / 24,
      hasGains: false,
      isNextDay: false,
    };
    this.sent.push(call);
    this.counts.sent += 1;
    tab.call = call;
    this.stored.set(uid, {
      seq: nextSeq(ledger),
      kind: 'order',
      sku,
      name: sku,
      price,
      balanceBefore: tab.balance,
      orderedBefore: tab.orderNow.includes(sku),
      ordersBefore: tab.list,
      sentAt: this.now(),
      state: 'sending',
      settledAt: null,
      message: '',
      isSeen: false,
    });
  }

  /** Ends the call of a tab. `end` is the failure, or the new balance that the server sent. */
  private end(tab: Tab, call: Sent, end: Failure | { wallet: number; paid: number }): void {
    tab.call = null;
    call.overAt = this.time;
    tab.overAt.set(call.uid, this.time);
    if ('wallet' in end) {
      this.settle(call, 'made', true);
      this.remember(tab, call.sku, this.now());
      tab.balance = end.wallet;
      tab.paid = end.paid;
      tab.asked += 1;
      tab.known = tab.asked;
      this.dispatch(tab, { type: 'ordered', balance: end.wallet });
    } else if (this.rules.isRefusal(end)) {
      this.settle(call, 'not-made', true);
      this.dispatch(tab, { type: 'order-refused', message: end.message });
    } else {
      const entry = this.stored.get(call.uid);
      if (entry && isOpen(entry)) this.change(call.uid, { state: 'unknown' });
      this.dispatch(tab, { type: 'order-unproven' });
    }
  }

  private remember(tab: Tab, sku: string, date: number): void {
    this.rewards = rememberReward(this.rewards, { sku, date });
    tab.orderNow = withOrderedSku(tab.orderNow, sku);
  }

  private pass(ms: number): void {
    const until = this.time + ms;
    for (const tab of this.tabs) {
      const { call } = tab;
      if (!call || call.sentAt + CALL_MS > until) continue;
      this.time = Math.max(this.time, call.sentAt + CALL_MS);
      this.end(tab, call, { kind: 'timeout', message: null });
    }
    this.time = until;
  }

  private arrive(pick: number): void {
    const waiting = this.sent.filter(
      ({ order, isRefused, overAt }) =>
        order === null && !isRefused && (overAt === null || this.time <= overAt + this.maxLate),
    );
    const call = waiting[pick % Math.max(1, waiting.length)];
    if (!call) return;
    if (this.balance < call.price || pick % 5 === 4) {
      call.isRefused = true;
      return;
    }
    call.order = this.orders.length + 1;
    this.pay(call.sku, call.price);
    const entry = this.stored.get(call.uid);
    if (entry?.state === 'not-made') fail('"not made", and the order was made afterwards');
  }

  private pay(sku: string, price: number): void {
    this.orders.push({ id: this.orders.length + 1, sku, at: this.time });
    this.balance -= price;
    this.orderNow = withOrderedSku(this.orderNow, sku);
  }

  private answer(tab: Tab, pick: number): void {
    const { call } = tab;
    if (!call) return;
    const isProven = pick % 2 === 0;
    if (isProven && call.order !== null) {
      // Sometimes the server answers with the balance as it was before the order.
      const isOld = pick % 10 === 0;
      const wallet = this.balance + (isOld ? call.price : 0);
      this.end(tab, call, { wallet, paid: isOld ? 0 : this.orders.length });
    } else if (isProven && call.isRefused) {
      this.end(tab, call, { kind: 'server', message: MESSAGE, status: 422 });
    } else {
      this.end(tab, call, UNPROVEN[(pick >> 1) % UNPROVEN.length] as Failure);
    }
  }

  private listOf(pick: number): Evidence['orders'] {
    const kind = pick % 8;
    if (kind === 0) return null;
    // Sometimes the simulated server wrongly sends an empty list, but only while the balance is correct, and only if at
    // least one entry has `ordersBefore`. Without this field `verdictOf` cannot notice that orders are missing.
    const hasEarlierList = this.ledger().some(({ ordersBefore }) => ordersBefore !== null);
    if (kind === 1 && hasEarlierList && !this.hasGains && this.otherDevice.size === 0) return [];
    const lag = [0, 0, 10 * SECOND, this.maxLag][(pick >> 3) % 4] ?? 0;
    return this.orders
      .filter(({ at }) => at <= this.time - lag || at < 0)
      .map(({ id, sku, at }) => ({ id, sku, date: new Date(START + at).toISOString() }));
  }

  private tellIdentity(tab: Tab, look: Look): void {
    const user = { order_now: this.orderNow, winner: null } as Partial<User> as User;
    look.identity = { user, wallet: { balance: this.balance } };
    if (look.asked < tab.known) return;
    tab.known = look.asked;
    tab.balance = this.balance;
    tab.paid = this.orders.length;
    tab.orderNow = this.orderNow;
  }

  private startLook(tab: Tab): Look | null {
    if (tab.look) return null;
    const open: number[] = [];
    for (const entry of this.ledger()) {
      const uid = this.uidOf(entry);
      if (!isOpen(entry) || tab.call?.uid === uid) continue;
      open.push(uid);
      if (!tab.overAt.has(uid)) {
        tab.overAt.set(uid, this.time + (entry.state === 'sending' ? CLOSED_CALL_MS : 0));
      }
    }
    if (open.length === 0) return null;
    tab.asked += 1;
    tab.look = { at: this.time, asked: tab.asked, open, orders: null, identity: null };
    return tab.look;
  }

  private uidOf(entry: LedgerEntry): number {
    for (const [uid, stored] of this.stored) if (stored === entry) return uid;
    return -1;
  }

  private endLook(tab: Tab): void {
    const { look } = tab;
    if (!look) return;
    tab.look = null;
    const { orders, identity } = look;
    if (orders) tab.list = orders.map(({ id }) => id);
    for (const uid of look.open) {
      const entries = this.ledger();
      const entry = this.stored.get(uid);
      const call = this.sent[uid];
      if (!entry || !call || !isOpen(entry)) continue;
      const waited = look.at - (tab.overAt.get(uid) ?? look.at);
      const waitedMs = this.rules.waitedMs(waited, entry, this.now());
      const verdict = this.rules.verdictOf(entry, entries, { orders, identity }, waitedMs);
      if (verdict === null) continue;
      this.settle(call, verdict, false);
      if (verdict === 'made') this.remember(tab, entry.sku, entry.sentAt);
    }
  }

  private look(tab: Tab, pick: number): void {
    const look = this.startLook(tab);
    if (!look || pick % 3 === 0) return;
    look.orders = this.listOf(pick >> 2);
    this.tellIdentity(tab, look);
    this.endLook(tab);
  }

  /** Taps the button that the screen currently shows. */
  private tap(tab: Tab): void {
    const unseen = isRedeeming(tab.flow) ? null : entryToShow(this.ledger(), 'order', tab.sku);
    if (unseen) {
      if (!isOpen(unseen)) this.change(this.uidOf(unseen), { isSeen: true });
      return;
    }
    switch (tab.flow.step) {
      case 'form':
        this.dispatch(tab, { type: 'submit', price: prizeOf(tab.sku).price });
        break;
      case 'ordered-today':
        this.dispatch(tab, { type: 'redeem-again' });
        break;
      case 'wait':
        this.dispatch(tab, { type: 'wait-over' });
        break;
      case 'confirm':
        this.dispatch(tab, { type: 'confirm' });
        break;
      case 'simulating':
        this.dispatch(tab, SIMULATED);
        break;
      case 'success':
        tab.flow = REDEEM_START;
    }
  }

  play([name, pick]: Step): void {
    const tab = this.tabs[pick % 2] as Tab;
    const way = pick >> 1;
    switch (name) {
      case 'tap':
        this.tap(tab);
        break;
      case 'order':
        for (let taps = 0; taps < 5 && !tab.call; taps += 1) this.tap(tab);
        break;
      case 'event':
        this.dispatch(tab, EVENTS(tab.sku)[way % 5] as RedeemEvent);
        break;
      case 'open':
        this.openCheckout(tab, way);
        break;
      case 'simulated':
        this.dispatch(tab, SIMULATED);
        break;
      case 'arrive':
        this.arrive(way);
        break;
      case 'answer':
        this.answer(tab, way);
        break;
      case 'time':
        this.pass(([2, 20, 45, 61, 360][way % 5] ?? 0) * SECOND);
        break;
      case 'look':
        this.look(tab, way);
        break;
      case 'orders':
        if (tab.look) tab.look.orders = this.listOf(way);
        break;
      case 'identity':
        if (tab.look) this.tellIdentity(tab, tab.look);
        break;
      case 'look-ends':
        this.endLook(tab);
        break;
      case 'close':
        this.close(pick % 2, way);
        break;
      case 'clock':
        this.offset = [0, 400 * DAY, -400 * DAY, 2 * DAY][way % 4] ?? 0;
        break;
      case 'earn':
        this.earn([1, 200, 289, 489, 600][way % 5] ?? 0);
        break;
      case 'refresh':
        tab.balance = this.balance;
        tab.paid = this.orders.length;
        tab.orderNow = this.orderNow;
        break;
      case 'midnight':
        this.orderNow = [];
        for (const call of this.sent) call.isNextDay = true;
        break;
      case 'other-device':
        if (way % 8 === 0) this.orderElsewhere(way >> 3);
        break;
    }
    this.checkSurelyLeft();
  }

  private openCheckout(tab: Tab, pick: number): void {
    if (isRedeeming(tab.flow)) return;
    tab.sku = PRIZES[pick % 4]?.sku ?? '';
    tab.flow = REDEEM_START;
    // The page fetches the list of orders. The call may fail (the list is then not used), or return an outdated list.
    const list = this.listOf(2 + (pick >> 2) * 8);
    if ((pick >> 4) % 4 !== 0 && list) tab.list = list.map(({ id }) => id);
  }

  private close(at: number, pick: number): void {
    const before = this.tabs[at] as Tab;
    if (before.call) before.call.overAt = this.time;
    const tab = this.newTab();
    tab.sku = before.sku;
    if (pick % 2 === 0) tab.list = null;
    if (pick % 3 === 0) {
      // The page that replaces the closed page starts with the balance that the phone has stored.
      tab.balance = before.balance;
      tab.paid = before.paid;
      tab.orderNow = before.orderNow;
    }
    this.tabs[at] = tab;
  }

  private earn(gems: number): void {
    // Earned gems make the balance unreliable, so `listOf` must no longer return wrong empty lists.
    this.hasGains = true;
    for (const call of this.sent) call.hasGains = true;
    this.balance += gems;
  }

  private orderElsewhere(pick: number): void {
    const { sku, price } = PRIZES[pick % 4] as (typeof PRIZES)[number];
    if (this.balance < price) return;
    this.otherDevice.add(sku);
    this.pay(sku, price);
  }

  /**
   * Checks for each tab that the result of `surelyLeft` is not higher than the number of gems that the user really has
   * left. Skips a tab whose balance is older than a settled order.
   */
  private checkSurelyLeft(): void {
    if (this.otherDevice.size > 0) return;
    const ledger = this.ledger();
    for (const tab of this.tabs) {
      const isUnknownToTab = this.sent.some(
        ({ uid, order }) =>
          order !== null && order > tab.paid && !isOpen(this.stored.get(uid) ?? { state: 'made' }),
      );
      if (isUnknownToTab) continue;
      const left = this.rules.surelyLeft(tab.balance, ledger);
      if (Number(left) > Math.max(0, this.balance)) fail(`${left} surely left of ${this.balance}`);
    }
  }

  /**
   * Whether the outcome of an entry may stay unknown. True only in the cases in which no answer of the server can prove
   * the outcome.
   */
  private mayStayOpen(call: Sent, entry: LedgerEntry): boolean {
    if (this.otherDevice.size > 0 || this.isForgotten(call.uid, entry)) return true;
    const others = this.ledger().filter(({ seq }) => seq !== entry.seq);
    const same = others.filter(({ sku, state }) => sku === entry.sku && state === 'made');
    // Without `ordersBefore`, an older order of the prize may look like this entry's order, so the list is no proof.
    if (entry.ordersBefore === null) {
      if (call.order !== null) {
        return !call.isClockRight || call.isNextDay || entry.orderedBefore || same.length > 0;
      }
      if (this.orders.some(({ sku }) => sku === entry.sku)) return true;
    } else if (same.some(({ ordersBefore }) => ordersBefore === null)) return true;
    if (call.order !== null) return false;
    // The order of this entry was not made. The balance cannot prove this if the balance has fallen by exactly the
    // order's price, or by the sum of this price and the prices of other orders.
    const made = others.filter(({ state }) => state === 'made');
    const hasLowered = ({ seq, balanceBefore }: LedgerEntry) =>
      seq > entry.seq || balanceBefore <= entry.balanceBefore;
    let fell = entry.balanceBefore - this.balance;
    for (const { price } of made.filter(hasLowered)) fell -= price;
    // Open entries without `ordersBefore`: it is unknown whether their orders were made and have lowered the balance.
    const open = others.filter((one) => isOpen(one) && one.ordersBefore === null);
    const maybe = [...made.filter((one) => !hasLowered(one)), ...open];
    if (maybe.length > 10) return true;
    let sums = [0];
    for (const other of maybe) {
      sums = sums.concat(sums.map((sum) => sum + other.price));
    }
    if (sums.some((sum) => sum + entry.price === fell)) return true;
    // If the balance has fallen by more than the sum of the prices of all other orders, the cause may be an order whose
    // entry was removed. The ledger removes entries early if the clock of the phone is moved by a day.
    return this.hasForgotten && fell > Math.max(...sums);
  }

  /**
   * Makes the server reachable for long enough to settle all entries. Throws a `Violation` if an entry is still open
   * and `mayStayOpen` is false for that entry.
   */
  finish(): void {
    for (let look = 0; look < 4; look += 1) {
      this.pass(200 * SECOND);
      const [tab] = this.tabs as [Tab, Tab];
      this.endLook(tab);
      this.look(tab, RELIABLE_LOOK);
    }
    for (const call of this.sent) {
      const entry = this.stored.get(call.uid);
      if (!entry) continue;
      const isExcused = isOpen(entry) && this.mayStayOpen(call, entry);
      this.counts[isExcused ? 'excused' : 'demanded'] += 1;
      if (isOpen(entry) && !isExcused) fail(`${entry.sku} is never settled`);
    }
  }
}

const SIMULATED: RedeemEvent = {
  type: 'simulated',
  outcome: { kind: 'accepted', isPriceUnclear: false },
  answer: {},
};

const EVENTS = (sku: string): readonly RedeemEvent[] => [
  { type: 'submit', price: prizeOf(sku).price },
  { type: 'confirm' },
  { type: 'redeem-again' },
  { type: 'wait-over' },
  { type: 'cancel' },
];

/**
 * Plays a sequence of steps. `violation` describes the first rule that the sequence breaks. It is null if the sequence
 * breaks no rule.
 */
export function play(
  steps: readonly Step[],
  pick: number,
  rules: Rules = RULES,
): { violation: string | null; counts: LedgerWorld['counts'] } {
  const world = new LedgerWorld(rules, pick);
  try {
    for (const step of steps) {
      world.play(step);
    }
    world.finish();
  } catch (error) {
    if (!(error instanceof Violation)) throw error;
    return { violation: error.message, counts: world.counts };
  }
  return { violation: null, counts: world.counts };
}
