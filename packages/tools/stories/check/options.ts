import { Problem } from '../../lib/problem.ts';

export interface Options {
  /** Part of the id or title of the selected stories and pages, or a glob. Null selects all. */
  only: string | null;
  /**
   * Folder with a built catalogue. Null stands for `storybook-static`, which is built first if it is missing or
   * outdated.
   */
  built: string | null;
}

export const USAGE = `npm run check:stories -- [--only pattern] [--built folder]

  --only pattern  checks only stories and pages whose id or title contains the pattern; * stands for any text
  --built folder  folder of a built catalogue (default: storybook-static, which is built again if a source has changed)`;

/** Parses the command-line arguments. Throws a `Problem` for an unknown argument or a missing value. */
export function parseOptions(args: readonly string[]): Options {
  const options: Options = { only: null, built: null };
  const rest = [...args];
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    if (arg !== '--only' && arg !== '--built') throw new Problem(`${arg} is not known\n\n${USAGE}`);
    const value = rest.shift();
    if (value === undefined || value.startsWith('--')) {
      throw new Problem(`${arg} needs a value\n\n${USAGE}`);
    }
    options[arg === '--only' ? 'only' : 'built'] = value;
  }
  return options;
}
