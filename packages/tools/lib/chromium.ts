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

function install(): void {
  if (installPackages(['chromium-headless-shell']) || installPackages(['chromium'])) return;
  run('npx', 'playwright', 'install', 'chromium');
}

/**
 * Returns the path of a Chromium: the one at `CHROMIUM_PATH` if that is set, otherwise the Chromium of Playwright, or
 * else the Chromium of the system. If neither is installed, installs one of them. Throws if there is no Chromium then.
 */
export function chromiumPath(): string {
  const chosen = process.env.CHROMIUM_PATH;
  const paths = chosen ? [chosen] : [chromium.executablePath(), ...SYSTEM_PATHS];
  if (!chosen && !paths.some(isExecutable)) install();
  const found = paths.find(isExecutable);
  if (!found) {
    throw new Error(
      `There is no Chromium at ${paths.join(', ')}. Set CHROMIUM_PATH to the path of a Chromium.`,
    );
  }
  return found;
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
