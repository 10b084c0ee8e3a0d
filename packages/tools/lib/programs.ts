// Finds programs on this machine, and installs missing ones where that needs no password.
import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';

export const isRoot = () => process.getuid?.() === 0;

/** Whether the file at a path exists and may be run. */
export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Runs a command, of which only errors are printed. Returns whether it succeeded. */
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

/**
 * Installs Debian packages one by one, and returns whether all are installed. Only root can do so: for others nothing
 * is installed, and the caller says what is missing.
 */
export function installPackages(names: readonly string[]): boolean {
  if (!isRoot() || !isExecutable('/usr/bin/apt-get')) return false;
  // A failure is ignored, because the package lists may be recent enough.
  run('apt-get', 'update', '-qq');
  const missing = names.filter(
    (name) => !run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', name),
  );
  return missing.length === 0;
}
