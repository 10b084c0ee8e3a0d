// Measures how Score opens with a stored token, on the first and on the sixth visit, and the size of its scripts.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { sumOf } from './rows.ts';
import { PERSONA, type Step } from './sides.ts';
import { openVisit } from './visit.ts';

/** Wait between the first quiet moment of the page and the counting of its calls, ms. Score sends some calls late. */
const SETTLE_MS = 3000;
/** Number of visits before the measured visit, which is the sixth: users open the app several times a day. */
const EARLIER_VISITS = 5;

const initialJavaScript: Step = {
  name: 'initial JavaScript',
  parts: ['bytes'],
  sides: ['floor', 'before', 'now'],
  cpus: [1],
  gateRounds: 1,
  async visit(_bench, { side: { folder } }, add) {
    const page = readFileSync(join(folder, 'index.html'), 'utf8');
    const files = page.matchAll(/\s(?:src|href)="([^"]+\.js)"/g);
    const names = new Set([...files].map(([, file = '']) => file));
    const gzip = (name: string) => gzipSync(readFileSync(join(folder, name)), { level: 9 });
    add('initial JavaScript', sumOf([...names].map((name) => gzip(name).length)));
  },
};

const requestsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((one) => one.toJSON() as PerformanceResourceTiming),
  );

const firstVisit: Step = {
  name: 'Score for the first time',
  parts: ['paint'],
  sides: ['floor', 'before', 'now'],
  cpus: [4, 10],
  gateRounds: 5,
  visit: (bench, { side, cpu }, add) =>
    bench.withPhone(async (phone) => {
      const token = bench.db.reset(PERSONA);
      const visit = await openVisit(phone, { cpu, isSlowNetwork: true, token });
      await visit.openScore(side.origin);
      const { largestPaint, blockingTime } = await visit.seen();
      add('Score, first visit: LCP', largestPaint);
      add('Score, first visit: total blocking time', blockingTime);
      await visit.page.waitForTimeout(SETTLE_MS);
      await visit.quiet();
      const all = await requestsOf(visit.page);
      const early = all.filter(({ startTime }) => startTime < largestPaint);
      const scripts = early.filter(({ name }) => name.endsWith('.js'));
      const bytes = sumOf(scripts.map(({ encodedBodySize }) => encodedBodySize));
      add('Score, first visit: JavaScript until LCP', bytes);
      const calls = all.filter(({ name }) => name.startsWith(`${side.origin}/api/`));
      add('Score, first visit: calls until the page has settled', calls.length);
    }),
};

const sixthVisit: Step = {
  name: 'Score for the sixth time, each time in a new browser',
  parts: ['paint'],
  sides: ['before', 'now'],
  cpus: [4, 10],
  async visit(bench, { side, cpu }, add) {
    const token = bench.db.reset(PERSONA);
    const profile = mkdtempSync(join(tmpdir(), 'bench-'));
    try {
      for (let earlier = 0; earlier < EARLIER_VISITS; earlier += 1) {
        await bench.withPhone(async (phone) => {
          const visit = await openVisit(phone, { cpu: 1, isSlowNetwork: false, token });
          await visit.openScore(side.origin);
          await visit.leaveInstalled();
        }, profile);
      }
      await bench.withPhone(async (phone) => {
        const visit = await openVisit(phone, { cpu, isSlowNetwork: true, token: null });
        await visit.openScore(side.origin);
        add('Score, sixth visit: LCP', (await visit.seen()).largestPaint);
      }, profile);
    } finally {
      rmSync(profile, { recursive: true, force: true });
    }
  },
};

export const SCORE_STEPS: readonly Step[] = [initialJavaScript, firstVisit, sixthVisit];
