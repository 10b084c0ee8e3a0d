import { describe, expect, it } from 'vitest';
import type { Failure } from '../session/failure.ts';
import { isForUsers } from '../session/server-message.ts';
import { entry } from '../testing/ledger-entries.ts';
import {
  afterFailure,
  entryToShow,
  failureEvent,
  isRefusal,
  isStoredEntry,
  type LedgerEntry,
  ledgerOf,
  newEntry,
  STORAGE_PROBLEMS,
  storedEntry,
  storedVersion,
} from './ledger.ts';

const NOW = Date.parse('2026-03-14T15:06:00-06:00');
const DAY = 24 * 60 * 60 * 1000;

it.each([
  ...[400, 429, 499].map((status) => [status, true] as const),
  ...[408, 500, 301, undefined].map((status) => [status, false] as const),
])('isRefusal for status %s is %s: every 4xx but 408 (decision 37)', (status, expected) => {
  const failure = { kind: 'server' as const, message: null, ...(status && { status }) };
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
    ['a missing isSeen', { isSeen: null }],
    ['an unreadable end', { settledAt: 'ayer' }],
    ['an unreadable wait', { waitedMs: null }],
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
    ['the time since its call ended', { state: 'unproven', waitedMs: -75_000 }],
  ])('is valid with %s', (_what, over) => {
    expect(isStoredEntry(storedEntry(entry(over)))).toBe(true);
  });

  it.each([null, undefined, 7, '', []])('is not valid if it is %j', (value) => {
    expect(isStoredEntry(value)).toBe(false);
  });
});

describe('newEntry', () => {
  const sent = { kind: 'order', sku: '100', name: 'Licuadora', price: 489 } as const;
  const known = { balance: 1284, orders: [{ id: 7 }, { id: 'a' }], now: NOW };

  it('returns an entry with the sent values and with what the phone knew before', () => {
    const others = [entry({ seq: 4, state: 'made' }), entry({ seq: 3, state: 'made' })];
    expect(newEntry(others, sent, known)).toEqual({
      ...sent,
      seq: 5,
      balanceBefore: 1284,
      ordersBefore: [7, 'a'],
      sentAt: NOW,
      state: 'sending',
      settledAt: null,
      message: '',
      isSeen: false,
    });
    const again = newEntry([], sent, { ...known, orders: undefined });
    expect(again).toMatchObject({ seq: 1, ordersBefore: null });
  });

  it.each<[string, Partial<LedgerEntry>, Partial<LedgerEntry>, string | undefined]>([
    ['an open order of the prize', {}, { state: 'unknown' }, 'open'],
    ['an order of the prize without proof', {}, { state: 'unproven' }, 'open'],
    ['an order of the prize that was made', {}, { state: 'made' }, undefined],
    ['an open order of another prize', {}, { sku: '200' }, undefined],
    ['an open claim of the prize', {}, { kind: 'claim' }, undefined],
    ['a claim of the prize that was made', { kind: 'claim' }, { state: 'made' }, 'made'],
    ['a claim of the prize that was not made', { kind: 'claim' }, { state: 'not-made' }, undefined],
    ['an open claim, if a claim is sent', { kind: 'claim' }, { state: 'unknown' }, 'open'],
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

const failure = (
  kind: Failure['kind'],
  status?: number,
  message: string | null = null,
): Failure => ({
  ...{ kind, message },
  ...(status && { status }),
});

describe('an entry after its call has failed', () => {
  const sending = entry({ state: 'sending' });
  it.each<[string, Failure, Partial<LedgerEntry>]>([
    [
      'was not made after a refusal, which the user has seen',
      failure('busy', 429),
      { state: 'not-made', settledAt: NOW, isSeen: true },
    ],
    [
      'is unknown after an error of the server, and keeps its words',
      failure('server', 500, 'Falló'),
      { state: 'unknown', message: 'Falló' },
    ],
    ['is unknown without an answer', failure('timeout'), { state: 'unknown' }],
    [
      'is unknown after a success with only a message, and the server has answered',
      failure('unreadable', 200, 'Límite'),
      { state: 'unknown', message: 'Límite', isAnswered: true },
    ],
    ['is unknown after a page of a gateway', failure('unreadable', 200), { state: 'unknown' }],
  ])('%s', (_name, failed, over) => {
    expect(afterFailure(sending, failed, NOW)).toEqual({ ...sending, ...over });
  });

  it('stays settled if the outcome of the call is unknown', () => {
    const proved = entry({ state: 'made', settledAt: NOW });
    expect(afterFailure(proved, failure('timeout'), NOW)).toBe(proved);
    const refused = afterFailure(proved, failure('server', 422), NOW);
    expect(refused).toMatchObject({ state: 'not-made', isSeen: true });
  });
});

describe('what the user is told about an order that was not made (spec section 8, Order create)', () => {
  const BUSY = 'Hay muchas personas a la vez. Espera un minuto e intenta de nuevo.';
  it.each<[string, Parameters<typeof failureEvent>[0], string | null | undefined]>([
    ['the words of a refusal', failure('server', 422, 'Sin saldo'), 'Sin saldo'],
    ['no words in English', failure('server', 422, 'The given data was invalid.'), null],
    ['to wait after a bare 429', failure('busy', 429), BUSY],
    ['to wait after an English 429', failure('busy', 429, 'Too Many.'), BUSY],
    ['that the phone is full', 'full', STORAGE_PROBLEMS.full],
    ['that another user is in', 'other-user', STORAGE_PROBLEMS['other-user']],
    ['nothing about an open order', 'open', undefined],
    ['nothing about a claim that was made', 'made', undefined],
    ['nothing after a 500', failure('server', 500, 'Falló'), undefined],
    ['nothing about an old version', failure('version', 409, 'Vieja'), undefined],
    ['nothing about a block', failure('blacklisted', 403, 'Bloqueado'), undefined],
  ])('is %s', (_name, problem, message) => {
    const told = message === undefined ? { type: 'told-elsewhere' } : { type: 'refused', message };
    expect(failureEvent(problem)).toEqual(told);
  });
});

describe('entryToShow', () => {
  const made = entry({ seq: 2, state: 'made' });
  const notMade = entry({ seq: 3, state: 'not-made' });
  const seen = entry({ seq: 4, state: 'not-made', isSeen: true });

  it.each<[string, LedgerEntry[], LedgerEntry | null]>([
    ['null if only an order of another prize is open', [entry({ sku: '200' })], null],
    ['null if only a claim of the prize is open', [entry({ kind: 'claim' })], null],
    ['the open entry of the prize, even beside settled entries', [made, entry(), notMade], entry()],
    ['an entry that is being sent', [entry({ state: 'sending' })], entry({ state: 'sending' })],
    ['an entry without proof', [entry({ state: 'unproven' }), made], entry({ state: 'unproven' })],
    ['the last of two settled entries', [made, notMade], notMade],
    ['null if the user has seen the outcome', [seen], null],
  ])('returns %s', (_name, entries, expected) => {
    expect(entryToShow(entries, 'order', '100')).toEqual(expected);
  });
});

describe('ledgerOf', () => {
  const kept = (...over: Partial<LedgerEntry>[]) =>
    ledgerOf(
      over.map((one) => storedEntry(entry({ state: 'made', ...one }))),
      NOW,
    ).current.length;

  it('leaves out an entry a day after its end, or if its end is seen and in the future', () => {
    expect(kept({ settledAt: NOW - DAY + 1 })).toBe(1);
    expect(kept({ settledAt: NOW - DAY })).toBe(0);
    expect(kept({ settledAt: NOW, isSeen: true })).toBe(1);
    expect(kept({ settledAt: NOW + 1 })).toBe(1);
    expect(kept({ settledAt: NOW + 1, isSeen: true })).toBe(0);
    expect(kept({ state: 'unknown', sentAt: NOW - 400 * DAY })).toBe(1);
  });

  it.each(['sending', 'unknown', 'unproven'] as const)(
    'keeps all while an entry is %s',
    (state) => {
      expect(kept({ settledAt: NOW - 2 * DAY }, { state })).toBe(2);
    },
  );

  it('sorts the entries by number, and returns the expired ones separately', () => {
    const first = entry({ seq: 2, state: 'made', settledAt: NOW });
    const second = entry({ seq: 10, state: 'not-made', settledAt: NOW });
    const expired = entry({ seq: 1, state: 'made', settledAt: NOW - DAY });
    const stored = [second, expired, first].map(storedEntry);
    expect(ledgerOf(stored, NOW)).toEqual({ current: [first, second], expired: [expired] });
  });
});

it('storedVersion finds an entry by its number and its time', () => {
  expect(storedVersion([entry({ message: 'x' })], entry())).toEqual(entry({ message: 'x' }));
  expect(storedVersion([], entry())).toBeUndefined();
  expect(storedVersion([entry({ seq: 2 })], entry())).toBeUndefined();
  expect(storedVersion([entry({ sentAt: 7 })], entry())).toBeUndefined();
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
