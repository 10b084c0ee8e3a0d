import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { play, RULES, type Rules, STEPS, type Step } from '../testing/ledger-world.ts';
import { isCurrent, isOpen, isRefusal, type LedgerEntry } from './ledger.ts';
import { verdictOf } from './verdict.ts';

const SEED = 20_260_314;
const RUNS = 100_000;

const step: fc.Arbitrary<Step> = fc.noBias(
  fc.nat(2 ** 24).map((n): Step => {
    const at = n % STEPS.length;
    return [STEPS[at] ?? 'tap', (n - at) / STEPS.length];
  }),
);
const sequence = fc.tuple(fc.nat(5), fc.array(step, { minLength: 6, maxLength: 40, size: 'max' }));

it(`the ledger follows the rules of decision 37 (${RUNS} sequences, seed ${SEED})`, {
  timeout: 120_000,
}, () => {
  const total = { sent: 0, made: 0, notMade: 0, demanded: 0, excused: 0, forgotten: 0 };
  const { numRuns, counterexample } = fc.check(
    fc.property(sequence, ([pick, steps]) => {
      const { violation, counts } = play(steps, pick);
      for (const name of Object.keys(total) as (keyof typeof total)[]) total[name] += counts[name];
      return violation === null;
    }),
    { numRuns: RUNS, seed: SEED },
  );
  const [[pick, steps]] = counterexample ?? [[0, []]];
  expect({ violation: play(steps, pick).violation, pick, steps }).toMatchObject({
    violation: null,
  });
  expect(numRuns).toBe(RUNS);
  // The random sequences are not trivial: they send many orders, of which many are placed and many are refused.
  expect(total.sent).toBeGreaterThan(RUNS);
  expect(total.made).toBeGreaterThan(RUNS / 4);
  expect(total.notMade).toBeGreaterThan(RUNS / 4);
  // Only a few entries were allowed to stay open (`excused`) or to have a wrong outcome (`forgotten`).
  expect(total.excused).toBeLessThan(total.demanded / 20);
  expect(total.forgotten).toBeLessThan(total.demanded / 100);
});

/** Sequences of steps that have revealed errors. The number selects the initial state of the model (`LedgerWorld`). */
const CASES: Record<string, [pick: number, steps: Step[]]> = {
  'an older order that the stored list lacked does not prove the next order': [
    0,
    [
      ['open', 648631],
      ['tap', 382791],
      ['arrive', 307146],
      ['answer', 304453],
      ['tap', 355261],
      ['tap', 680155],
      ['tap', 523461],
    ],
  ],
  'an outcome that the user has not seen blocks the prize in another tab': [
    0,
    [
      ['open', 199204],
      ['tap', 0],
      ['time', 414919],
      ['open', 98893],
      ['look', 504866],
      ['event', 24431],
    ],
  ],
  'a tab that does not know an order settles the next order': [
    0,
    [
      ['open', 157980],
      ['tap', 0],
      ['open', 372501],
      ['answer', 205820],
      ['arrive', 156565],
      ['look', 37094],
      ['tap', 0],
      ['tap', 126177],
      ['tap', 478335],
    ],
  ],
  'an old order does not count as new after a list without any orders': [
    3,
    [
      ['open', 89029],
      ['tap', 310501],
      ['look', 526088],
      ['answer', 122235],
      ['order', 0],
    ],
  ],
  'an order that was in an earlier list does not count for a later entry': [
    0,
    [
      ['earn', 404016],
      ['order', 177219],
      ['answer', 20451],
      ['arrive', 391785],
      ['clock', 519932],
      ['time', 457276],
      ['look', 416410],
      ['order', 546025],
      ['clock', 423374],
      ['close', 127411],
      ['arrive', 394021],
      ['tap', 0],
      ['look', 625192],
      ['tap', 0],
      ['order', 530240],
    ],
  ],
  'an order of another device at the same price proves nothing beside an earlier order (seed 1)': [
    0,
    [
      ['order', 166114],
      ['close', 470296],
      ['arrive', 388372],
      ['look', 325697],
      ['tap', 0],
      ['tap', 0],
      ['time', 307849],
      ['order', 139892],
      ['other-device', 304720],
      ['tap', 0],
    ],
  ],
  'an order of another device that the tab did not know proves nothing (seed 3)': [
    0,
    [
      ['other-device', 531728],
      ['clock', 183791],
      ['order', 630649],
      ['arrive', 79954],
      ['close', 183013],
      ['clock', 249248],
      ['look', 170326],
      ['order', 352101],
    ],
  ],
};

it.each(Object.entries(CASES))('%s', (_name, [pick, steps]) => {
  expect(play(steps, pick).violation).toBeNull();
});

const IDS = (entry: LedgerEntry, known: ReadonlySet<number | string>): LedgerEntry => ({
  ...entry,
  ordersBefore: entry.ordersBefore?.filter((id) => known.has(id)) ?? null,
});

/** Wrong variants of the rules, each with one rule broken. The model must detect all of them. */
const MUTANTS: Record<string, Partial<Rules>> = {
  'a server error with a message counts as refused': {
    isRefusal: (failure) => isRefusal(failure) || (failure.status ?? 0) >= 500,
  },
  'a time-out of the server counts as refused': {
    isRefusal: (failure) => isRefusal(failure) || failure.status === 408,
  },
  'a success with only a message counts as refused': {
    isRefusal: (failure) =>
      isRefusal(failure) || (failure.status === 200 && failure.message !== null),
  },
  'a refusal needs no message': {
    isRefusal: (failure) => isRefusal(failure) || failure.status === 404,
  },
  'a denial counts immediately after the call': { waitedMs: () => 60_000 },
  'a denial counts 20 s after the call': { waitedMs: (waited) => waited + 40_000 },
  'the time since the call is measured with the clock of the phone': {
    waitedMs: (_waited, { sentAt }, now) => now - sentAt,
  },
  'the balance alone proves that the order was made': {
    verdictOf: (entry, entries, evidence, waitedMs) =>
      verdictOf(entry, entries, evidence, waitedMs) ??
      (evidence.identity?.wallet.balance === entry.balanceBefore - entry.price ? 'made' : null),
  },
  'the balance alone proves that the order was not made': {
    verdictOf: (entry, entries, evidence, waitedMs) =>
      verdictOf(entry, entries, evidence, waitedMs) ??
      (waitedMs >= 60_000 && (evidence.identity?.wallet.balance ?? 0) >= entry.balanceBefore
        ? 'not-made'
        : null),
  },
  'a list that lacks known orders counts as a denial': {
    verdictOf: (entry, entries, { orders, identity }, waitedMs) => {
      const known = new Set(orders?.map(({ id }) => id));
      const cut = entries.map((one) => IDS(one, known));
      const [own = entry] = cut.filter(({ seq }) => seq === entry.seq);
      const lost = orders?.length === 0 && identity && waitedMs >= 60_000;
      return verdictOf(own, cut, { orders, identity }, waitedMs) ?? (lost ? 'not-made' : null);
    },
  },
  'the other entries are ignored': {
    verdictOf: (entry, _entries, evidence, waitedMs) =>
      verdictOf(entry, [entry], evidence, waitedMs),
  },
  'only an entry in the state unknown blocks the prize': {
    hasOpenOrder: (entries, sku) =>
      entries.some((entry) => entry.sku === sku && entry.state === 'unknown'),
  },
  'an outcome that the user has not seen does not block the prize': {
    hasOpenOrder: (entries, sku) => entries.some((entry) => entry.sku === sku && isOpen(entry)),
  },
  'settled entries are removed while another entry is open': {
    keptEntries: (entries, now) => entries.filter((entry) => isCurrent(entry, now)),
  },
  'open entries are removed after a day': {
    keptEntries: (entries, now) =>
      entries.filter(({ sentAt }) => Math.abs(now - sentAt) < 86_400_000),
  },
  'the prices of open orders are not subtracted from the balance': {
    surelyLeft: (balance) => balance,
  },
  'the price of only one open order is subtracted from the balance': {
    surelyLeft: (balance, entries) =>
      Math.max(0, Number(balance) - (entries.find(isOpen)?.price ?? 0)),
  },
};

describe('the model detects a broken rule', () => {
  it.each(Object.entries(MUTANTS))('%s', { timeout: 60_000 }, (_name, mutant) => {
    const { failed } = fc.check(
      fc.property(
        sequence,
        ([pick, steps]) => play(steps, pick, { ...RULES, ...mutant }).violation === null,
      ),
      { numRuns: RUNS, seed: SEED, endOnFailure: true },
    );
    expect(failed).toBe(true);
  });
});
