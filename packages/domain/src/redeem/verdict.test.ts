import { describe, expect, it } from 'vitest';
import { readOrders } from '../answers/orders.ts';
import type { Order } from '../orders/order.ts';
import type { Winner } from '../raffle/winner.ts';
import type { User } from '../session/user.ts';
import { entry } from '../testing/ledger-entries.ts';
import type { LedgerEntry } from './ledger.ts';
import {
  type Evidence,
  judged,
  PROOF_AFTER_MS,
  PROOF_PAUSES_MS,
  UNPROVEN_AFTER_MS,
  verdictOf,
} from './verdict.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Returns a user with this balance. `prize` is the sku of a prize to claim, '' for none. */
function identity(balance: number, prize = '', change: Partial<Winner> = {}): Evidence['identity'] {
  const winner = prize && { reward_name: 'Moto', available: true, reward_sku: prize, ...change };
  const user = { order_now: [], winner: winner || null } as Partial<User> as User;
  return { user, wallet: { balance } };
}

type Row = Pick<Order, 'id' | 'sku' | 'date' | 'total'>;
const order = (id: number | string, sku = '100', date: string | null = null): Row => ({
  ...{ id, sku, date },
  total: sku === '100' ? 489 : 200,
});
const SENT = entry({ ordersBefore: [1, 2] });
const BEFORE = [order(1), order(2, '200')];
const UNPAID = identity(1284);
const PAID = identity(795);
const NEW = [...BEFORE, order(3)];

/** A list that lacks the known orders of `SENT`. */
const NONE: Row[] = [];
const dated = (date: string | null) => [order(1, '100', date)];

describe('an order, judged by a list requested 60 s after the end of its call (decision 37)', () => {
  it.each<[string, LedgerEntry, Row[] | null, Evidence['identity'], 'made' | 'not-made' | null]>([
    ['made by a new order of the sku', SENT, NEW, null, 'made'],
    ['made although the balance is unchanged', SENT, NEW, UNPAID, 'made'],
    ['not made if the balance has not fallen', SENT, BEFORE, UNPAID, 'not-made'],
    ['not made if the balance has grown', SENT, BEFORE, identity(1296), 'not-made'],
    ['open if the balance has fallen by 3 gems', SENT, BEFORE, identity(1281), null],
    ['open without a balance', SENT, BEFORE, null, null],
    ['open without a list', SENT, null, UNPAID, null],
    ['open if the list lacks known orders', SENT, NONE, UNPAID, null],
    ['not made by another sku', SENT, [...BEFORE, order(3, '300')], UNPAID, 'not-made'],
    ['not made without a stored list, if the list is empty', entry(), NONE, UNPAID, 'not-made'],
    ['made without a stored list, by that day', entry(), dated('2026-03-14'), UNPAID, 'made'],
    ['open without a stored list, by last week', entry(), dated('2026-03-07'), UNPAID, null],
    ['open without a stored list, by no date', entry(), dated(null), UNPAID, null],
  ])('is %s', (_name, sent, orders, who, verdict) => {
    expect(verdictOf(sent, [sent], { orders, identity: who }, MINUTE)).toBe(verdict);
  });

  it('is open if rows of the list cannot be read', () => {
    const evidence = { orders: BEFORE, isCut: true, identity: UNPAID };
    expect(verdictOf(SENT, [SENT], evidence, MINUTE)).toBeNull();
  });
});

describe('the time from the end of the call to the request of the list', () => {
  const at = (waitedMs: number, evidence: Evidence, sent = SENT) =>
    verdictOf(sent, [sent], evidence, waitedMs);

  it('proves an order at any time', () => {
    expect(at(-1, { orders: NEW, identity: null })).toBe('made');
  });

  it('proves "not made" after 60 s if the balance has not fallen', () => {
    expect(at(MINUTE - 1, { orders: BEFORE, identity: UNPAID })).toBeNull();
    expect(at(MINUTE, { orders: BEFORE, identity: UNPAID })).toBe('not-made');
  });

  it('proves "not made" after 5 minutes, whatever the balance says', () => {
    for (const who of [identity(1281), PAID, null]) {
      expect(at(5 * MINUTE - 1, { orders: BEFORE, identity: who })).toBeNull();
      expect(at(5 * MINUTE, { orders: BEFORE, identity: who })).toBe('not-made');
    }
    expect(at(5 * MINUTE, { orders: BEFORE, isCut: true, identity: PAID })).toBeNull();
  });

  it('is not needed if the server has answered with nothing but a message', () => {
    const answered = { ...SENT, isAnswered: true };
    expect(at(0, { orders: BEFORE, identity: UNPAID }, answered)).toBe('not-made');
    expect(at(0, { orders: BEFORE, identity: PAID }, answered)).toBeNull();
    expect(at(-1, { orders: BEFORE, identity: UNPAID }, answered)).toBeNull();
  });
});

describe('a list whose rows cannot be identified is no proof, even after 5 minutes', () => {
  const listed = (orders: Evidence['orders'], sent = SENT) =>
    verdictOf(sent, [sent], { orders, identity: PAID }, 5 * MINUTE);

  it.each<[string, Row]>([
    ['an order of the sku has no id', order('')],
    ['a new order has no sku', order(3, '')],
    ['a new order has this price and an unknown sku', { ...order(3, '100-B'), total: 489 }],
  ])('if %s', (_name, row) => {
    expect(listed([...BEFORE, row])).toBeNull();
  });

  it.each<[string, Row[]]>([
    ['an order of another prize without an id', [...BEFORE, order('', '300')]],
    ['a known order without a sku', BEFORE.map((row) => ({ ...row, sku: '' }))],
    ['a known order at this price', [order(1), { ...order(2, '200'), total: 489 }]],
    ['a new order of another prize at another price', [...BEFORE, order(3, '300')]],
  ])('but is proof in spite of %s', (_name, orders) => {
    expect(listed(orders)).toBe('not-made');
  });

  it('is proof in spite of a new order of this price that this phone has sent', () => {
    const other = entry({ seq: 2, sku: '300', state: 'made' });
    const orders = [...BEFORE, { ...order(3, '300'), total: 489 }];
    expect(verdictOf(SENT, [SENT, other], { orders, identity: PAID }, 5 * MINUTE)).toBe('not-made');
  });
});

it('of 200 rows of which 199 cannot be read, the reader says that the list is cut', () => {
  const rows = [{ id: 1, sku: '100' }, ...Array.from({ length: 199 }, () => 'fila')];
  expect(readOrders({ orders: rows, products: {} }).isCut).toBe(true);
  expect(readOrders({ orders: [{ id: 1, status: {} }], products: {} })).not.toHaveProperty('isCut');
});

describe('an order of a prize that was ordered before', () => {
  const made = entry({ seq: 1, state: 'made', ordersBefore: [1] });
  const again = entry({ seq: 2, ordersBefore: [1], balanceBefore: 795 });
  const listed = (sent: LedgerEntry, others: LedgerEntry[], ids: number[], date?: string) =>
    verdictOf(
      sent,
      [...others, sent],
      { orders: ids.map((id) => order(id, '100', date)), identity: null },
      5 * MINUTE,
    );

  it.each<[string, Partial<LedgerEntry>]>([
    ['a claim of the same sku', { kind: 'claim' }],
    ['an order of another prize', { sku: '300' }],
    ['an order that was not made', { state: 'not-made' }],
  ])('takes a new order for its own, not for that of %s', (_what, over) => {
    const other = entry({ seq: 2, state: 'made', ...over });
    expect(listed({ ...SENT, ordersBefore: [1] }, [other], [1, 3])).toBe('made');
  });

  it('is made only if there are more new orders than other orders that were made', () => {
    expect(listed(again, [made], [1, 2])).toBe('not-made');
    expect(listed(again, [made], [1, 2, 3])).toBe('made');
  });

  it('is compared with the list before the first of these orders', () => {
    const fresh = { ...again, ordersBefore: [1, 2] };
    expect(listed(fresh, [made], [1, 2])).toBe('not-made');
    expect(listed(fresh, [made], [1, 2, 3])).toBe('made');
    expect(listed({ ...again, ordersBefore: null }, [made], [1, 2])).toBe('not-made');
    expect(listed({ ...again, ordersBefore: null }, [made], [1, 2, 3])).toBe('made');
  });

  it('does not count an order as new that an earlier list contained', () => {
    const earlier = entry({ sku: '200', ordersBefore: [1, 7] });
    expect(listed({ ...again, ordersBefore: [1] }, [earlier], [1, 7])).toBe('not-made');
  });

  it('counts an order as new that only a later list contained', () => {
    const later = entry({ seq: 3, sku: '300', ordersBefore: [1, 2] });
    expect(listed(again, [later], [1, 2])).toBe('made');
  });

  it('is open if it is unknown which of two orders an earlier list lacked', () => {
    const unlisted = { ...made, ordersBefore: null };
    expect(listed(again, [unlisted], [1, 2])).toBeNull();
    expect(listed(again, [unlisted], [1, 2, 3])).toBe('made');
  });

  it('without stored lists is made if there are more orders of that day than orders that were made', () => {
    const unlisted = [
      { ...made, ordersBefore: null },
      { ...again, ordersBefore: null },
    ] as const;
    expect(listed(unlisted[1], [unlisted[0]], [1], '2026-03-14')).toBeNull();
    expect(listed(unlisted[1], [unlisted[0]], [1, 2], '2026-03-14')).toBe('made');
  });

  it.each([
    [DAY, 'made'],
    [DAY + 1, null],
  ] as const)(
    'without a stored list, dated %d ms before or after it was sent, is %s',
    (ms, verdict) => {
      const sent = entry();
      for (const at of [sent.sentAt - ms, sent.sentAt + ms]) {
        const orders = [order(1, '100', new Date(at).toISOString())];
        expect(verdictOf(sent, [sent], { orders, identity: PAID }, 5 * MINUTE)).toBe(verdict);
      }
    },
  );
});

describe('the balance of an order beside other orders of the ledger', () => {
  const first = entry({ seq: 1, ordersBefore: [] });
  const second = entry({ seq: 2, sku: '200', ordersBefore: [] });
  const judge = (sent: LedgerEntry, others: LedgerEntry[], balance: number, waitedMs = MINUTE) =>
    verdictOf(sent, [sent, ...others], { orders: [], identity: identity(balance) }, waitedMs);

  it('does not tell which of two open orders of one price was paid, so both wait for 5 minutes', () => {
    for (const [one, other] of [[first, second] as const, [second, first] as const]) {
      expect(judge(one, [other], 795)).toBeNull();
      expect(judge(one, [other], 795, 5 * MINUTE)).toBe('not-made');
      expect(judge(one, [other], 1284)).toBe('not-made');
    }
  });

  it.each([
    ['earlier', second, first],
    ['later', first, second],
  ])('may not be lower because of an %s order that was made', (_when, sent, other) => {
    expect(judge(sent, [{ ...other, state: 'made' }], 795)).toBeNull();
    expect(judge(sent, [{ ...other, state: 'made' }], 795, 5 * MINUTE)).toBe('not-made');
    expect(judge(sent, [{ ...other, state: 'made' }], 1284)).toBe('not-made');
  });
});

const GIVEN = { available: false };
const NAMELESS = { reward_name: '', available: false };

it.each<[string, Evidence['identity'], number, 'made' | 'not-made' | null]>([
  ['null without an answer', null, MINUTE, null],
  ['made if the prize is no longer available', identity(0, 'MOTO', GIVEN), 0, 'made'],
  ['null if the winner cannot be read', identity(0), MINUTE, null],
  ['null if the name of the prize cannot be read', identity(0, 'MOTO', NAMELESS), MINUTE, null],
  ['not made if the prize can be claimed after 60 s', identity(0, 'MOTO'), MINUTE, 'not-made'],
  ['null if the prize can be claimed before 60 s', identity(0, 'MOTO'), MINUTE - 1, null],
  ['null if another prize can be claimed', identity(0, 'TV'), MINUTE, null],
])('verdictOf for a claim is %s', (_name, who, waitedMs, verdict) => {
  const claim = entry({ kind: 'claim', sku: 'MOTO', price: 0 });
  expect(verdictOf(claim, [claim], { orders: null, identity: who }, waitedMs)).toBe(verdict);
});

describe('an entry after new answers', () => {
  const NOW = SENT.sentAt + 2 * MINUTE;
  const NOTHING: Evidence = { orders: null, identity: null };
  const after = (sent: LedgerEntry, waitedMs: number, evidence = NOTHING, now = NOW) =>
    judged(sent, [sent], evidence, waitedMs, now);

  it('is settled by proof', () => {
    const settled = { ...SENT, state: 'made', settledAt: NOW };
    expect(after(SENT, 0, { orders: NEW, identity: null })).toEqual(settled);
  });

  it('has been seen by the user if a toast has said why the server did nothing', () => {
    const seenAfter = (over: Partial<LedgerEntry>, orders: Row[]) =>
      after({ ...SENT, isAnswered: true, message: 'Llegaste al límite.', ...over }, MINUTE, {
        orders,
        identity: UNPAID,
      }).isSeen;
    expect(seenAfter({}, BEFORE)).toBe(true);
    expect(seenAfter({}, NEW)).toBe(false);
    expect(seenAfter({ message: 'Limit reached' }, BEFORE)).toBe(false);
    expect(seenAfter({ isAnswered: false }, BEFORE)).toBe(false);
  });

  it('keeps the longest time that a page has measured, for the next page', () => {
    expect(after(SENT, 7000)).toEqual({ ...SENT, waitedMs: 7000 });
    expect(after({ ...SENT, waitedMs: 9000 }, 7000)).toMatchObject({ waitedMs: 9000 });
    expect(after({ ...SENT, waitedMs: 5000 }, 7000)).toMatchObject({ waitedMs: 7000 });
  });

  it('can no longer be sent once its call has certainly ended', () => {
    const sending = entry({ state: 'sending' });
    expect(after(sending, -1).state).toBe('sending');
    expect(after(sending, 0).state).toBe('unknown');
  });

  it('is without proof from 10 minutes on, and stays so until there is proof', () => {
    expect(after(SENT, 10 * MINUTE - 1).state).toBe('unknown');
    const unproven = after(SENT, 10 * MINUTE);
    expect(unproven).toMatchObject({ state: 'unproven', settledAt: null, isSeen: false });
    expect(after(unproven, 0).state).toBe('unproven');
    expect(after(unproven, 0, { orders: NEW, identity: null }).state).toBe('made');
    expect(after(SENT, 10 * MINUTE, { orders: [], identity: PAID }).state).toBe('unproven');
  });

  it.each<[string, number, 'unknown' | 'unproven']>([
    ['a day', DAY, 'unproven'],
    ['11 minutes', 11.25 * MINUTE, 'unproven'],
    ['less than that', 11.25 * MINUTE - 1, 'unknown'],
    ['years, because the clock was moved', 400 * DAY, 'unknown'],
  ])('that was sent by a phone that slept, without a list after %s, is %s', (_what, ms, state) => {
    const now = SENT.sentAt + ms;
    expect(after(SENT, 2000, NOTHING, now).state).toBe(state);
    expect(after(SENT, -1, NOTHING, now).state).toBe('unknown');
    // A list that denies the order is proof after 60 s or 5 minutes, measured by the pages, whatever the clock says.
    expect(after(SENT, 2000, { orders: BEFORE, identity: PAID }, now).state).toBe('unknown');
  });
});

describe('the checks of an entry without proof', () => {
  const last = PROOF_PAUSES_MS.at(-1) ?? 0;
  const pauses = [...PROOF_PAUSES_MS, ...Array.from({ length: 20 }, () => last)];
  let atMs = 0;
  const checks = pauses.map((pause) => (atMs += pause));

  it.each([
    ['60 s', PROOF_AFTER_MS],
    ['5 minutes', 5 * MINUTE],
    ['10 minutes', UNPROVEN_AFTER_MS],
  ])('take place within 10 s after %s', (_what, ms) => {
    expect(checks.some((at) => at >= ms && at <= ms + 10_000)).toBe(true);
  });

  it('have growing pauses', () => {
    expect(pauses.toSorted((one, other) => one - other)).toEqual(pauses);
  });
});
