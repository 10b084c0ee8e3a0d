// The ranking of a team of 5,000 beside one of 40, on a CPU four times slower: first rows, scrolling, a tap.
import type { Browser, CDPSession, Page } from 'playwright';
import type { Entrance } from './challenge.ts';
import { median } from './median.ts';
import { PHONE, THROTTLE } from './visit.ts';
import { longestTask, slowestTap, watch } from './watch.ts';

const RUNS = 5;
const TEAMS = { small: '48213', huge: '60021' };
const LIMITS = { firstRows: 1.5, longTask: 100, tap: 100, nodes: 6000 };
const FLICKS = 12;
const FLICK = { distance: 4000, speed: 6000 };
/** Time for the work that follows a scroll or a tap, ms. */
const SETTLE_MS = 800;

declare global {
  /** When the first rows were painted, ms of the page's clock; 0 until then. */
  var firstRows: number;
}

/** Measurements of a team's ranking, ms (`nodes`: the largest number in the page at once). */
interface Measured {
  firstRows: number;
  longTask: number;
  scrollTask: number;
  nodes: number;
  tap: number;
}

type Rankings = Record<keyof typeof TEAMS, Measured>;

/** Runs inside the page, before its own scripts: records when the first rows were painted. */
function watchRows(): void {
  globalThis.firstRows = 0;
  const waiting = new MutationObserver(() => {
    if (!document.querySelector('main tbody a')) return;
    waiting.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => {
        globalThis.firstRows = performance.now();
      }),
    );
  });
  waiting.observe(document, { childList: true, subtree: true });
}

async function scrollThrough(
  page: Page,
  session: CDPSession,
): Promise<Pick<Measured, 'scrollTask' | 'nodes'>> {
  const start = await page.evaluate(() => performance.now());
  let nodes = 0;
  for (let flick = 0; flick < FLICKS; flick += 1) {
    await session.send('Input.synthesizeScrollGesture', {
      x: 200,
      y: 500,
      yDistance: -FLICK.distance,
      speed: FLICK.speed,
      gestureSourceType: 'touch',
    });
    nodes = Math.max(nodes, await page.evaluate(() => document.querySelectorAll('*').length));
  }
  await page.waitForTimeout(SETTLE_MS);
  return { scrollTask: await longestTask(page, start), nodes };
}

async function tapARow(page: Page): Promise<number> {
  await page.evaluate(() => {
    globalThis.benchmark.taps.length = 0;
  });
  const { x, y } = await page.evaluate(() => {
    const middle = window.innerHeight / 2;
    const rows = [...document.querySelectorAll('main tbody tr')];
    const row = rows.find((one) => one.getBoundingClientRect().top > middle) ?? rows[0];
    if (!row) throw new Error('The ranking has no rows');
    const box = row.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  });
  await page.touchscreen.tap(x, y);
  await page.waitForURL(/#\/history\//);
  await page.waitForTimeout(SETTLE_MS);
  return slowestTap(page);
}

async function visitRanking(
  browser: Browser,
  address: string,
  token: string | null,
): Promise<Measured> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE.cpu });
    await page.addInitScript(watch, token);
    await page.addInitScript(watchRows);
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(() => globalThis.firstRows > 0, null, { polling: 250 });
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(SETTLE_MS);
    const firstRows = await page.evaluate(() => globalThis.firstRows);
    const scrolled = await scrollThrough(page, session);
    const longTask = await longestTask(page);
    return { firstRows, longTask, ...scrolled, tap: await tapARow(page) };
  } finally {
    await context.close();
  }
}

function summary(runs: readonly Measured[]): Measured {
  const worst = (part: keyof Measured) => Math.max(...runs.map((run) => run[part]));
  return {
    firstRows: median(runs.map(({ firstRows }) => firstRows)),
    longTask: Math.min(...runs.map(({ longTask }) => longTask)),
    scrollTask: worst('scrollTask'),
    nodes: worst('nodes'),
    tap: median(runs.map(({ tap }) => tap)),
  };
}

/**
 * By team, in ms: medians of first rows and of a tap, the worst of what scrolling did, and the longest task of
 * the least disturbed visit: other load on the machine only makes tasks longer.
 */
export async function measureRankings(
  browser: Browser,
  { origin, resetTo }: Entrance,
): Promise<Rankings> {
  const runs: Record<keyof Rankings, Measured[]> = { small: [], huge: [] };
  const teams = Object.keys(TEAMS) as (keyof Rankings)[];
  for (let run = 0; run < RUNS; run += 1) {
    for (const team of teams) {
      const token = resetTo(TEAMS[team]);
      runs[team].push(await visitRanking(browser, `${origin}/#/ranking/region`, token));
    }
  }
  return { small: summary(runs.small), huge: summary(runs.huge) };
}

/** Prints what was measured; false when a limit is passed. */
export function reportRankings({ small, huge }: Rankings): boolean {
  console.log(`\nRanking, CPU ${THROTTLE.cpu}x slower: 40 members, 5,000 members`);
  const checks: [string, keyof Measured, boolean][] = [
    ['first rows, ms', 'firstRows', huge.firstRows <= small.firstRows * LIMITS.firstRows],
    ['longest task after first paint, ms', 'longTask', huge.longTask <= LIMITS.longTask],
    ['longest task while scrolling, ms', 'scrollTask', huge.scrollTask <= LIMITS.longTask],
    ['INP of a row tap, ms', 'tap', huge.tap <= LIMITS.tap],
    ['DOM nodes', 'nodes', huge.nodes <= LIMITS.nodes],
  ];
  for (const [what, part, isFine] of checks) {
    const figures = `${Math.round(small[part])}, ${Math.round(huge[part])}`;
    console.log(`${isFine ? 'PASS' : 'FAIL'} ${what}: ${figures}`);
  }
  return checks.every(([, , isFine]) => isFine);
}
