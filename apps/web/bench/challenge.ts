// The global ranking of the challenge, on Score, on a CPU four times slower: scrolling and paging.
import type { Browser } from 'playwright';
import { median } from './median.ts';
import { PHONE, THROTTLE } from './visit.ts';
import { longestTask, slowestTap, watch } from './watch.ts';

const RUNS = 5;
const PERSONA = '48213';
const LIMITS = { longTask: 100, tap: 100 };
const PAGES = 4;
/** Time for the work that follows a scroll or a tap, ms. */
const SETTLE_MS = 800;

/** Where the app is served, and a reset of the mock server that logs a persona in and returns their token. */
export interface Entrance {
  origin: string;
  resetTo(persona: string): string | null;
}

interface Measured {
  /** ms. */
  longTask: number;
  tap: number;
}

async function visitChallenge(
  browser: Browser,
  origin: string,
  token: string | null,
): Promise<Measured> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE.cpu });
    await page.addInitScript(watch, token);
    await page.goto(`${origin}/#/score`, { waitUntil: 'commit' });
    await page.waitForSelector('main tbody tr');
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(SETTLE_MS);
    for (let flick = 0; flick < 3; flick += 1) {
      await session.send('Input.synthesizeScrollGesture', {
        x: 200,
        y: 500,
        yDistance: -1500,
        speed: 6000,
        gestureSourceType: 'touch',
      });
    }
    const next = page.getByRole('button', { name: 'Página siguiente' });
    for (let turned = 0; turned < PAGES; turned += 1) {
      await next.tap();
      await page.waitForTimeout(SETTLE_MS);
    }
    return { longTask: await longestTask(page), tap: await slowestTap(page) };
  } finally {
    await context.close();
  }
}

/**
 * The median of the slowest tap, and the longest task after the first paint of the visit that the machine
 * disturbed least, ms: what else it does can only make a task longer.
 */
export async function measureChallenge(
  browser: Browser,
  { origin, resetTo }: Entrance,
): Promise<Measured> {
  const runs: Measured[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    runs.push(await visitChallenge(browser, origin, resetTo(PERSONA)));
  }
  return {
    longTask: Math.min(...runs.map(({ longTask }) => longTask)),
    tap: median(runs.map(({ tap }) => tap)),
  };
}

/** Prints what was measured; false when a limit is passed. */
export function reportChallenge(measured: Measured): boolean {
  console.log(`\nGlobal ranking on Score, CPU ${THROTTLE.cpu}x slower`);
  const checks: [string, keyof Measured][] = [
    ['longest task after first paint, ms', 'longTask'],
    ['INP of turning a page, ms', 'tap'],
  ];
  for (const [what, part] of checks) {
    const isFine = measured[part] <= LIMITS[part];
    console.log(`${isFine ? 'PASS' : 'FAIL'} ${what}: ${Math.round(measured[part])}`);
  }
  return checks.every(([, part]) => measured[part] <= LIMITS[part]);
}
