/** A problem that prevents a run. Its message is meant for the person who runs the tool. */
export class Problem extends Error {
  override readonly name = 'Problem';
}

/** Returns what went wrong, in one line, and what to do about it if that is known. */
export function messageOf(error: unknown): string {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  // A program that this one calls reports a full disk only in its output.
  if (/\bENOSPC\b|no space left on device/i.test(`${code} ${message}`)) {
    return 'The disk is full. Free some space and run it again.';
  }
  if (error instanceof Problem) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
