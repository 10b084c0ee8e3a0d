import { parseArgs } from 'node:util';
import { Problem } from '../lib/problem.ts';

export interface Options {
  /** Branch, tag or commit to compare with. Null stands for the commit at which this branch left main. */
  ref: string | null;
  /**
   * Selects the stories whose id or title matches this pattern (see pattern.ts). Null selects all
   * stories.
   */
  only: string | null;
}

export const USAGE = `npm run check:pictures -- [ref] [--only pattern]

  ref             branch, tag or commit to compare with (default: the commit at which this branch left main)
  --only pattern  compares only stories whose id or title contains the pattern; * stands for any text`;

/** Parses the command-line arguments. Throws a `Problem` for an unknown argument or a missing value. */
export function parseOptions(args: readonly string[]): Options {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { only: { type: 'string' } },
      allowPositionals: true,
    });
    const [ref = null, second] = positionals;
    if (second !== undefined) throw new Error(`one ref is enough: ${second}`);
    return { ref, only: values.only ?? null };
  } catch (error) {
    throw new Problem(`${(error as Error).message}\n\n${USAGE}`);
  }
}
