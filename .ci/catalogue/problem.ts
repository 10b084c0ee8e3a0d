/** Something that keeps a run from being made; its message is for the person who asked for it. */
export class Problem extends Error {
  override readonly name = 'Problem';
}

/** What went wrong, in one line that says what to do where that is known. */
export function messageOf(error: unknown): string {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  // A program that was called says so in what it printed.
  if (/\bENOSPC\b|no space left on device/i.test(`${code} ${message}`)) {
    return 'The disk is full. Free some space and run it again.';
  }
  if (error instanceof Problem) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
