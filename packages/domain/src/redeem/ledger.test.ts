import { describe, expect, it } from 'vitest';
import type { User } from '../session/user.ts';
import { entry } from '../testing/ledger-entries.ts';
import {
  currentEntries,
  entryToShow,
  isCurrent,
  isRefusal,
  type LedgerEntry,
  nextSeq,
  settled,
  surelyLeft,
} from './ledger.ts';
import { type Evidence, verdictOf } from './verdict.ts';

const NOW = Date.parse('2026-03-14T15:06:00-06:00');
const DAY = 24 * 60 * 60 * 1000;

it.each([
  [400, 'Sin saldo', true],
  [422, 'Sin saldo', true],
  [499, 'Sin saldo', true],
  [404, null, false],
  [408, 'Tardó demasiado', false],
  [500, 'Server Error', false],
  [502, null, false],
  [524, 'timeout', false],
  [200, 'Límite', false],
  [301, 'Moved', false],
  [undefined, null, false],
])('status %s with %j is a refusal: %s', (status, message, expected) => {
  const failure = { kind: 'server' as const, message, ...(status && { status }) };
  expect(isRefusal(failure)).toBe(expected);
});

describe('the entry that the user has to see', () => {
  const made = entry({ seq: 2, state: 'made' });
  const notMade = entry({ seq: 3, state: 'not-made' });
  const seen = entry({ seq: 4, state: 'not-made', isSeen: true });

  it.each<[string, LedgerEntry[], LedgerEntry | null]>([
    ['nothing was sent', [], null],
    ['another prize is open', [entry({ sku: '200' })], null],
    ['its claim is open', [entry({ kind: 'claim' })], null],
    ['it is open', [made, entry(), notMade], entry()],
    ['it is being sent', [entry({ state: 'sending' })], entry({ state: 'sending' })],
    ['it was settled', [made], made],
    ['it was settled twice', [made, notMade], notMade],
    ['its end was seen', [seen], null],
  ])('when %s', (_name, entries, expected) => {
    expect(entryToShow(entries, 'order', '100')).toEqual(expected);
  });
});

it('drops a settled entry after a day, and an open one never', () => {
  const at = (settledAt: number | null) => isCurrent(entry({ settledAt }), NOW);
  expect(at(NOW - DAY + 1)).toBe(true);
  expect(at(NOW - DAY)).toBe(false);
  expect(at(NOW + 1)).toBe(false);
  expect(isCurrent(entry({ sentAt: NOW - 400 * DAY }), NOW)).toBe(true);
});

it('keeps settled entries while another one is open', () => {
  const old = entry({ state: 'made', settledAt: NOW - 2 * DAY });
  expect(currentEntries([old], NOW)).toEqual([]);
  expect(currentEntries([old, entry()], NOW)).toHaveLength(2);
});

it('numbers entries in their order', () => {
  expect(nextSeq([])).toBe(1);
  expect(nextSeq([entry({ seq: 7 }), entry({ seq: 3 })])).toBe(8);
});

it('settles an entry', () => {
  expect(settled(entry(), 'made', NOW, true)).toEqual(
    entry({ state: 'made', settledAt: NOW, isSeen: true }),
  );
});

it('keeps aside what open orders may have cost', () => {
  const open = [entry({ price: 400 }), entry({ price: 100, state: 'sending' })];
  expect(surelyLeft(1284, [...open, entry({ state: 'made' })])).toBe(784);
  expect(surelyLeft(450, open)).toBe(0);
});

/** Returns a user with this balance and this `order_now`. `prize` is the sku of a prize to claim, '' for none. */
function identity(balance: number, orderNow: string[] = [], prize = ''): Evidence['identity'] {
  const winner = prize && { reward_name: 'Moto', available: true, reward_sku: prize };
  const user = { order_now: orderNow, winner: winner || null } as Partial<User> as User;
  return { user, wallet: { balance } };
}

const order = (id: number, sku = '100', date: string | null = null) => ({ id, sku, date });
const SENT = entry({ ordersBefore: [1, 2] });
const BEFORE = [order(1), order(2, '200')];

describe('the verdict about an order, 60 s after its end', () => {
  it.each<[string, LedgerEntry, Evidence, 'made' | 'not-made' | null]>([
    ['no answer', SENT, { orders: null, identity: null }, null],
    ['a new order', SENT, { orders: [...BEFORE, order(3)], identity: null }, 'made'],
    [
      'a new order, with the old balance',
      SENT,
      { orders: [...BEFORE, order(3)], identity: identity(1284) },
      'made',
    ],
    [
      'a new order of another prize',
      SENT,
      { orders: [...BEFORE, order(3, '300')], identity: identity(1284) },
      'not-made',
    ],
    [
      'a list that lags behind, order_now and balance',
      SENT,
      { orders: BEFORE, identity: identity(795, ['100']) },
      'made',
    ],
    [
      'order_now and balance alone',
      SENT,
      { orders: null, identity: identity(795, ['100']) },
      'made',
    ],
    ['order_now alone', SENT, { orders: BEFORE, identity: identity(1284, ['100']) }, null],
    ['the balance alone', SENT, { orders: BEFORE, identity: identity(795) }, null],
    ['another difference', SENT, { orders: BEFORE, identity: identity(900) }, null],
    ['three denials', SENT, { orders: BEFORE, identity: identity(1284) }, 'not-made'],
    ['gems earned meanwhile', SENT, { orders: BEFORE, identity: identity(1296) }, 'not-made'],
    ['no list', SENT, { orders: null, identity: identity(1284) }, null],
    ['no user', SENT, { orders: BEFORE, identity: null }, null],
    ['a list that lost orders', SENT, { orders: [], identity: identity(1284) }, null],
    [
      'a sku that was in order_now before',
      { ...SENT, orderedBefore: true },
      { orders: BEFORE, identity: identity(1284, ['100']) },
      'not-made',
    ],
    [
      'the same, and the balance',
      { ...SENT, orderedBefore: true },
      { orders: BEFORE, identity: identity(795, ['100']) },
      null,
    ],
    ['no list before, none now', entry(), { orders: [], identity: identity(1284) }, 'not-made'],
    [
      'no list before, an order of that day, and the balance',
      entry(),
      { orders: [order(1, '100', '2026-03-14')], identity: identity(795) },
      'made',
    ],
    [
      'no list before, an order of that day alone',
      entry(),
      { orders: [order(1, '100', '2026-03-14')], identity: identity(1284) },
      null,
    ],
    [
      'no list before, an order of last week, and the balance',
      entry(),
      { orders: [order(1, '100', '2026-03-07')], identity: identity(795) },
      null,
    ],
    [
      'no list before, an order without a date',
      entry(),
      { orders: [order(1)], identity: identity(1284) },
      null,
    ],
  ])('%s', (_name, sent, evidence, verdict) => {
    expect(verdictOf(sent, [sent], evidence, 60_000)).toBe(verdict);
  });

  it('is "made" at any time, and "not made" no sooner than that', () => {
    const denied = { orders: BEFORE, identity: identity(1284) };
    expect(verdictOf(SENT, [SENT], denied, 59_999)).toBeNull();
    const proved = { orders: [...BEFORE, order(3)], identity: null };
    expect(verdictOf(SENT, [SENT], proved, -1)).toBe('made');
  });
});

describe('an order of a prize that was ordered before', () => {
  const made = entry({ seq: 1, state: 'made', ordersBefore: [1] });
  const again = entry({ seq: 2, ordersBefore: [1], balanceBefore: 795 });
  const evidence = (ids: number[], balance: number): Evidence => ({
    orders: ids.map((id) => order(id)),
    identity: identity(balance, ['100']),
  });
  const verdict = (sent: LedgerEntry, others: LedgerEntry[], evidence: Evidence) =>
    verdictOf(sent, [...others, sent], evidence, 60_000);

  it('is not proved by the earlier one, which the known list lacked', () => {
    expect(verdict(again, [made], evidence([1, 2], 795))).toBe('not-made');
    expect(verdict(again, [made], evidence([1, 2, 3], 306))).toBe('made');
  });

  it('is not proved by one that an earlier entry knew', () => {
    const lost = { ...again, ordersBefore: [] };
    expect(
      verdict(lost, [entry({ sku: '200', ordersBefore: [7] })], evidence([7], 795)),
    ).toBeNull();
    expect(verdict(lost, [made], evidence([1, 2], 795))).toBe('not-made');
  });

  it('without a list is not proved by the earlier one either', () => {
    const unlisted = { ...again, ordersBefore: null, balanceBefore: 1284 };
    const dated = (ids: number[]) => ids.map((id) => order(id, '100', '2026-03-14'));
    // The balance has fallen by another 489 gems, because another device has ordered another prize.
    const newer = identity(306, ['100']);
    expect(verdict(unlisted, [made], { orders: dated([1, 2]), identity: newer })).toBeNull();
    expect(verdict(unlisted, [made], { orders: dated([1, 2, 3]), identity: newer })).toBe('made');
  });

  it('needs one order more than are accounted for, and one more for each without a list', () => {
    const unlisted = { ...made, ordersBefore: null };
    expect(verdict(again, [unlisted], evidence([1, 2], 795))).toBeNull();
    expect(verdict(again, [unlisted], evidence([1, 2, 3], 306))).toBe('made');
    expect(verdict({ ...again, ordersBefore: [1, 2] }, [made], evidence([1, 2], 795))).toBe(
      'not-made',
    );
  });
});

describe('the balance as a witness beside other orders', () => {
  const first = entry({ seq: 1, sku: '100', price: 489, ordersBefore: [] });
  const second = entry({ seq: 2, sku: '200', price: 489, ordersBefore: [] });
  const cheap = entry({ seq: 2, sku: '200', price: 200, ordersBefore: [] });
  const none: Evidence['orders'] = [];

  it('cannot tell two open orders of one price apart', () => {
    const evidence = { orders: none, identity: identity(795) };
    expect(verdictOf(first, [first, second], evidence, 60_000)).toBeNull();
    expect(verdictOf(second, [first, second], evidence, 60_000)).toBeNull();
    const withSku = { orders: none, identity: identity(795, ['200']) };
    expect(verdictOf(second, [first, second], withSku, 60_000)).toBeNull();
    const both = { orders: none, identity: identity(306, ['100', '200']) };
    expect(verdictOf(first, [first, second], both, 60_000)).toBe('made');
  });

  it('tells two of different prices apart', () => {
    const evidence = { orders: none, identity: identity(795, ['100']) };
    expect(verdictOf(first, [first, cheap], evidence, 60_000)).toBe('made');
    expect(verdictOf(cheap, [first, cheap], evidence, 60_000)).toBe('not-made');
  });

  it('settles the later of two that cost the same once the earlier one is known to be made', () => {
    const made = { ...first, state: 'made' as const };
    const evidence = { orders: [order(9, '100')], identity: identity(795, ['100']) };
    expect(verdictOf(second, [made, second], evidence, 60_000)).toBe('not-made');
    const paid = { ...second, balanceBefore: 795 };
    const both = { orders: null, identity: identity(306, ['100', '200']) };
    expect(verdictOf(paid, [made, paid], both, 60_000)).toBeNull();
  });

  it('takes off what a later order has cost', () => {
    const later = { ...cheap, state: 'made' as const };
    const evidence = { orders: [order(9, '200')], identity: identity(1084, ['200']) };
    expect(verdictOf(first, [first, later], evidence, 60_000)).toBe('not-made');
  });

  it('says nothing beside more than ten', () => {
    const others = Array.from({ length: 11 }, (_, at) =>
      entry({ seq: at + 2, sku: `${at}`, price: at + 1 }),
    );
    const evidence = { orders: none, identity: identity(1284) };
    expect(verdictOf(first, [first, ...others.slice(1)], evidence, 60_000)).toBe('not-made');
    expect(verdictOf(first, [first, ...others], evidence, 60_000)).toBeNull();
  });
});

it.each<[string, Evidence['identity'], number, 'made' | 'not-made' | null]>([
  ['no answer', null, 60_000, null],
  ['nothing left to claim', identity(0), 0, 'made'],
  ['the prize is still there', identity(0, [], 'MOTO'), 60_000, 'not-made'],
  ['the prize is still there, too soon', identity(0, [], 'MOTO'), 59_999, null],
  ['another prize', identity(0, [], 'TV'), 60_000, null],
])('a claim, %s', (_name, who, waitedMs, verdict) => {
  const claim = entry({ kind: 'claim', sku: 'MOTO', price: 0 });
  expect(verdictOf(claim, [claim], { orders: null, identity: who }, waitedMs)).toBe(verdict);
});
