import { describe, expect, it } from 'vitest';
import type { Winner } from '../raffle/winner.ts';
import { isForUsers } from '../session/server-message.ts';
import type { User } from '../session/user.ts';
import { entry } from '../testing/ledger-entries.ts';
import {
  type CallEnd,
  currentEntries,
  ended,
  entryToShow,
  failedEnd,
  isCurrent,
  isRefusal,
  isStillSending,
  isStoredEntry,
  type LedgerEntry,
  ledgerOf,
  newEntry,
  nextSeq,
  STORAGE_PROBLEMS,
  settled,
  storedEntry,
  surelyLeft,
} from './ledger.ts';
import { type Evidence, orderOf, verdictOf } from './verdict.ts';

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
])('isRefusal for status %s with message %j is %s', (status, message, expected) => {
  const failure = { kind: 'server' as const, message, ...(status && { status }) };
  expect(isRefusal(failure)).toBe(expected);
});

describe('an entry from the storage', () => {
  it.each<[string, object]>([
    ['the format of another version', { version: 2 }],
    ['no number', { seq: '1' }],
    ['a seq that is not a whole number', { seq: 1.5 }],
    ['an unknown kind', { kind: 'gift' }],
    ['an unknown state', { state: 'lost' }],
    ['no sku', { sku: null }],
    ['no name', { name: 7 }],
    ['no message', { message: undefined }],
    ['no price', { price: null }],
    ['no balance', { balanceBefore: '1284' }],
    ['no time', { sentAt: 'ayer' }],
    ['no word on order_now', { orderedBefore: 1 }],
    ['a missing isSeen', { isSeen: null }],
    ['an unreadable end', { settledAt: 'ayer' }],
    ['an unreadable list of orders', { ordersBefore: '1' }],
    ['an order without an id', { ordersBefore: [1, null] }],
  ])('is not valid with %s', (_what, over) => {
    expect(isStoredEntry({ ...storedEntry(entry()), ...over })).toBe(false);
  });

  it.each<[string, Partial<LedgerEntry>]>([
    ['a claim', { kind: 'claim' }],
    ['a list that was not loaded', { ordersBefore: null }],
    ['ids of numbers and letters', { ordersBefore: [1, 'ped-81'] }],
    ['an end', { state: 'made', settledAt: NOW }],
  ])('is valid with %s', (_what, over) => {
    expect(isStoredEntry(storedEntry(entry(over)))).toBe(true);
  });

  it.each([null, undefined, 7, '', []])('is not valid if it is %j', (value) => {
    expect(isStoredEntry(value)).toBe(false);
  });
});

describe('newEntry', () => {
  const sent = { kind: 'order', sku: '100', name: 'Licuadora', price: 489 } as const;
  const known = { balance: 1284, orderNow: ['200'], orders: [{ id: 7 }, { id: 'a' }], now: NOW };

  it('returns an entry with the sent values and with what the phone knew before', () => {
    expect(newEntry([entry({ seq: 4, state: 'made' })], sent, known)).toEqual({
      ...sent,
      seq: 5,
      balanceBefore: 1284,
      orderedBefore: false,
      ordersBefore: [7, 'a'],
      sentAt: NOW,
      state: 'sending',
      settledAt: null,
      message: '',
      isSeen: false,
    });
    const again = newEntry([], sent, { ...known, orderNow: ['100'], orders: undefined });
    expect(again).toMatchObject({ seq: 1, orderedBefore: true, ordersBefore: null });
  });

  it.each<[string, Partial<LedgerEntry>, Partial<LedgerEntry>, string | undefined]>([
    ['an open order of the prize', {}, { state: 'unknown' }, 'open'],
    ['an order of the prize on its way', {}, { state: 'sending' }, 'open'],
    ['an order of the prize that was made', {}, { state: 'made' }, undefined],
    ['an open order of another prize', {}, { sku: '200' }, undefined],
    ['an open claim of the prize', {}, { kind: 'claim' }, undefined],
    ['a claim of the prize that was made', { kind: 'claim' }, { state: 'made' }, 'made'],
    ['a claim of the prize that was not made', { kind: 'claim' }, { state: 'not-made' }, undefined],
    [
      'an open claim of the prize, if a claim is sent',
      { kind: 'claim' },
      { state: 'unknown' },
      'open',
    ],
  ])('after %s', (_what, kind, before, reason) => {
    const result = newEntry([entry({ ...kind, ...before })], { ...sent, ...kind }, known);
    expect(typeof result === 'string' ? result : undefined).toBe(reason);
  });

  it('refuses a claim of a claimed prize, although another claim of the prize was not made', () => {
    const claims = [
      entry({ seq: 1, kind: 'claim', state: 'not-made' }),
      entry({ seq: 2, kind: 'claim', state: 'made' }),
    ];
    expect(newEntry(claims, { ...sent, kind: 'claim' }, known)).toBe('made');
  });
});

describe('the end of a call', () => {
  it('settles an entry of any state, and marks it as seen only if the user sees the result', () => {
    for (const isSeen of [true, false]) {
      const end = { state: 'made', isSeen } as const;
      expect(ended(entry({ state: 'not-made' }), end, NOW)).toEqual(
        entry({ state: 'made', settledAt: NOW, isSeen }),
      );
    }
  });

  it('leaves an entry open if the result is unknown, and leaves a settled entry as it is', () => {
    const end: CallEnd = { state: 'unknown', message: 'Server Error' };
    expect(ended(entry({ state: 'sending' }), end, NOW)).toEqual(
      entry({ message: 'Server Error' }),
    );
    const proved = entry({ state: 'made', settledAt: NOW });
    expect(ended(proved, end, NOW)).toBe(proved);
  });

  it('is not-made after a refusal, and unknown after any other failure', () => {
    expect(failedEnd({ kind: 'server', status: 422, message: 'Sin saldo' })).toEqual({
      state: 'not-made',
      isSeen: true,
    });
    expect(failedEnd({ kind: 'server', status: 500, message: 'Server Error' })).toEqual({
      state: 'unknown',
      message: 'Server Error',
    });
    expect(failedEnd({ kind: 'offline', message: null })).toEqual({
      state: 'unknown',
      message: '',
    });
  });
});

describe('entryToShow', () => {
  const made = entry({ seq: 2, state: 'made' });
  const notMade = entry({ seq: 3, state: 'not-made' });
  const seen = entry({ seq: 4, state: 'not-made', isSeen: true });

  it.each<[string, LedgerEntry[], LedgerEntry | null]>([
    ['null without entries', [], null],
    ['null if only an order of another prize is open', [entry({ sku: '200' })], null],
    ['null if only a claim of the prize is open', [entry({ kind: 'claim' })], null],
    ['the open entry of the prize, even beside settled entries', [made, entry(), notMade], entry()],
    ['an entry that is being sent', [entry({ state: 'sending' })], entry({ state: 'sending' })],
    ['a settled entry that the user has not seen', [made], made],
    ['the last of two settled entries', [made, notMade], notMade],
    ['null if the user has seen the outcome', [seen], null],
  ])('returns %s', (_name, entries, expected) => {
    expect(entryToShow(entries, 'order', '100')).toEqual(expected);
  });
});

it('isCurrent is false a day after the end of an entry, or if its end is seen and in the future', () => {
  const at = (settledAt: number | null) => isCurrent(entry({ settledAt }), NOW);
  expect(at(NOW - DAY + 1)).toBe(true);
  expect(at(NOW - DAY)).toBe(false);
  expect(at(NOW)).toBe(true);
  expect(at(NOW + 1)).toBe(true);
  expect(isCurrent(entry({ settledAt: NOW + 1, isSeen: true }), NOW)).toBe(false);
  expect(isCurrent(entry({ sentAt: NOW - 400 * DAY }), NOW)).toBe(true);
});

it('currentEntries keeps old settled entries while another entry is open', () => {
  const old = entry({ state: 'made', settledAt: NOW - 2 * DAY });
  expect(currentEntries([old], NOW)).toEqual([]);
  expect(currentEntries([old, entry()], NOW)).toHaveLength(2);
});

it('ledgerOf sorts the entries by number, and returns the expired ones separately', () => {
  const first = entry({ seq: 2, state: 'made', settledAt: NOW });
  const second = entry({ seq: 10, state: 'not-made', settledAt: NOW });
  const expired = entry({ seq: 1, state: 'made', settledAt: NOW - DAY });
  const stored = [second, expired, first].map(storedEntry);
  const ledger = { current: [first, second], expired: [expired] };
  expect(ledgerOf([null, ...stored], NOW)).toEqual(ledger);
});

it('isStillSending is true only for the stored entry itself, and only in the state sending', () => {
  const sending = entry({ state: 'sending' });
  expect(isStillSending([sending], sending)).toBe(true);
  expect(isStillSending([], sending)).toBe(false);
  expect(isStillSending([{ ...sending, seq: 2 }], sending)).toBe(false);
  expect(isStillSending([{ ...sending, sentAt: 7 }], sending)).toBe(false);
  expect(isStillSending([{ ...sending, state: 'unknown' }], sending)).toBe(false);
});

it.each([
  ['full', /^Tu teléfono no puede guardar el registro.*Libera espacio/],
  ['blocked', /^Tu navegador no deja guardar el registro.*permite los datos de este sitio/],
  ['other-user', /^Alguien más entró en este teléfono/],
] as const)(
  'an entry that is not stored because the storage is %s says so, and nothing else',
  (why, text) => {
    expect(STORAGE_PROBLEMS[why]).toMatch(text);
    expect(STORAGE_PROBLEMS[why]).toContain('así que no lo hicimos');
    expect(isForUsers(STORAGE_PROBLEMS[why])).toBe(true);
  },
);

it('nextSeq returns a number above those of all entries', () => {
  expect(nextSeq([])).toBe(1);
  expect(nextSeq([entry({ seq: 7 }), entry({ seq: 3 })])).toBe(8);
});

it('settled adds outcome and time to an entry', () => {
  expect(settled(entry(), 'made', NOW, true)).toEqual(
    entry({ state: 'made', settledAt: NOW, isSeen: true }),
  );
});

it('surelyLeft subtracts the prices of all open orders from the balance', () => {
  const open = [entry({ price: 400 }), entry({ price: 100, state: 'sending' })];
  expect(surelyLeft(1284, [...open, entry({ state: 'made' })])).toBe(784);
  expect(surelyLeft(450, open)).toBe(0);
});

it('surelyLeft does not subtract the orders of an excepted prize', () => {
  const open = [entry({ sku: '100', price: 400 }), entry({ sku: '200', price: 100 })];
  expect(surelyLeft(1284, open, '100')).toBe(1184);
});

/** Returns a user with this balance and this `order_now`. `prize` is the sku of a prize to claim, '' for none. */
function identity(
  balance: number,
  orderNow: string[] = [],
  prize = '',
  change: Partial<Winner> = {},
): Evidence['identity'] {
  const winner = prize && { reward_name: 'Moto', available: true, reward_sku: prize, ...change };
  const user = { order_now: orderNow, winner: winner || null } as Partial<User> as User;
  return { user, wallet: { balance } };
}

const order = (id: number, sku = '100', date: string | null = null) => ({ id, sku, date });
const SENT = entry({ ordersBefore: [1, 2] });
const BEFORE = [order(1), order(2, '200')];

describe('verdictOf for an order, 60 s after the end of the call', () => {
  it.each<[string, LedgerEntry, Evidence, 'made' | 'not-made' | null]>([
    ['null without answers', SENT, { orders: null, identity: null }, null],
    [
      'made for a new order in the list',
      SENT,
      { orders: [...BEFORE, order(3)], identity: null },
      'made',
    ],
    [
      'made for a new order in the list, although the balance is unchanged',
      SENT,
      { orders: [...BEFORE, order(3)], identity: identity(1284) },
      'made',
    ],
    [
      'not made if only an order of another prize is new',
      SENT,
      { orders: [...BEFORE, order(3, '300')], identity: identity(1284) },
      'not-made',
    ],
    [
      'made by order_now and balance, although the list is outdated',
      SENT,
      { orders: BEFORE, identity: identity(795, ['100']) },
      'made',
    ],
    [
      'made by order_now and balance without a list',
      SENT,
      { orders: null, identity: identity(795, ['100']) },
      'made',
    ],
    ['null by order_now alone', SENT, { orders: BEFORE, identity: identity(1284, ['100']) }, null],
    ['null by the balance alone', SENT, { orders: BEFORE, identity: identity(795) }, null],
    [
      'null if the balance has fallen by another amount',
      SENT,
      { orders: BEFORE, identity: identity(900) },
      null,
    ],
    [
      'not made if list, order_now and balance deny the order',
      SENT,
      { orders: BEFORE, identity: identity(1284) },
      'not-made',
    ],
    [
      'not made if the balance has grown',
      SENT,
      { orders: BEFORE, identity: identity(1296) },
      'not-made',
    ],
    ['null without a list', SENT, { orders: null, identity: identity(1284) }, null],
    ['null without user and balance', SENT, { orders: BEFORE, identity: null }, null],
    ['null if the list lacks known orders', SENT, { orders: [], identity: identity(1284) }, null],
    [
      'not made if order_now already included the sku before',
      { ...SENT, orderedBefore: true },
      { orders: BEFORE, identity: identity(1284, ['100']) },
      'not-made',
    ],
    [
      'null if order_now already included the sku, and the balance has fallen',
      { ...SENT, orderedBefore: true },
      { orders: BEFORE, identity: identity(795, ['100']) },
      null,
    ],
    [
      'not made without a stored list, if the new list is empty',
      entry(),
      { orders: [], identity: identity(1284) },
      'not-made',
    ],
    [
      'made without a stored list, by an order of that day and the balance',
      entry(),
      { orders: [order(1, '100', '2026-03-14')], identity: identity(795) },
      'made',
    ],
    [
      'null without a stored list, by an order of that day alone',
      entry(),
      { orders: [order(1, '100', '2026-03-14')], identity: identity(1284) },
      null,
    ],
    [
      'null without a stored list, by an order of last week and the balance',
      entry(),
      { orders: [order(1, '100', '2026-03-07')], identity: identity(795) },
      null,
    ],
    [
      'null without a stored list, by an order without a date',
      entry(),
      { orders: [order(1)], identity: identity(1284) },
      null,
    ],
  ])('is %s', (_name, sent, evidence, verdict) => {
    expect(verdictOf(sent, [sent], evidence, 60_000)).toBe(verdict);
  });

  it('is "made" at any time, but "not made" only after 60 s', () => {
    const denied = { orders: BEFORE, identity: identity(1284) };
    expect(verdictOf(SENT, [SENT], denied, 59_999)).toBeNull();
    const proved = { orders: [...BEFORE, order(3)], identity: null };
    expect(verdictOf(SENT, [SENT], proved, -1)).toBe('made');
  });
});

it.each<[string, Partial<LedgerEntry>, ReturnType<typeof order> | undefined]>([
  ['the new order of its sku', {}, order(3)],
  ['undefined if only another sku was ordered', { sku: '300' }, undefined],
  ['undefined if the order was in the list before', { ordersBefore: [1, 2, 3] }, undefined],
  ['undefined if no list was stored before', { ordersBefore: null }, undefined],
])('the order of an entry is %s', (_what, over, expected) => {
  const nameless = { ...order(0), id: '' };
  const orders = [...BEFORE, nameless, order(3)];
  expect(orderOf({ ...SENT, ...over }, orders)).toEqual(expected);
});

describe('the verdict from the list of orders alone', () => {
  const listed = (sent: LedgerEntry, others: LedgerEntry[], orders: Evidence['orders']) =>
    verdictOf(sent, [...others, sent], { orders, identity: null }, 60_000);
  const found = [...BEFORE, order(3)];

  it.each<[string, Partial<LedgerEntry>]>([
    ['a claim of the same sku', { kind: 'claim' }],
    ['an order of another prize', { sku: '300' }],
    ['an order that was not made', { state: 'not-made' }],
  ])('takes a new order for the order of the entry, not for that of %s', (_what, over) => {
    const other = entry({ seq: 2, state: 'made', ...over });
    expect(listed(SENT, [other], found)).toBe('made');
  });

  it('counts an order as new although a later entry already knew that order', () => {
    const later = entry({ seq: 2, sku: '300', ordersBefore: [1, 2, 3] });
    expect(listed(SENT, [later], found)).toBe('made');
  });

  it('finds one new order for each of two entries, although the later entry knew the first order', () => {
    const earlier = entry({ seq: 0, state: 'made', ordersBefore: [1, 2] });
    const again = { ...SENT, ordersBefore: [1, 2, 3] };
    expect(listed(again, [earlier], [...found, order(4)])).toBe('made');
  });

  it('is null if the id of the new order cannot be read', () => {
    const nameless = { ...order(0), id: '' };
    expect(listed(SENT, [], [...BEFORE, nameless])).toBeNull();
    const denied = { orders: [...BEFORE, nameless], identity: identity(1284) };
    expect(verdictOf(SENT, [SENT], denied, 60_000)).toBeNull();
  });

  it('is "not made" although an order of another prize has an unreadable id', () => {
    const orders = [...BEFORE, { ...order(0, '300'), id: '' }];
    const denied = { orders, identity: identity(1284) };
    expect(verdictOf(SENT, [SENT], denied, 60_000)).toBe('not-made');
  });

  it('is null if the sku of a new order cannot be read', () => {
    const nameless = { ...order(3), sku: '' };
    expect(listed(SENT, [], [...BEFORE, nameless])).toBeNull();
    const denied = { orders: [...BEFORE, nameless], identity: identity(1284) };
    expect(verdictOf(SENT, [SENT], denied, 60_000)).toBeNull();
    const known = BEFORE.map((one) => ({ ...one, sku: '' }));
    expect(verdictOf(SENT, [SENT], { ...denied, orders: known }, 60_000)).toBe('not-made');
  });

  it.each([
    [DAY, 'made'],
    [DAY + 1, null],
  ] as const)('for an order dated %d ms before or after the entry is %s', (ms, verdict) => {
    const sent = entry();
    for (const at of [sent.sentAt - ms, sent.sentAt + ms]) {
      const orders = [order(1, '100', new Date(at).toISOString())];
      expect(verdictOf(sent, [sent], { orders, identity: identity(795) }, 60_000)).toBe(verdict);
    }
  });
});

describe('verdictOf for a prize that was ordered before', () => {
  const made = entry({ seq: 1, state: 'made', ordersBefore: [1] });
  const again = entry({ seq: 2, ordersBefore: [1], balanceBefore: 795 });
  const evidence = (ids: number[], balance: number): Evidence => ({
    orders: ids.map((id) => order(id)),
    identity: identity(balance, ['100']),
  });
  const verdict = (sent: LedgerEntry, others: LedgerEntry[], evidence: Evidence) =>
    verdictOf(sent, [...others, sent], evidence, 60_000);

  it('does not count the earlier order as new, although the stored list lacked that order', () => {
    expect(verdict(again, [made], evidence([1, 2], 795))).toBe('not-made');
    expect(verdict(again, [made], evidence([1, 2, 3], 306))).toBe('made');
  });

  it('does not count an order as new that was in the list of an earlier entry', () => {
    const lost = { ...again, ordersBefore: [] };
    expect(
      verdict(lost, [entry({ sku: '200', ordersBefore: [7] })], evidence([7], 795)),
    ).toBeNull();
    expect(verdict(lost, [made], evidence([1, 2], 795))).toBe('not-made');
  });

  it('does not count the earlier order as new without a stored list', () => {
    const unlisted = { ...again, ordersBefore: null, balanceBefore: 1284 };
    const dated = (ids: number[]) => ids.map((id) => order(id, '100', '2026-03-14'));
    // The balance has fallen by a further 489 gems, because another device has ordered another prize.
    const newer = identity(306, ['100']);
    expect(verdict(unlisted, [made], { orders: dated([1, 2]), identity: newer })).toBeNull();
    expect(verdict(unlisted, [made], { orders: dated([1, 2, 3]), identity: newer })).toBe('made');
  });

  it('is "made" only if there are more new orders than other entries whose orders were made', () => {
    const unlisted = { ...made, ordersBefore: null };
    expect(verdict(again, [unlisted], evidence([1, 2], 795))).toBeNull();
    expect(verdict(again, [unlisted], evidence([1, 2, 3], 306))).toBe('made');
    expect(verdict({ ...again, ordersBefore: [1, 2] }, [made], evidence([1, 2], 795))).toBe(
      'not-made',
    );
  });
});

describe('verdictOf by the balance, with other orders in the ledger', () => {
  const first = entry({ seq: 1, sku: '100', price: 489, ordersBefore: [] });
  const second = entry({ seq: 2, sku: '200', price: 489, ordersBefore: [] });
  const cheap = entry({ seq: 2, sku: '200', price: 200, ordersBefore: [] });
  const none: Evidence['orders'] = [];

  it('is null for two open orders of the same price, unless the balance has fallen by both', () => {
    const evidence = { orders: none, identity: identity(795) };
    expect(verdictOf(first, [first, second], evidence, 60_000)).toBeNull();
    expect(verdictOf(second, [first, second], evidence, 60_000)).toBeNull();
    const withSku = { orders: none, identity: identity(795, ['200']) };
    expect(verdictOf(second, [first, second], withSku, 60_000)).toBeNull();
    const both = { orders: none, identity: identity(306, ['100', '200']) };
    expect(verdictOf(first, [first, second], both, 60_000)).toBe('made');
  });

  it('distinguishes two open orders of different prices', () => {
    const evidence = { orders: none, identity: identity(795, ['100']) };
    expect(verdictOf(first, [first, cheap], evidence, 60_000)).toBe('made');
    expect(verdictOf(cheap, [first, cheap], evidence, 60_000)).toBe('not-made');
  });

  it('is "not made" for the later of two equal prices if the fall is explained by the earlier order', () => {
    const made = { ...first, state: 'made' as const };
    const evidence = { orders: [order(9, '100')], identity: identity(795, ['100']) };
    expect(verdictOf(second, [made, second], evidence, 60_000)).toBe('not-made');
    const paid = { ...second, balanceBefore: 795 };
    const both = { orders: null, identity: identity(306, ['100', '200']) };
    expect(verdictOf(paid, [made, paid], both, 60_000)).toBeNull();
  });

  it('is null if an earlier order that was made could also explain the fall', () => {
    const paid = { ...first, state: 'made' as const };
    const next = { ...cheap, ordersBefore: [9], balanceBefore: 795 };
    const evidence = { orders: [order(9, '100')], identity: identity(595) };
    expect(verdictOf(next, [paid, next], evidence, 60_000)).toBeNull();
  });

  it('subtracts the price of a later order, although gems were earned before that order', () => {
    const later = { ...second, state: 'made' as const, balanceBefore: 1773 };
    const evidence = { orders: [order(9, '200')], identity: identity(795, ['200']) };
    expect(verdictOf(first, [first, later], evidence, 60_000)).toBe('not-made');
  });

  it('subtracts the price of a later order that was made', () => {
    const later = { ...cheap, state: 'made' as const };
    const evidence = { orders: [order(9, '200')], identity: identity(1084, ['200']) };
    expect(verdictOf(first, [first, later], evidence, 60_000)).toBe('not-made');
  });

  it('is null with more than ten other open orders', () => {
    const others = Array.from({ length: 11 }, (_, at) =>
      entry({ seq: at + 2, sku: `${at}`, price: at + 1 }),
    );
    const evidence = { orders: none, identity: identity(1284) };
    expect(verdictOf(first, [first, ...others.slice(1)], evidence, 60_000)).toBe('not-made');
    expect(verdictOf(first, [first, ...others], evidence, 60_000)).toBeNull();
  });
});

const GIVEN = { available: false };
const NAMELESS = { reward_name: '', available: false };

it.each<[string, Evidence['identity'], number, 'made' | 'not-made' | null]>([
  ['null without an answer', null, 60_000, null],
  ['made if the prize is no longer available', identity(0, [], 'MOTO', GIVEN), 0, 'made'],
  ['null if the winner cannot be read', identity(0), 60_000, null],
  ['null if the name of the prize cannot be read', identity(0, [], 'MOTO', NAMELESS), 60_000, null],
  [
    'not made if the prize can still be claimed after 60 s',
    identity(0, [], 'MOTO'),
    60_000,
    'not-made',
  ],
  ['null if the prize can still be claimed before 60 s', identity(0, [], 'MOTO'), 59_999, null],
  ['null if another prize can be claimed', identity(0, [], 'TV'), 60_000, null],
])('verdictOf for a claim is %s', (_name, who, waitedMs, verdict) => {
  const claim = entry({ kind: 'claim', sku: 'MOTO', price: 0 });
  expect(verdictOf(claim, [claim], { orders: null, identity: who }, waitedMs)).toBe(verdict);
});
