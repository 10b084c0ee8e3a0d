import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { TIME_ZONE } from './driver.ts';

const START_LIMIT_MS = 30_000;
const POLL_MS = 50;

/** A program that runs until it is stopped. */
export interface Program {
  /** Returns everything that the program has written so far. */
  output(): string;
  stop(): Promise<void>;
}

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill();
});
/** Kills programs that still run after a failed start or close. */
export function killPrograms(): void {
  for (const child of running) child.kill('SIGKILL');
}
// Exits normally when the run is stopped, so that the handlers that kill the programs run.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

/** Starts a program in the staff's time zone. Its output is collected, not shown. */
export function startProgram(
  command: string,
  args: readonly string[],
  { env = {}, stdio = ['ignore', 'pipe', 'pipe'] }: Pick<SpawnOptions, 'env' | 'stdio'> = {},
): Program {
  const child: ChildProcess = spawn(command, args, {
    env: { ...process.env, TZ: TIME_ZONE, ...env },
    stdio,
  });
  running.add(child);
  child.on('exit', () => running.delete(child));
  let output = '';
  for (const stream of child.stdio) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  child.on('error', (error) => {
    output += String(error);
  });
  // Waits for 'exit' and not for 'close', which comes later: a browser started by a driver keeps the driver's output
  // open.
  const end = new Promise<void>((resolve) => {
    child.on('exit', () => resolve());
    child.on('error', () => resolve());
  });
  return {
    output: () => output,
    async stop() {
      child.kill();
      const late = setTimeout(() => child.kill('SIGKILL'), 5000);
      await end;
      clearTimeout(late);
    },
  };
}

/** Waits until `find` returns a value. If it takes too long, throws an error with the text of `explain`. */
export async function until<T>(
  find: () => T | undefined | Promise<T | undefined>,
  explain: () => string,
): Promise<T> {
  const end = Date.now() + START_LIMIT_MS;
  for (;;) {
    const found = await find();
    if (found !== undefined) return found;
    if (Date.now() > end) throw new Error(explain());
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
