// Finds a Chromium for the browser tests. Installs one if there is none, as on a new machine.
import { chromium } from 'playwright';
import { installPackages, isExecutable, isRoot, run } from './programs.ts';

// The headless shell is first, because tests take a fifth less time without windows.
const SYSTEM_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

function installed(): string | undefined {
  return [chromium.executablePath(), ...SYSTEM_PATHS].find((path) => path && isExecutable(path));
}

function install(): void {
  if (installPackages(['chromium-headless-shell']) || installPackages(['chromium'])) return;
  run('npx', 'playwright', 'install', 'chromium');
}

/**
 * Returns the path of a Chromium. In this order: `CHROMIUM_PATH`, the one of Playwright, the one of the system, or one
 * that is installed now. Throws if none can be installed.
 */
export function chromiumPath(): string {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (!isExecutable(chosen)) throw new Error(`CHROMIUM_PATH is not an executable: ${chosen}`);
    return chosen;
  }
  const found = installed();
  if (found) return found;
  install();
  const fresh = installed();
  if (!fresh) throw new Error('No Chromium found or installable. Set CHROMIUM_PATH to one.');
  return fresh;
}

/**
 * Returns arguments for Chromium. With them it sends no requests of its own, can run as root, and does not emulate a
 * graphics card.
 */
export function chromiumArgs(): string[] {
  return [
    ...(isRoot() ? ['--no-sandbox'] : []),
    '--disable-background-networking',
    '--disable-gpu',
    '--disable-quic',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ];
}
