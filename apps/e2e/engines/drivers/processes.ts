import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { TIME_ZONE } from './driver.ts';

const START_LIMIT_MS = 30_000;
const POLL_MS = 50;

/** A program that runs until it is stopped. */
export interface Program {
  /** Returns the output of the program so far. */
  output(): string;
  /** Calls `find` until it returns a value. After a time limit, throws an error with the output of the program. */
  started<T>(find: () => T | undefined | Promise<T | undefined>): Promise<T>;
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
  // Waits for 'exit' instead of 'close'. 'close' comes later, because a browser keeps the output of its driver open.
  const end = once(child, 'exit').catch((error) => {
    output += String(error);
  });
  return {
    output: () => output,
    async started(find) {
      const late = Date.now() + START_LIMIT_MS;
      for (;;) {
        const found = await find();
        if (found !== undefined) return found;
        if (Date.now() > late) throw new Error(`${command} does not start: ${output}`);
        await pause(POLL_MS);
      }
    },
    async stop() {
      child.kill();
      const late = setTimeout(() => child.kill('SIGKILL'), 5000);
      await end;
      clearTimeout(late);
    },
  };
}
