import { parseOptions as parseArguments } from '@gemas/tools/lib/options';
import { Problem } from '@gemas/tools/lib/problem';
import { bytes } from './bytes.ts';
import { countOf } from './command.ts';
import { growth } from './growth.ts';
import { job } from './job.ts';
import { paint } from './paint.ts';
import type { Part } from './part.ts';

/** The groups of figures. The option `--only` selects groups by these names. */
export const PARTS: Readonly<Record<string, Part>> = { bytes, paint, job, growth };

export const USAGE = `npm run bench -- [options]

  --against ref       also measures the app of that commit, alternating with the current app
  --only part,part    measures only these groups: ${Object.keys(PARTS).join(', ')}
  --visits n          number of times that each visit is repeated (default: 9)
  --cpu 4|10          measures only with a CPU 4 or 10 times slower (default: both)
  --report file.md    writes the table to this file, as Markdown
  --write-docs        writes the table into docs/performance.md
  --gate              measures only what CI checks, in few visits with a CPU 4 times slower: counts, bytes, layout
                      shift, and the first paint beside the floor, whose limit is raised by 15 % for noise

Each time has a limit that is a ratio: to the floor (two plain screens with the required libraries alone), or to
another time of the app. The app and the floor are measured in the same run.`;

function cpusOf(text: string | undefined): readonly (4 | 10)[] {
  if (text === undefined) return [4, 10];
  if (text === '4') return [4];
  if (text === '10') return [10];
  throw new Problem(`--cpu: ${text} is neither 4 nor 10`);
}

export type Options = ReturnType<typeof parseOptions>;

/** Parses the arguments of a run. Throws `Problem` for an unknown argument. `USAGE` describes the options. */
export function parseOptions(args: readonly string[]) {
  const values = parseArguments(
    USAGE,
    {
      against: { type: 'string' },
      only: { type: 'string' },
      visits: { type: 'string' },
      cpu: { type: 'string' },
      report: { type: 'string' },
      'write-docs': { type: 'boolean', default: false },
      gate: { type: 'boolean', default: false },
    },
    args,
  );
  const { against, only, visits, cpu, report, 'write-docs': writeDocs, gate } = values;
  const names = only?.split(',') ?? Object.keys(PARTS);
  const unknown = names.filter((name) => !Object.hasOwn(PARTS, name));
  if (unknown.length > 0) throw new Problem(`--only: there is no ${unknown.join()}\n\n${USAGE}`);
  if (writeDocs && (only ?? cpu ?? against) !== undefined) {
    throw new Problem(
      '--write-docs writes the whole table, so it excludes --only, --cpu and --against',
    );
  }
  if (gate && (visits || cpu || writeDocs)) {
    throw new Problem(
      '--gate has its own visits and CPU, so it excludes --visits, --cpu and --write-docs',
    );
  }
  return {
    against,
    parts: Object.entries(PARTS).flatMap(([name, part]) => (names.includes(name) ? part : [])),
    visits: countOf('--visits', visits ?? '9'),
    cpus: gate ? ([4] as const) : cpusOf(cpu),
    report,
    writeDocs,
    gate,
  };
}
