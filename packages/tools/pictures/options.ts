import { existsSync, readFileSync } from 'node:fs';
import { Problem } from '../lib/problem.ts';

/** An intended change: a pattern for story ids, and the reason why these stories may differ. */
export interface Accepted {
  stories: string;
  reason: string;
}

export interface Options {
  /** Branch, tag or commit to compare with. Null stands for the commit at which this branch left main. */
  ref: string | null;
  /** Part of the id or title of the selected stories, or a glob. Null selects all stories. */
  only: string | null;
  accepted: readonly Accepted[];
}

export const USAGE = `npm run check:pictures -- [ref] [--only pattern] [--accept file]

  ref             branch, tag or commit to compare with (default: the commit at which this branch left main)
  --only pattern  compares only stories whose id or title contains the pattern; * stands for any text
  --accept file   file that lists the intended changes, as JSON: [{ "stories": pattern, "reason": text }]`;

function readAccepted(path: string): Accepted[] {
  if (!existsSync(path)) throw new Problem(`--accept: there is no file ${path}`);
  let list: unknown;
  try {
    list = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Problem(`--accept: ${path} is not JSON (${(error as Error).message})`);
  }
  if (!Array.isArray(list)) throw new Problem(`--accept: ${path} has to hold a list`);
  return list.map((entry: Partial<Accepted> | null, at) => {
    const { stories, reason } = entry ?? {};
    if (typeof stories !== 'string' || typeof reason !== 'string' || reason.trim() === '') {
      throw new Problem(`--accept: entry ${at + 1} of ${path} needs "stories" and a "reason"`);
    }
    return { stories, reason };
  });
}

/** Parses the command-line arguments. Throws a `Problem` for an unknown argument or a missing value. */
export function parseOptions(args: readonly string[]): Options {
  const options: Options = { ref: null, only: null, accepted: [] };
  const rest = [...args];
  const argumentOf = (flag: string) => {
    const value = rest.shift();
    if (value === undefined || value.startsWith('--'))
      throw new Problem(`${flag} needs a value\n\n${USAGE}`);
    return value;
  };
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    if (arg === '--only') options.only = argumentOf(arg);
    else if (arg === '--accept') options.accepted = readAccepted(argumentOf(arg));
    else if (arg.startsWith('-')) throw new Problem(`${arg} is not known\n\n${USAGE}`);
    else if (options.ref === null) options.ref = arg;
    else throw new Problem(`one ref is enough: ${arg}\n\n${USAGE}`);
  }
  return options;
}
