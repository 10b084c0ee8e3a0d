/** A problem that prevents a run. Its message is for the user of the tool. */
export class Problem extends Error {
  override readonly name = 'Problem';
}

/** What went wrong, in one line, with what to do about it if that is known. */
export function messageOf(error: unknown): string {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  // A called program reports this in its output.
  if (/\bENOSPC\b|no space left on device/i.test(`${code} ${message}`)) {
    return 'The disk is full. Free some space and run it again.';
  }
  if (error instanceof Problem) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
