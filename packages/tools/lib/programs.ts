// Finds programs on this machine. Installs missing programs if that needs no password.
import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';

export const isRoot = () => process.getuid?.() === 0;

/** Whether a file exists at `path` and can be executed. */
export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Runs a command and prints only its errors. Returns whether the command succeeded. */
export function run(command: string, ...args: string[]): boolean {
  try {
    execFileSync(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return true;
  } catch {
    return false;
  }
}

/** Installs Debian packages. Returns whether all of them are installed. Without root rights, returns false. */
export function installPackages(names: readonly string[]): boolean {
  if (!isRoot() || !isExecutable('/usr/bin/apt-get')) return false;
  // A failure is ignored, because the existing package lists may be recent enough.
  run('apt-get', 'update', '-qq');
  return names
    .map((name) => run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', name))
    .every(Boolean);
}
