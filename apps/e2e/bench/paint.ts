// Measures opening Score with a stored token, on the first visit and on later ones.
import type { BrowserContext, Page } from 'playwright';
import { type Figure, medianPerFloor, type Samples, sum } from './figures.ts';
import type { Part, Step } from './part.ts';
import { PERSONA } from './sides.ts';
import { openVisit, type Visit } from './visit.ts';
import { seenBy } from './watch.ts';

const FIRST = 'first visit';
const REPEAT = 'repeat visit';
/** Name of the sixth visit to Score. Each visit has a new browser, as for a user who returns several times a day. */
const SIXTH = 'sixth visit, in a new browser';
const SCRIPTS = 'scripts';
const EARLY_CALLS = 'calls until Score is painted';
const CALLS = 'calls until the page has settled';
/** Wait between the first quiet moment of the page and the counting of its calls, ms. Score sends some calls late. */
const SETTLE_MS = 3000;
/** Maximum numbers of calls. The app of commit 29016700 makes exactly this many calls. */
const MAX_CALLS = { [EARLY_CALLS]: 4, [CALLS]: 13 };
const NO_WALLET = 'openings without wallet';
const WALLET = /Tienes\s+1,284\s+esmeraldas\s+canjeables/;
/**
 * A total blocking time up to this value is always within the limit, ms. Only the time above 50 ms of each task counts,
 * so a single task of 75 ms reaches this value.
 */
const TBT_ALLOWANCE_MS = 25;

/** Records the scripts and the calls of the API that the page has requested. Score was painted at `paintedAt`. */
async function addRequests(page: Page, paintedAt: number, samples: Samples): Promise<void> {
  const all = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      ({ name, startTime, encodedBodySize }) => ({
        path: new URL(name).pathname,
        at: startTime,
        bytes: encodedBodySize,
      }),
    ),
  );
  const early = all.filter(({ at }) => at < paintedAt);
  const scripts = early.filter(({ path }) => path.endsWith('.js'));
  samples.add(SCRIPTS, sum(scripts.map(({ bytes }) => bytes)));
  for (const [name, list] of [
    [EARLY_CALLS, early],
    [CALLS, all],
  ] as const) {
    const calls = list.filter(({ path }) => path.startsWith('/api/'));
    samples.add(name, calls.length);
    samples.remark(name, `${calls.length}: ${calls.map(({ path }) => path.slice(4)).join(' ')}`);
  }
}

/** Opens Score and records its measurements. Their names begin with `name`. */
async function measureScore(visit: Visit, address: string, name: string, samples: Samples) {
  await visit.openScore(address);
  await visit.quiet();
  const seen = await seenBy(visit.page);
  samples.add(`${name}: LCP`, seen.largestPaint);
  const blocked = seen.longTasks.map(({ duration }) => Math.max(0, duration - 50));
  samples.add(`${name}: TBT`, sum(blocked));
  samples.remark(`${name}: LCP`, `largest paint of the ${name}: ${seen.largest}`);
  return seen;
}

const byToken: Step = {
  name: 'Score',
  hasFloor: true,
  cpus: [4, 10],
  gateRounds: 5,
  visit: (bench, side, cpu) =>
    bench.withPhone(async (context) => {
      const samples = side.samples[cpu];
      const address = `${side.site.origin}/`;
      const token = bench.api.db.reset(PERSONA);
      const first = await openVisit(context, { cpu, isSlowNetwork: true, token });
      const { largestPaint } = await measureScore(first, address, FIRST, samples);
      await first.page.waitForTimeout(SETTLE_MS);
      await first.quiet();
      await addRequests(first.page, largestPaint, samples);
      if (side.name === 'floor') return;
      await first.leaveInstalled();
      const again = await openVisit(context, { cpu, isSlowNetwork: true, token: null });
      const { at, text } = (await measureScore(again, address, REPEAT, samples)).appPaint;
      samples.add(NO_WALLET, WALLET.test(text) ? 0 : 1);
      const line = text.slice(0, 80).replaceAll('\n', ' ');
      samples.remark(NO_WALLET, `first paint of the app after ${Math.round(at)} ms: ${line}`);
    }),
};

const byNewBrowser: Step = {
  name: 'Score for the sixth time',
  cpus: [4, 10],
  async visit(bench, side, cpu) {
    const token = bench.api.db.reset(PERSONA);
    const address = `${side.site.origin}/`;
    const earlier = async (context: BrowserContext) => {
      const visit = await openVisit(context, { cpu: 1, isSlowNetwork: false, token });
      await visit.openScore(address);
      await visit.leaveInstalled();
    };
    const sixth = async (context: BrowserContext) => {
      const visit = await openVisit(context, { cpu, isSlowNetwork: true, token: null });
      await measureScore(visit, address, SIXTH, side.samples[cpu]);
    };
    await bench.withOwnBrowser([earlier, earlier, earlier, earlier, earlier, sixth]);
  },
};

const lcp = (name: string) => (side: Samples) => side.median(`${name}: LCP`);
const remarks = (name: string) => (side: Samples) => side.remarksOf(name);

export const paint: Part = {
  figures: [
    {
      name: 'Score, first visit: LCP / floor',
      unit: 'ms',
      limits: { 4: 1.15, 10: 1.25 },
      inGate: true,
      ...medianPerFloor(`${FIRST}: LCP`),
      remarks: remarks(`${FIRST}: LCP`),
    },
    {
      name: 'Score, first visit: JavaScript until LCP / floor',
      unit: 'B',
      limits: { 4: 1.35 },
      ...medianPerFloor(SCRIPTS),
    },
    ...Object.entries(MAX_CALLS).map(
      ([name, limit]): Figure => ({
        name: `Score, first visit: ${name}`,
        unit: '',
        limits: { 4: limit },
        inGate: true,
        value: (side) => side.median(name),
        remarks: remarks(name),
      }),
    ),
    {
      name: 'Score, repeat visit: LCP / first visit',
      unit: 'ms',
      limits: { 4: 0.4, 10: 0.4 },
      value: lcp(REPEAT),
      per: lcp(FIRST),
      remarks: remarks(`${REPEAT}: LCP`),
    },
    {
      name: `Score, ${SIXTH}: LCP / first visit`,
      unit: 'ms',
      limits: { 4: 0.4, 10: 0.4 },
      value: lcp(SIXTH),
      per: lcp(FIRST),
    },
    {
      name: 'Score, repeat visit: openings whose first paint lacks the wallet',
      unit: '',
      limits: { 4: 0, 10: 0 },
      value: (side) => (side.of(NO_WALLET).length > 0 ? sum(side.of(NO_WALLET)) : Number.NaN),
      remarks: remarks(NO_WALLET),
    },
    {
      name: 'Score, first visit: total blocking time / floor',
      unit: 'ms',
      limits: { 4: 1, 10: 1 },
      allowance: TBT_ALLOWANCE_MS,
      ...medianPerFloor(`${FIRST}: TBT`),
    },
  ],
  steps: [byToken, byNewBrowser],
};
