import { Problem } from './problem.ts';

export interface Options {
  /** Only stories and pages whose id or title this is part of, or matches as a glob; null for all. */
  only: string | null;
  /** A folder with a built catalogue; null for `storybook-static`, built first when it is missing or old. */
  built: string | null;
}

export const USAGE = `npm run catalogue -- [--only pattern] [--built folder]

  --only pattern  stories and pages whose id or title holds the pattern; * stands for anything
  --built folder  a catalogue that is built already (default: storybook-static, built anew when sources changed)`;

/** The arguments of a run. Throws `Problem` for one it does not know. */
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
