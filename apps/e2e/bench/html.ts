// Measures how long the worst html of the server blocks the screen of a slow phone (CPU 4 times slower): `node --import
// tsx apps/e2e/bench/html.ts`. Exit code 1 if a text takes longer than `LIMIT_MS`.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { htmlAtTheLimit, worstHtml } from '@gemas/mocks/payloads';
import { chromiumArgs, chromiumPath } from '@gemas/tools/lib/chromium';
import { CLIENT_CONDITIONS } from '@gemas/tools/lib/conditions';
import { chromium } from 'playwright';
import { buildPage } from './build.ts';
import { serve } from './serve.ts';

const SLOWER = 4;
const LIMIT_MS = 200;
/**
 * Number of measurements of each text. Only the fastest counts, because other programs on the machine can only slow a
 * measurement down.
 */
const TIMES = 5;

const folder = await mkdtemp(join(tmpdir(), 'html-'));
const root = new URL('../journeys/payloads/worst', import.meta.url);
await buildPage(root, folder, { conditions: CLIENT_CONDITIONS });
const site = await serve(folder);
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs() });
const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
await page.goto(site.origin);
await page.waitForFunction('isReady()');
const devtools = await page.context().newCDPSession(page);
await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
const kinds = [
  ...worstHtml.map(([what]) => `1 MB of ${what}`),
  ...htmlAtTheLimit.map(([what]) => `at the limit: ${what}`),
];
for (const [number, what] of kinds.entries()) {
  const times: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    times.push(await page.evaluate<number>(`showHtml(${number})`));
  }
  const fastest = Math.min(...times);
  if (fastest > LIMIT_MS) process.exitCode = 1;
  console.log(`${fastest > LIMIT_MS ? '✗' : '✓'} ${fastest.toFixed(0).padStart(5)} ms  ${what}`);
}
await browser.close();
site.close();
await rm(folder, { recursive: true });
