// Measures how fast Storybook is, and compares it with a minimal Storybook of the same version: `npm run
// bench:storybook`, see docs/performance.md. Exit code 1 if a limit is exceeded.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumArgs, chromiumPath } from '@gemas/tools/lib/chromium';
import { betweenMarkers, markdownTable } from '@gemas/tools/lib/markdown';
import { readOptions } from '@gemas/tools/lib/options';
import { messageOf, Problem } from '@gemas/tools/lib/problem';
import { ROOT } from '@gemas/tools/lib/sources';
import { secondsSince, takeTurn } from '@gemas/tools/lib/terminal';
import { type Browser, chromium } from 'playwright';
import { median, plainTable } from './figures.ts';
import { machineSpeed, speedText } from './machine.ts';
import { serve } from './serve.ts';
import { openFirst, visitStory } from './storybook/room.ts';
import {
  buildSide,
  CACHE,
  forgetCache,
  prepareSides,
  type Side,
  startDev,
} from './storybook/sides.ts';

const USAGE = `npm run bench:storybook -- [options]

  --only dev|built   measures only the development server or only the built Storybook
  --rounds n         number of times that each figure is measured (default: 3)
  --report file.md   writes the table to this file, as Markdown
  --write-docs       writes the table into docs/performance.md`;
const DOCS = join(ROOT, 'docs/performance.md');

interface Figure {
  readonly name: string;
  readonly unit: 'ms' | 'B' | '';
  /**
   * Maximum ratio: the value of our Storybook divided by the value of the minimal one. Null for a figure without a
   * limit, which only explains other figures.
   */
  readonly limit: number | null;
}

const FIGURES = {
  cold: { name: 'development: cold start until the first page', unit: 'ms', limit: 1.5 },
  warm: { name: 'development: warm start until the first page', unit: 'ms', limit: 1.5 },
  story: { name: 'development: a story by its address', unit: 'ms', limit: 1.5 },
  next: { name: 'development: the next story', unit: 'ms', limit: 1.2 },
  requests: { name: 'development: requests until the story', unit: '', limit: null },
  bytes: { name: 'development: bytes until the story', unit: 'B', limit: null },
  builtFirst: { name: 'built: the first page', unit: 'ms', limit: 1.5 },
  builtStory: { name: 'built: a story by its address', unit: 'ms', limit: 1.5 },
  builtNext: { name: 'built: the next story', unit: 'ms', limit: 1.5 },
  builtBytes: { name: 'built: compressed bytes until the story', unit: 'B', limit: 1.5 },
} as const satisfies Readonly<Record<string, Figure>>;
type FigureName = keyof typeof FIGURES;

type Samples = Readonly<Record<Side['name'], Map<FigureName, number[]>>>;
type Add = (figure: FigureName, value: number) => void;

async function measureDev(browser: Browser, side: Side, add: Add): Promise<void> {
  for (const start of ['cold', 'warm'] as const) {
    if (start === 'cold') forgetCache(side);
    const from = Date.now();
    const { origin, stop } = await startDev(side);
    try {
      add(start, (await openFirst(browser, origin, side.pages)) - from);
      if (start === 'cold') continue;
      // This visit is not measured, because the server compiles the modules of the story at the first visit.
      await visitStory(browser, origin, side.pages);
      const { story, next, requests, bytes } = await visitStory(browser, origin, side.pages);
      add('story', story);
      add('next', next);
      add('requests', requests);
      add('bytes', bytes);
    } finally {
      await stop();
    }
  }
}

async function measureBuilt(browser: Browser, side: Side, origin: string, add: Add): Promise<void> {
  const from = Date.now();
  add('builtFirst', (await openFirst(browser, origin, side.pages)) - from);
  const { story, next, bytes } = await visitStory(browser, origin, side.pages);
  add('builtStory', story);
  add('builtNext', next);
  add('builtBytes', bytes);
}

/** Returns the header and the rows of the table, and how many figures are over their limit. */
function tableOf(samples: Samples): { cells: string[][]; over: number } {
  const cells = [['figure', 'ours', 'ours / bare', 'limit']];
  let over = 0;
  for (const [key, { name, unit, limit }] of Object.entries(FIGURES)) {
    const [bare, ours] = (['bare', 'ours'] as const).map((side) =>
      samples[side].get(key as FigureName),
    );
    if (!bare || !ours) continue;
    const [reference, value] = [median(bare), median(ours)];
    const holds = limit === null || value <= limit * reference;
    if (!holds) over += 1;
    const ratio = `${(value / reference).toFixed(2)}×`;
    const shown = `${Math.round(value).toLocaleString('en')} ${unit}`.trim();
    cells.push([name, shown, holds ? ratio : `**${ratio}**`, limit === null ? '' : `≤ ${limit}×`]);
  }
  return { cells, over };
}

const options = readOptions(USAGE, {
  only: { type: 'string' },
  rounds: { type: 'string', default: '3' },
  report: { type: 'string' },
  'write-docs': { type: 'boolean', default: false },
});

async function main(): Promise<number> {
  const rounds = Number(options.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) {
    throw new Problem(`--rounds: ${options.rounds} is not a whole number above 0`);
  }
  const { only } = options;
  if (only !== undefined && only !== 'dev' && only !== 'built') {
    throw new Problem(`--only: there is no ${only}\n\n${USAGE}`);
  }
  if (options['write-docs'] && only !== undefined) {
    throw new Problem('--write-docs writes the whole table, so it excludes --only');
  }
  const endTurn = takeTurn(CACHE, 'benchmark of Storybook');
  const from = Date.now();
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs() });
  const sites: { side: Side; origin: string; close: () => void }[] = [];
  try {
    const sides = prepareSides();
    const samples: Samples = { bare: new Map(), ours: new Map() };
    const adderOf =
      ({ name }: Side): Add =>
      (figure, value) =>
        samples[name].set(figure, [...(samples[name].get(figure) ?? []), value]);
    if (only !== 'dev') {
      for (const side of sides) {
        const site = await serve(buildSide(side), (_, outgoing) => outgoing.writeHead(404).end());
        sites.push({ side, ...site });
        // These visits are not measured, because the server compresses each file at its first request.
        await openFirst(browser, site.origin, side.pages);
        await visitStory(browser, site.origin, side.pages);
      }
      console.log(`The builds took ${secondsSince(from)}`);
    }
    const speeds: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      speeds.push(await machineSpeed(browser));
      const inTurn = <T>(list: readonly T[]) => (round % 2 === 0 ? list : list.toReversed());
      for (const { side, origin } of inTurn(sites)) {
        await measureBuilt(browser, side, origin, adderOf(side));
      }
      for (const side of only === 'built' ? [] : inTurn(sides)) {
        await measureDev(browser, side, adderOf(side));
      }
      console.log(`round ${round + 1} of ${rounds}, ${secondsSince(from)}`);
    }
    const { cells, over } = tableOf(samples);
    const how = `Medians of ${rounds} rounds, on ${speedText(speeds)}. Bold: above the limit.`;
    console.log(`\n${how}\n\n${plainTable(cells)}\n\n${over} figures above their limit`);
    const markdown = `${how}\n\n${markdownTable(cells)}`;
    if (options.report !== undefined) writeFileSync(options.report, `${markdown}\n`);
    if (options['write-docs']) {
      writeFileSync(DOCS, betweenMarkers(readFileSync(DOCS, 'utf8'), 'storybook', markdown));
    }
    return over === 0 ? 0 : 1;
  } finally {
    for (const { close } of sites) close();
    await browser.close();
    endTurn();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 2;
}
