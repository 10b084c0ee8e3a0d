import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  const other = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0;
  if (isRunning(other))
    throw new Problem(`Another ${what} is running (process ${other}). Wait until it ends.`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(lock, String(process.pid));
  return () => rmSync(lock, { force: true });
}
