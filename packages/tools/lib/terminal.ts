// Locks folders against a second run of a tool. Prints the result of a run.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from './problem.ts';

/** Returns the whole seconds since `from` as text: '12 s'. `from` is in ms since 1970. */
export const secondsSince = (from: number) => `${((Date.now() - from) / 1000).toFixed(0)} s`;

function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}

/**
 * Locks `folder`, so that only one run at a time writes to `folder`. The lock ends when the returned function is
 * called, or when the process ends. Throws a `Problem` if another run holds the lock: 'Another comparison is running'.
 *
 * @param what a noun for the run, which the message contains: 'comparison'
 */
export function takeTurn(folder: string, what: string): () => void {
  const lock = join(folder, 'lock');
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
  } catch {
    const other = Number(readFileSync(lock, 'utf8'));
    if (isRunning(other)) {
      throw new Problem(
        `Another ${what} is running (process ${other}). Wait until it ends, or end that process.`,
      );
    }
    writeFileSync(lock, String(process.pid));
  }
  const release = () => rmSync(lock, { force: true });
  const interrupted = () => {
    release();
    process.exit(130);
  };
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
  return () => {
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
    release();
  };
}

/**
 * Prints the problems that a check has found, and a summary. If there are problems, the exit code of the process is 1.
 *
 * @param checked beginning of the summary: 'imports: 1402 files,'
 */
export function reportProblems(checked: string, problems: readonly string[]): void {
  for (const problem of problems) console.error(problem);
  console.log(`${checked} ${problems.length} problems`);
  if (problems.length > 0) process.exitCode = 1;
}
