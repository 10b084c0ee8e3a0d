// Finds a Chromium for the browser tests. If none is found, installs one.
import { chromium } from 'playwright';
import { installPackages, isExecutable, isRoot, run } from './programs.ts';

// Paths where Linux distributions install Chromium. The headless shell, a Chromium without a user interface, is first,
// because tests take a fifth less time in the headless shell than in a full Chromium.
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
 * Returns the path of a Chromium. If `CHROMIUM_PATH` is set, returns that path. Otherwise uses the Chromium of
 * Playwright, or else the Chromium of the system. If neither is installed, installs one of them. Throws if
 * `CHROMIUM_PATH` is not executable, or if the installation fails.
 */
export function chromiumPath(): string {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (!isExecutable(chosen))
      throw new Error(`CHROMIUM_PATH is not an executable file: ${chosen}`);
    return chosen;
  }
  const found = installed();
  if (found) return found;
  install();
  const fresh = installed();
  if (!fresh)
    throw new Error(
      'No Chromium was found, and none can be installed. Set CHROMIUM_PATH to the path of a Chromium.',
    );
  return fresh;
}

/**
 * Returns the command-line arguments for Chromium. The arguments let Chromium run as root, switch off Chromium's own
 * network requests, and switch off the emulation of a graphics card.
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

/** Arguments that make the pixels of a picture independent of the screen and of the pages shown before. */
export const SAME_PIXELS: readonly string[] = [
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--disable-low-res-tiling',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];
