import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chromiumPath } from '@gemas/tools/lib/chromium';
import { startChromium } from './drivers/chromium.ts';
import type { Engine } from './drivers/driver.ts';
import { startFirefox } from './drivers/firefox.ts';
import { startWebKitGtk, startWpe, type WebKitPrograms } from './drivers/webkit.ts';
import { type EngineName, type Found, findEngine } from './find.ts';

/** Returns the existing paths that match a pattern, in which '*' stands for any one folder. */
function pathsLike(pattern: string): string[] {
  const [folder = '', rest] = pattern.split('/*/');
  if (!existsSync(folder)) return [];
  if (rest === undefined) return [folder];
  return readdirSync(folder)
    .map((name) => `${folder}/${name}/${rest}`)
    .filter((path) => existsSync(path));
}

const machine = { env: process.env, find: pathsLike };
/** Finds the programs of an engine on this machine. */
export const find = (name: EngineName) => findEngine(name, machine);

/** Starts an engine with the programs that were found. */
export const START: Readonly<Record<EngineName, (programs: Found['programs']) => Promise<Engine>>> =
  {
    chromium: () => startChromium(chromiumPath()),
    firefox: ({ browser = '' }) => startFirefox(browser),
    webkitgtk: (programs) => startWebKitGtk(programs as WebKitPrograms),
    wpe: (programs) => startWpe(programs as WebKitPrograms),
  };

/**
 * Installs packages if running as root. Otherwise nothing is installed, and the caller reports the missing programs.
 */
export function install(packages: readonly string[]): void {
  if (packages.length === 0 || process.getuid?.() !== 0) return;
  const apt = (...args: string[]) =>
    execFileSync('apt-get', ['-qq', ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  try {
    apt('update');
  } catch {
    // The package lists may be recent enough, so a failed update is ignored.
  }
  for (const name of packages) {
    try {
      apt('install', '-y', '--no-install-recommends', name);
    } catch (error) {
      console.error(String(error));
    }
  }
}
