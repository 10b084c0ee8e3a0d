// The figures of `npm run bench` and their limits. The report, the gate of CI and the table in docs/performance.md all
// read this list.

/** Throttling factor of the CPU; 1 for figures that do not depend on the CPU. */
export type Cpu = 1 | 4 | 10;
/** Limits by throttling factor. A figure is measured only at these factors. */
type Limits = Readonly<Partial<Record<Cpu, number>>>;

export interface Figure {
  readonly name: string;
  /** Empty for a plain number. */
  readonly unit: 'ms' | 'B' | '';
  readonly limits: Limits;
  /**
   * The measurement that the figure shows: the median of all visits. `TAP` stands for all measurements whose names begin
   * with 'tap: '. The largest of their medians counts.
   */
  readonly of: string;
  /** A measurement of the floor. The value is divided by it, and the limit is for the quotient. */
  readonly perFloor?: string;
  /** A measurement of the same build. The value is divided by it, and the limit is for the quotient. */
  readonly perOwn?: string;
  /** A value of at most `allowance` is always within its limit, because a ratio of very small values means nothing. */
  readonly allowance?: number;
  /** Whether CI checks the figure (`--gate`). Default: false. */
  readonly inGate?: boolean;
}

/** Limit of the initial JavaScript, bytes: the size at commit 403ca6f. The program gzip gives a few hundred bytes less. */
const MAX_BYTES = 154_474;
/**
 * A total blocking time up to this value is always within the limit, ms. Only the time above 50 ms of each task counts,
 * so a single task of 75 ms reaches this value.
 */
const BLOCKING_ALLOWANCE_MS = 25;
/**
 * Interactions up to this duration are always within the limit, ms. An interaction of one frame (17 ms) can be reported
 * with this duration, because browsers round up to a multiple of 8 ms.
 */
const INP_ALLOWANCE_MS = 24;
/** Limit of a ratio: duration of a tap or key in the app, divided by the duration of a tap or key in the floor. */
const MAX_TAP_RATIO = 1.5;
const MAX_NODES = 575;

export const TAP = 'tap';
const FIRST_LCP = 'Score, first visit: LCP';
const SCREENS = ['vault', 'detail', 'checkout', 'Mis premios'] as const;
const MEMBERS = '40 to 5,000 members';
const RANKING = 'global ranking on Score';
/** Lists that are measured with few and with many rows. */
const GROWING_LISTS = [MEMBERS, '20 to 1,000 products', '3 to 500 orders', '20 to 200 comments'];

type Rest = Partial<Figure>;

const plain = (of: string, unit: Figure['unit'], limits: Limits, rest: Rest = {}): Figure => ({
  name: of,
  unit,
  limits,
  of,
  ...rest,
});

const perFloor = (of: string, unit: Figure['unit'], limits: Limits, rest: Rest = {}): Figure => ({
  ...plain(of, unit, limits),
  name: `${of} / floor`,
  perFloor: of,
  ...rest,
});

/** The longest time from an event to the next paint. */
const inp = (what: string, of: string, rest: Rest = {}): Figure => ({
  ...perFloor(of, 'ms', { 4: MAX_TAP_RATIO, 10: MAX_TAP_RATIO }, { allowance: INP_ALLOWANCE_MS }),
  name: `INP of ${what} / floor`,
  ...rest,
});

export const FIGURES = {
  bytes: [
    perFloor('initial JavaScript', 'B', { 1: 1.35 }, { inGate: true }),
    plain('initial JavaScript', 'B', { 1: MAX_BYTES }, { inGate: true }),
  ],
  paint: [
    perFloor(FIRST_LCP, 'ms', { 4: 1.15, 10: 1.25 }, { inGate: true }),
    perFloor('Score, first visit: JavaScript until LCP', 'B', { 4: 1.35 }),
    // The app of commit 29016700 makes exactly this number of calls.
    plain('Score, first visit: calls until the page has settled', '', { 4: 13 }, { inGate: true }),
    plain('Score, sixth visit: LCP', 'ms', { 4: 0.4, 10: 0.4 }, { perOwn: FIRST_LCP }),
    perFloor(
      'Score, first visit: total blocking time',
      'ms',
      { 4: 1, 10: 1 },
      { allowance: BLOCKING_ALLOWANCE_MS },
    ),
  ],
  job: [
    perFloor('login code to Score: LCP', 'ms', { 4: 1.2, 10: 1.2 }),
    ...SCREENS.flatMap((screen) =>
      ['heading', 'first content'].map((part) =>
        perFloor(
          `${screen}: tap to ${part}`,
          'ms',
          { 4: MAX_TAP_RATIO },
          { perFloor: `vault: tap to ${part}` },
        ),
      ),
    ),
    inp('the slowest tap in the main job', TAP),
    inp("a key in the vault's search", 'key'),
    plain('layout shift of the main job', '', { 4: 0.01, 10: 0.01 }, { inGate: true }),
  ],
  growth: [
    ...GROWING_LISTS.map((list) => ({
      ...plain(`${list}: first rows`, 'ms', { 4: 1.1 }),
      name: `${list}: first rows / short list`,
      perOwn: `${list}: first rows of the short list`,
    })),
    ...[...GROWING_LISTS, RANKING].map((list) =>
      plain(`${list}: nodes`, '', { 4: MAX_NODES }, { inGate: true }),
    ),
    inp('a row among 5,000', `${MEMBERS}: tap`, { perFloor: TAP }),
    inp('the next page of the global ranking', `${RANKING}: tap`, {
      limits: { 4: MAX_TAP_RATIO },
      perFloor: TAP,
    }),
  ],
} satisfies Record<string, readonly Figure[]>;

/** A group of figures. The option `--only` selects groups by these names. */
export type Part = keyof typeof FIGURES;
