// Finds programs on this machine. Installs missing programs if that needs no password.
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

/** Whether a file exists at `path` and can be executed. */
export const isExecutable = (path: string): boolean =>
  ((statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & 0o111) !== 0;

/** Runs a command and prints only its errors. Returns whether the command succeeded. */
export function run(command: string, ...args: string[]): boolean {
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}

/** Installs Debian packages. Returns whether all of them are installed. Without root rights, returns false. */
export function installPackages(names: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !isExecutable('/usr/bin/apt-get')) return false;
  // A failure is ignored, because the existing package lists may be recent enough.
  run('apt-get', 'update', '-qq');
  return run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...names);
}
