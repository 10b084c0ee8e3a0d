/** An error that stops a tool and that the user of the tool can solve. Only the message is printed, without a stack. */
export class Problem extends Error {
  override readonly name = 'Problem';
}

/** Returns a description of an error for the terminal. For a full disk, says what to do. */
export function messageOf(error: unknown): string {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  // A child process reports a full disk only in its output, which is part of the message.
  if (/\bENOSPC\b|no space left on device/i.test(`${code} ${message}`)) {
    return 'The disk is full. Free some space and run it again.';
  }
  if (error instanceof Problem) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Runs a command. Exit code 1 if `main` returns false, exit code 2 if it throws. */
export async function runCommand(main: () => Promise<boolean>): Promise<void> {
  try {
    process.exitCode = (await main()) ? 0 : 1;
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 2;
  }
}
