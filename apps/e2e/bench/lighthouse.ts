// Runs Lighthouse on the pages of the app, as a phone: `npm run lighthouse -- [--runs n] [--only score,vault]`. The app
// is served as in a deployment, and each run has its own browser. Exit code 1 if a score is too low.
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { startServer } from '@gemas/mocks/http';
import { chromiumArgs, chromiumPath } from '@gemas/tools/lib/chromium';
import { freePort } from '@gemas/tools/lib/free-port';
import { Problem, runCommand } from '@gemas/tools/lib/problem';
import { chromium } from 'playwright';
import { buildNow, CACHE } from './build.ts';
import { countOf } from './command.ts';
import { median, plainTable } from './figures.ts';
import { PERSONA, serveApp } from './sides.ts';

/** The last version that runs on Node 20. Installed only when needed, because Lighthouse brings 200 packages. */
const VERSION = '12.8.2';
const HOME = join(CACHE, `lighthouse-${VERSION}`);
const CLI = join(HOME, 'node_modules/lighthouse/cli/index.js');

/** Minimum scores for the median of the runs. */
const MIN_SCORES = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
type Category = keyof typeof MIN_SCORES;
const CATEGORIES = Object.keys(MIN_SCORES) as Category[];

/** The pages, and the users who open them. */
const PAGES = {
  login: { address: '/#/fail', isLoggedIn: false },
  score: { address: '/#/score', isLoggedIn: true },
  vault: { address: '/#/vault', isLoggedIn: true },
  rewards: { address: '/#/rewards', isLoggedIn: true },
} as const;
type PageName = keyof typeof PAGES;

/** The fields of Lighthouse's result that are used here. */
interface Result {
  runtimeError?: { message: string };
  categories: Record<
    Category,
    { score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>;
}

function install(): void {
  if (existsSync(CLI)) return;
  console.log(`Installing Lighthouse ${VERSION} into ${HOME}`);
  mkdirSync(HOME, { recursive: true });
  const flags = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  try {
    execFileSync('npm', ['install', '--prefix', HOME, ...flags, `lighthouse@${VERSION}`], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  } catch {
    rmSync(HOME, { recursive: true, force: true });
    throw new Problem(
      `Cannot install Lighthouse ${VERSION}, which needs the npm registry. Nothing was measured.`,
    );
  }
}

/** Runs Lighthouse once, in a browser that has nothing stored except the token, if there is one. */
async function audit(origin: string, address: string, token: string | null): Promise<Result> {
  const port = await freePort();
  // An empty path lets Playwright create the profile in a temporary folder, and delete that folder at the end.
  const context = await chromium.launchPersistentContext('', {
    executablePath: chromiumPath(),
    args: [...chromiumArgs(), `--remote-debugging-port=${port}`],
  });
  try {
    const page = await context.newPage();
    // Opens a picture on the app's origin, so that the token can be stored there without starting the app.
    await page.goto(`${origin}/icon-192.png`);
    await page.evaluate((stored) => {
      if (stored !== null) localStorage.setItem('token', stored);
    }, token);
    const flags = ['--output=json', '--quiet', '--disable-storage-reset', `--port=${port}`];
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [CLI, `${origin}${address}`, ...flags, `--only-categories=${CATEGORIES.join()}`],
      { maxBuffer: 100_000_000 },
    );
    const result = JSON.parse(stdout) as Result;
    if (result.runtimeError) throw new Problem(`Lighthouse: ${result.runtimeError.message}`);
    return result;
  } finally {
    await context.close();
  }
}

const scoreOf = (result: Result, category: Category) =>
  Math.round((result.categories[category].score ?? 0) * 100);

/**
 * Returns one line per audit that lowered the score of a run. If several runs are affected, the line shows the audit's
 * score in the first of these runs.
 */
function findings(results: readonly Result[]): string[] {
  const found = new Map<string, string>();
  for (const { categories, audits } of results) {
    for (const category of CATEGORIES) {
      for (const { id, weight } of categories[category].auditRefs) {
        const { title, score, displayValue = '' } = audits[id] ?? {};
        if (weight === 0 || score === undefined || score === null || score >= 1) continue;
        const name = `${category}: ${id}`;
        const line = `${name} ${score.toFixed(2)}, ${title} ${displayValue}`.trim();
        if (!found.has(name)) found.set(name, line);
      }
    }
  }
  return [...found.values()];
}

async function main(): Promise<boolean> {
  const { values } = parseArgs({
    options: { runs: { type: 'string', default: '12' }, only: { type: 'string' } },
  });
  const runs = countOf('--runs', values.runs);
  const names = (Object.keys(PAGES) as PageName[]).filter(
    (name) => values.only?.split(',').includes(name) ?? true,
  );
  install();
  const api = await startServer();
  const site = await serveApp(await buildNow(), api);
  const results = new Map<PageName, Result[]>(names.map((name) => [name, []]));
  try {
    for (let run = 0; run < runs; run += 1) {
      for (const name of names) {
        const { address, isLoggedIn } = PAGES[name];
        const token = api.db.reset(PERSONA);
        const result = await audit(site.origin, address, isLoggedIn ? token : null);
        results.get(name)?.push(result);
        const scores = CATEGORIES.map((category) => scoreOf(result, category));
        console.log(`${run + 1}/${runs} ${name}: ${scores.join(' ')}`);
      }
    }
  } finally {
    site.close();
    await api.close();
  }
  const low: string[] = [];
  const rows = [...results].map(([name, all]) => [
    name,
    ...CATEGORIES.map((category) => {
      const scores = all.map((result) => scoreOf(result, category));
      const middle = median(scores);
      if (middle < MIN_SCORES[category])
        low.push(`${name}: ${category} has ${middle}, the minimum is ${MIN_SCORES[category]}`);
      return `${Math.min(...scores)} / ${middle}`;
    }),
  ]);
  console.log(`\nMinimum / median of ${runs} runs\n`);
  console.log(plainTable([['', ...CATEGORIES], ...rows]));
  for (const [name, all] of results) {
    const found = findings(all);
    console.log(`\n${name}: ${found.length} audits with a score below 1`);
    for (const line of found) console.log(`  ${line}`);
  }
  if (low.length > 0) console.log(`\nFAIL ${low.join('\nFAIL ')}`);
  return low.length === 0;
}

await runCommand(main);
