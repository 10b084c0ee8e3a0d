/** Something that keeps a run from being made; its message is for the person who asked for it. */
export class Problem extends Error {
  override readonly name = 'Problem';
}

/** What went wrong, in one line that says what to do where that is known. */
export function messageOf(error: unknown): string {
  if (error instanceof Problem) return error.message;
  const code = (error as { code?: unknown } | null)?.code;
  if (code === 'ENOSPC') return 'The disk is full. Free some space and run it again.';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
