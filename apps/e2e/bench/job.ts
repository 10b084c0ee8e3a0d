// Measures the main job of a user, from the log-in by code to Mis premios. Measures how long each screen takes to open,
// how long each tap and key takes, and layout shifts.
import type { Locator } from 'playwright';
import { type Figure, medianPerFloor, type Samples, sum } from './figures.ts';
import type { Part, Step } from './part.ts';
import { PERSONA } from './sides.ts';
import { openVisit, type Visit } from './visit.ts';
import { clockOf, longest, openByTap, type ScreenSpec, seenBy } from './watch.ts';

const SCREENS = {
  vault: { heading: 'Bóveda', content: 'main li article' },
  detail: { heading: 'Premio', content: 'main h2' },
  checkout: { heading: 'Canjear premio', content: 'form [name="first_name"]' },
  'Mis premios': { heading: 'Mis premios', content: 'main li' },
} satisfies Record<string, ScreenSpec>;
type ScreenName = keyof typeof SCREENS;

/** Limit of a ratio: duration of a tap or key in the app, divided by duration of a tap or key in the floor (floor/). */
export const MAX_TAP_RATIO = 1.5;
/**
 * Interactions up to this duration are always within the limit, ms. An interaction of one frame (17 ms) can be reported
 * with this duration, because browsers round up to a multiple of 8 ms.
 */
export const INP_ALLOWANCE_MS = 24;

const CODE = 'login code: LCP';
const TAP = 'tap: ';
const KEY = 'key';
const SHIFT = 'shift';
const QUERY = 'licuadora';
const PRIZE = /Licuadora de vaso/;
const REDEEM = 'Canjear por 489 esmeraldas';
/** How long a user looks at Score before going on, ms. */
const GLANCE_MS = 2000;
const KEY_MS = 150;
/** How long a user reads a screen before the next tap, ms. Long enough to end a burst of taps (decision 73). */
const READING_MS = 1000;

/**
 * Records how long the slowest interaction of `act` takes, ms. First waits like a user who reads the screen. Then calls
 * `act` and waits until the page is quiet.
 */
async function tapped(visit: Visit, samples: Samples, name: string, act: () => Promise<void>) {
  await visit.page.waitForTimeout(READING_MS);
  const from = await clockOf(visit.page);
  await act();
  await visit.quiet();
  samples.add(TAP + name, await longest(visit.page, from, 'interactions'));
}

/**
 * Searches for a prize from Score, orders the prize, and opens Mis premios. Records the time of each tap. In the page
 * of floor/, ends after the search, because that page has no further screens.
 */
async function doJob(visit: Visit, samples: Samples, isFloor: boolean): Promise<void> {
  const { page } = visit;
  const button = (name: string) => page.getByRole('button', { name });
  const dialogButton = (name: string) => page.getByRole('dialog').getByRole('button', { name });
  const link = (name: string | RegExp) => page.getByRole('link', { name }).first();
  const tap = (name: string, target: Locator) =>
    tapped(visit, samples, name, () => visit.tap(target));
  const open = (name: ScreenName, target: Locator) =>
    tapped(visit, samples, `opens ${name}`, async () => {
      const opened = await openByTap(page, SCREENS[name], () => visit.tap(target));
      samples.add(`${name}: heading`, opened.heading);
      samples.add(`${name}: content`, opened.content);
    });

  await open('vault', link('VER LOS PREMIOS'));
  await tap('into the search', page.locator('[name="search"]'));
  const from = await clockOf(page);
  await page.keyboard.type(QUERY, { delay: KEY_MS });
  await link(PRIZE).waitFor();
  await visit.quiet();
  samples.add(KEY, await longest(page, from, 'interactions'));
  if (isFloor) return;
  await open('detail', link(PRIZE));
  await tap('opens the terms', button(REDEEM));
  await open('checkout', dialogButton('Aceptar'));
  await tap('chooses an address', page.locator('label', { hasText: 'Trabajo' }).first());
  await tap('redeems', button(REDEEM));
  await tap('confirms', dialogButton('Sí, canjear'));
  await page.getByRole('heading', { name: '¡Felicidades!' }).waitFor();
  await visit.quiet();
  await open('Mis premios', link('Ver mis premios'));
}

const mainJob: Step = {
  name: 'the main job',
  hasFloor: true,
  cpus: [4, 10],
  gateRounds: 1,
  visit: (bench, side, cpu) =>
    bench.withPhone(async (context) => {
      const samples = side.samples[cpu];
      const isFloor = side.name === 'floor';
      const persona = bench.api.db.reset(PERSONA);
      // The floor cannot read the login code in its address, so it starts with a stored token.
      const token = isFloor ? persona : null;
      const visit = await openVisit(context, { cpu, isSlowNetwork: true, token });
      await visit.openScore(`${side.site.origin}/?code=${bench.code}`);
      await visit.quiet();
      samples.add(CODE, (await seenBy(visit.page)).largestPaint);
      await visit.page.waitForTimeout(GLANCE_MS);
      await visit.quiet();
      await doJob(visit, samples, isFloor);
      const { shifts } = await seenBy(visit.page);
      samples.add(SHIFT, sum(shifts.map(({ value }) => value)));
      for (const { value, startTime, sources } of shifts) {
        const when = `${value.toFixed(4)} after ${Math.round(startTime)} ms`;
        samples.remark(SHIFT, `${when}: ${sources.join(', ')}`);
      }
    }),
};

/** Returns the median time of the slowest tap, ms. NaN if no tap was measured. */
export const slowestTap = (side: Samples) => {
  const taps = side.names(TAP);
  return taps.length > 0 ? Math.max(...taps.map(side.median)) : Number.NaN;
};

const tapRemarks = (side: Samples) =>
  side.names(TAP).map((name) => `${name.slice(TAP.length)}: ${side.median(name)} ms`);

const INTERACTION = {
  unit: 'ms',
  limits: { 4: MAX_TAP_RATIO, 10: MAX_TAP_RATIO },
  allowance: INP_ALLOWANCE_MS,
} as const;

const openingFigures = (name: string): Figure[] =>
  (['heading', 'content'] as const).map((part) => ({
    name: `${name}: tap to ${part === 'content' ? 'first content' : part} / floor`,
    unit: 'ms',
    limits: { 4: MAX_TAP_RATIO },
    value: (side) => side.median(`${name}: ${part}`),
    per: (_, floor) => floor.median(`vault: ${part}`),
  }));

export const job: Part = {
  figures: [
    {
      name: 'login code to Score: LCP / floor',
      unit: 'ms',
      limits: { 4: 1.2, 10: 1.2 },
      ...medianPerFloor(CODE),
    },
    ...Object.keys(SCREENS).flatMap(openingFigures),
    {
      name: 'INP of the slowest tap in the main job / floor',
      ...INTERACTION,
      value: slowestTap,
      per: (_, floor) => slowestTap(floor),
      remarks: tapRemarks,
    },
    {
      name: "INP of a key in the vault's search / floor",
      ...INTERACTION,
      ...medianPerFloor(KEY),
    },
    {
      name: 'layout shift of the main job',
      unit: '',
      limits: { 4: 0.01, 10: 0.01 },
      inGate: true,
      value: (side) => side.median(SHIFT),
      remarks: (side) => side.remarksOf(SHIFT),
    },
  ],
  steps: [mainJob],
};
