// Measures how fast Storybook is, and compares it with a minimal Storybook of the same version: `npm run
// bench:storybook`, see docs/performance.md. Exit code 1 if a limit is exceeded.
import { chromiumArgs, chromiumPath } from '@gemas/tools/lib/chromium';
import { readOptions } from '@gemas/tools/lib/options';
import { Problem, runCommand } from '@gemas/tools/lib/problem';
import { secondsSince, takeTurn } from '@gemas/tools/lib/terminal';
import { type Browser, chromium } from 'playwright';
import { countOf, printTable } from './command.ts';
import { Samples } from './figures.ts';
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

interface Figure {
  readonly name: string;
  readonly unit: 'ms' | 'B' | '';
  /** Highest allowed ratio of our value to that of the minimal Storybook. Null for a figure without a limit. */
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

type Measured = Samples<FigureName>;

async function measureDev(browser: Browser, side: Side, measured: Measured): Promise<void> {
  forgetCache(side);
  for (const start of ['cold', 'warm'] as const) {
    const from = Date.now();
    const { origin, stop } = await startDev(side);
    try {
      measured.add(start, (await openFirst(browser, origin, side.pages)) - from);
      if (start === 'cold') continue;
      // This visit is not measured, because the server compiles the modules of the story at the first visit.
      await visitStory(browser, origin, side.pages);
      const visit = await visitStory(browser, origin, side.pages);
      for (const name of ['story', 'next', 'requests', 'bytes'] as const) {
        measured.add(name, visit[name]);
      }
    } finally {
      await stop();
    }
  }
}

async function measureBuilt(
  browser: Browser,
  { pages }: Side,
  origin: string,
  measured: Measured,
): Promise<void> {
  const from = Date.now();
  measured.add('builtFirst', (await openFirst(browser, origin, pages)) - from);
  const { story, next, bytes } = await visitStory(browser, origin, pages);
  measured.add('builtStory', story);
  measured.add('builtNext', next);
  measured.add('builtBytes', bytes);
}

/** Returns the header and the rows of the table, and how many figures are over their limit. */
function tableOf({ bare, ours }: Readonly<Record<Side['name'], Measured>>) {
  const cells = [['figure', 'ours', 'ours / bare', 'limit']];
  let over = 0;
  for (const [key, { name, unit, limit }] of Object.entries(FIGURES)) {
    const [reference, value] = [bare.median(key as FigureName), ours.median(key as FigureName)];
    if (Number.isNaN(value)) continue;
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

async function main(): Promise<boolean> {
  const rounds = countOf('--rounds', options.rounds);
  const { only, report, 'write-docs': writeDocs } = options;
  if (only !== undefined && only !== 'dev' && only !== 'built') {
    throw new Problem(`--only: there is no ${only}\n\n${USAGE}`);
  }
  if (writeDocs && only !== undefined) {
    throw new Problem('--write-docs writes the whole table, so it excludes --only');
  }
  const endTurn = takeTurn(CACHE, 'benchmark of Storybook');
  const from = Date.now();
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs() });
  const sites: { side: Side; origin: string; close: () => void }[] = [];
  try {
    const sides = prepareSides();
    const measured = { bare: new Samples<FigureName>(), ours: new Samples<FigureName>() };
    if (only !== 'dev') {
      for (const side of sides) {
        const site = await serve(buildSide(side));
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
        await measureBuilt(browser, side, origin, measured[side.name]);
      }
      for (const side of only === 'built' ? [] : inTurn(sides)) {
        await measureDev(browser, side, measured[side.name]);
      }
      console.log(`round ${round + 1} of ${rounds}, ${secondsSince(from)}`);
    }
    const { cells, over } = tableOf(measured);
    const how = `Medians of ${rounds} rounds, on ${speedText(speeds)}. Bold: above the limit.`;
    printTable('storybook', how, cells, { report, writeDocs });
    console.log(`\n${over} figures above their limit`);
    return over === 0;
  } finally {
    for (const { close } of sites) close();
    await browser.close();
    endTurn();
  }
}

await runCommand(main);
