import { Problem } from '../../lib/problem.ts';

export interface Options {
  /** Selects stories and pages by a part of their id or title, or by a glob. Null selects all. */
  only: string | null;
  /**
   * Folder with a built catalogue. If null, `storybook-static` is used, and built first if missing or outdated.
   */
  built: string | null;
}

export const USAGE = `npm run check:stories -- [--only pattern] [--built folder]

  --only pattern  stories and pages whose id or title holds the pattern; * stands for anything
  --built folder  a catalogue that is built already (default: storybook-static, built anew when sources changed)`;

/** Parses the command-line arguments. Throws `Problem` for an unknown one. */
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
