/**
 * An error whose cause the user of a tool can remove. The tool stops and prints only the message, without a stack
 * trace.
 */
export class Problem extends Error {
  override readonly name = 'Problem';
}

/** Returns a description of an error for the terminal. */
export function messageOf(error: unknown): string {
  if (error instanceof Problem) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Runs a command. Sets the exit code to 1 if `main` returns false, and to 2 if `main` throws. */
export async function runCommand(main: () => Promise<boolean>): Promise<void> {
  try {
    process.exitCode = (await main()) ? 0 : 1;
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 2;
  }
}
