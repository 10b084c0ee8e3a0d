import { parseArgs } from 'node:util';
import { Problem } from '@gemas/tools/lib/problem';

/** Names of the groups of figures (`Part`). The option `--only` selects groups by these names. */
export const PART_NAMES = ['bytes', 'paint', 'job', 'growth', 'memory'] as const;
export type PartName = (typeof PART_NAMES)[number];

export interface Options {
  /** The commit to compare with the working tree; null for none. */
  against: string | null;
  parts: readonly PartName[];
  /** Number of times that each visit is made. */
  visits: number;
  cpus: readonly (4 | 10)[];
  /** File for the table as Markdown; null for none. */
  report: string | null;
  /** Whether the table is written into docs/performance.md. */
  writeDocs: boolean;
  /** Whether only the figures that CI checks are measured, in few visits and with higher limits for durations. */
  gate: boolean;
}

export const USAGE = `npm run bench -- [options]

  --against ref       also measures the app of that commit, alternating with the current app
  --only part,part    measures only these groups: ${PART_NAMES.join(', ')}
  --visits n          number of times that each visit is repeated (default: 9)
  --cpu 4|10          measures only with a CPU 4 or 10 times slower (default: both)
  --report file.md    writes the table to this file, as Markdown
  --write-docs        writes the table into docs/performance.md
  --gate              measures only what CI checks, in few visits with a CPU 4 times slower: counts, bytes, layout
                      shift, and the first paint beside the floor, whose limit is raised by 15 % for noise

Each time has a limit that is a ratio: to the floor (two plain screens with the required libraries alone), or to
another time of the app. The app and the floor are measured in the same run. 'felt' figures have a verdict, 'watched'
figures have none.`;

const isPart = (name: string): name is PartName => PART_NAMES.some((part) => part === name);

function visitsOf(text: string): number {
  const visits = Number(text);
  if (!Number.isInteger(visits) || visits < 1)
    throw new Problem(`--visits: ${text} is not a whole number above 0`);
  return visits;
}

function cpusOf(text: string | undefined): (4 | 10)[] {
  if (text === undefined) return [4, 10];
  if (text === '4') return [4];
  if (text === '10') return [10];
  throw new Problem(`--cpu: ${text} is neither 4 nor 10`);
}

/** Parses the arguments of a run. Throws `Problem` for an unknown argument. */
export function parseOptions(args: string[]): Options {
  let values: Readonly<Record<string, string | boolean | undefined>>;
  try {
    ({ values } = parseArgs({
      args,
      options: {
        against: { type: 'string' },
        only: { type: 'string' },
        visits: { type: 'string' },
        cpu: { type: 'string' },
        report: { type: 'string' },
        'write-docs': { type: 'boolean', default: false },
        gate: { type: 'boolean', default: false },
      },
    }));
  } catch (error) {
    throw new Problem(`${(error as Error).message}\n\n${USAGE}`);
  }
  const text = (name: string) => values[name] as string | undefined;
  const parts = text('only')?.split(',') ?? [...PART_NAMES];
  const unknown = parts.filter((part) => !isPart(part));
  if (unknown.length > 0) throw new Problem(`--only: there is no ${unknown.join()}\n\n${USAGE}`);
  if (values['write-docs'] && ['only', 'cpu', 'against'].some((name) => text(name) !== undefined)) {
    throw new Problem(
      '--write-docs writes the whole table, so it excludes --only, --cpu and --against',
    );
  }
  if (values.gate && ['visits', 'cpu', 'write-docs'].some((name) => values[name])) {
    throw new Problem(
      '--gate has its own visits and CPU, so it excludes --visits, --cpu and --write-docs',
    );
  }
  return {
    against: text('against') ?? null,
    parts: parts.filter(isPart),
    visits: visitsOf(text('visits') ?? '9'),
    cpus: values.gate ? [4] : cpusOf(text('cpu')),
    report: text('report') ?? null,
    writeDocs: values['write-docs'] === true,
    gate: values.gate === true,
  };
}
