import { type ParseArgsConfig, parseArgs } from 'node:util';

type OptionTypes = NonNullable<ParseArgsConfig['options']>;
type Values<T extends OptionTypes> = ReturnType<typeof parseArgs<{ options: T }>>['values'];

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
    return parseArgs({ args, options }).values as Values<T>;
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`);
    process.exit(1);
  }
}
