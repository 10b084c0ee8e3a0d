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

/** Sends a signal to a program and to all programs that this program has started, such as a browser that hangs. */
function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, name);
  } catch {
    // These programs have already ended.
  }
}

const running = new Set<ChildProcess>();
/** Kills all programs that still run, for example after a failed start. */
function killPrograms(): void {
  for (const child of running) signal(child, 'SIGKILL');
}
process.on('exit', killPrograms);
// A signal would end the process without its 'exit' handlers. The handlers are needed, because they kill the programs.
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => process.exit(1));

/** Starts a program with the time zone of the app's users, Mexico City. Stores the program's output, does not print it. */
export function startProgram(
  command: string,
  args: readonly string[],
  { env = {}, stdio = ['ignore', 'pipe', 'pipe'] }: Pick<SpawnOptions, 'env' | 'stdio'> = {},
): Program {
  const child: ChildProcess = spawn(command, args, {
    env: { ...process.env, TZ: TIME_ZONE, ...env },
    stdio,
    // Gives the program a process group of its own. The group contains the programs that this program starts.
    detached: true,
  });
  running.add(child);
  let output = '';
  for (const stream of child.stdio) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const addError = (error: unknown) => {
    output += String(error);
  };
  const ended = once(child, 'exit').catch(addError);
  // The event 'close' comes when the program and all programs that it has started have closed their output.
  const closed = once(child, 'close').catch(addError);
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
      signal(child, 'SIGTERM');
      const late = setTimeout(() => signal(child, 'SIGKILL'), 5000);
      await ended;
      clearTimeout(late);
      signal(child, 'SIGKILL');
      await closed;
      running.delete(child);
    },
  };
}
