import { type ParseArgsConfig, parseArgs } from 'node:util';
import { messageOf, Problem } from './problem.ts';

type OptionTypes = NonNullable<ParseArgsConfig['options']>;
type Values<T extends OptionTypes> = ReturnType<typeof parseArgs<{ options: T }>>['values'];

/** Parses command-line arguments. Throws a `Problem` with the usage if an option is unknown or lacks its value. */
export function parseOptions<T extends OptionTypes>(
  usage: string,
  options: T,
  args: readonly string[],
): Values<T> {
  try {
    return parseArgs({ args: [...args], options }).values as Values<T>;
  } catch (error) {
    throw new Problem(`${(error as Error).message}\n\n${usage}`);
  }
}

/**
 * Returns the options of the command line. `--help` prints the usage and ends the process. An unknown option prints the
 * usage and ends the process with exit code 1.
 */
export function readOptions<T extends OptionTypes>(usage: string, options: T): Values<T> {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseOptions(usage, options, args);
  } catch (error) {
    console.error(messageOf(error));
    process.exit(1);
  }
}
