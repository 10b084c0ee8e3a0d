import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { TIME_ZONE } from './driver.ts';

const START_LIMIT_MS = 30_000;
const POLL_MS = 50;

/** A program that runs until it is stopped. */
export interface Program {
  /** Returns the output of the program so far. */
  output(): string;
  stop(): Promise<void>;
}

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill();
});
/** Kills all programs that still run, for example after a failed start. */
export function killPrograms(): void {
  for (const child of running) child.kill('SIGKILL');
}
// A signal would end the process without its 'exit' handlers. The handlers are needed, because they kill the programs.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

/** Starts a program with the time zone of the app's users, Mexico City. Stores the program's output, does not print it. */
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
  // Waits for 'exit' instead of 'close'. 'close' comes later, because a browser keeps the output of its driver open.
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

/** Calls `find` until it returns a value. After a time limit throws an error with the text of `explain`. */
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
