// Allows one run at a time, and shows its progress.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from './problem.ts';

/** The whole seconds since `from`, ms since the epoch: '12 s'. */
export const secondsSince = (from: number) => `${((Date.now() - from) / 1000).toFixed(0)} s`;

function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}

/**
 * Allows only one run at a time to write to `folder`. A second run gets a `Problem` that names `what`. Returns a
 * function that releases the folder; an interrupted run calls it too.
 */
export function takeTurn(folder: string, what: string): () => void {
  const lock = join(folder, 'lock');
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
  } catch {
    const other = Number(readFileSync(lock, 'utf8'));
    if (isRunning(other)) {
      throw new Problem(`Another ${what} is running (process ${other}). Wait for it, or end it.`);
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
 * Returns a function to be called after each of `total` items: shows a bar on a terminal, otherwise a line for each
 * tenth.
 */
export function progress(label: string, total: number): () => void {
  const from = Date.now();
  let done = 0;
  return () => {
    done += 1;
    const tenth = Math.floor((done * 10) / total);
    if (process.stdout.isTTY) {
      const bar = '█'.repeat(tenth * 2).padEnd(20, '░');
      process.stdout.write(`\r${label} ${bar} ${done}/${total} ${secondsSince(from)} `);
      if (done === total) process.stdout.write('\n');
    } else if (tenth > Math.floor(((done - 1) * 10) / total)) {
      console.log(`${label} ${tenth * 10} % (${done}/${total}, ${secondsSince(from)})`);
    }
  };
}
