// Runs user flows of the app in every available browser engine: `npm run check:engines`.

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readOptions } from '@gemas/tools/lib/options';
import { installPackages } from '@gemas/tools/lib/programs';
import build from '../journeys/build.ts';
import type { Driver, Engine } from './drivers/driver.ts';
import { ENGINES, type EngineName, findEngine, packagesFor } from './find.ts';
import { inTime } from './in-time.ts';
import { startEngine } from './launch.ts';
import { PARTS } from './parts/parts.ts';
import { Phone } from './phone.ts';
import { openSite, type Site } from './site.ts';
import { type Row, tableOf } from './table.ts';

const PICTURES = fileURLToPath(new URL('../../../reports/engines', import.meta.url));
const PART_LIMIT_MS = 120_000;

const USAGE = `npm run check:engines -- [options]

  Runs user flows (parts) in the production build, with the HTTP headers of a deployment, in Chromium, Firefox and
  WebKitGTK. A part also fails on an error in the console, an uncaught error or a violation of the content
  security policy.
  Screenshots, also of failures, are in reports/engines. Exit code 1 if a part fails.

  --only firefox,webkitgtk runs only these engines
  --parts ranking,card     runs only these parts of apps/e2e/engines/parts/parts.ts
  --install                installs missing engines (as root); an engine that is still missing counts as failed`;

const options = readOptions(USAGE, {
  only: { type: 'string' },
  parts: { type: 'string' },
  install: { type: 'boolean', default: false },
});
const isWanted = (list: string | undefined, name: string) =>
  list === undefined || list.split(',').some((part) => name.includes(part));

/** Runs a part in a new window. A part is a user flow under test (parts/parts.ts). Returns the problems. */
async function runPart(
  engine: Engine,
  site: Site,
  name: EngineName,
  [part, run]: [string, (phone: Phone) => Promise<void>],
): Promise<string[]> {
  const keep = (what: string, png: Buffer) => {
    mkdirSync(PICTURES, { recursive: true });
    writeFileSync(`${PICTURES}/${name}-${what.replaceAll(' ', '-')}.png`, png);
  };
  const problems: string[] = [];
  let driver: Driver | undefined;
  site.takeProblems();
  try {
    driver = await engine.openWindow();
    const phone = new Phone(driver, site, keep);
    await inTime(run(phone), PART_LIMIT_MS);
    // Waits until the page is loaded. Otherwise Firefox reports an uncaught `undefined` for each module that is still
    // loading when the window is closed.
    await phone.waitInPage('a loaded page', () => document.readyState === 'complete');
    // No newer version has been deployed meanwhile, so the app must not offer an update.
    if (/hay una versión nueva/.test(await phone.text()))
      problems.push('the app offers an update, although no newer version was deployed');
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
    const png = await driver?.screenshot().catch(() => undefined);
    if (png) keep(`${part}-failed`, png);
  }
  await driver?.close().catch((error) => problems.push(`the window cannot be closed: ${error}`));
  return [...problems, ...site.takeProblems()];
}

async function runEngine(name: EngineName): Promise<Row[]> {
  const rows: Row[] = [];
  const site = await openSite();
  const engine = await startEngine(name);
  for (const entry of Object.entries(PARTS).filter(([part]) => isWanted(options.parts, part))) {
    const [part] = entry;
    const from = performance.now();
    const problems = await runPart(engine, site, name, entry);
    const verdict = problems.length > 0 ? 'failed' : 'passed';
    const ms = performance.now() - from;
    rows.push({ engine: name, version: engine.version, part, verdict, problems, ms });
    console.log([name, part, verdict, (ms / 1000).toFixed(1), ...problems].join(' '));
  }
  await engine.close();
  await site.close();
  return rows;
}

const notRun = (engine: string, verdict: Row['verdict'], ...problems: string[]): Row => ({
  engine,
  version: '',
  part: '',
  verdict,
  problems,
  ms: 0,
});

async function main(): Promise<void> {
  rmSync(PICTURES, { recursive: true, force: true });
  const names = ENGINES.filter((name) => isWanted(options.only, name));
  if (options.install) installPackages(packagesFor(names.map((name) => findEngine(name))));
  build();
  const rows: Row[] = [];
  for (const name of names) {
    const found = findEngine(name);
    if (found.missing.length > 0) {
      const titles = found.missing.map(({ title }) => title).join(', ');
      const command = `apt-get install --no-install-recommends ${packagesFor([found]).join(' ')}`;
      const reason = `not installed: ${titles}. As root, use --install or run: ${command}`;
      rows.push(notRun(name, options.install ? 'failed' : 'skipped', reason));
      continue;
    }
    try {
      rows.push(...(await runEngine(name)));
    } catch (error) {
      rows.push(notRun(name, 'failed', String(error)));
    }
  }
  console.log(['', ...tableOf(rows)].join('\n'));
  process.exitCode = rows.some(({ verdict }) => verdict === 'failed') ? 1 : 0;
}

await main();
