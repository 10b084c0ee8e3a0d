// Finds a Chromium for the browser tests. If none is found, installs one.
import { chromium } from 'playwright';
import { installPackages, isExecutable, run } from './programs.ts';

// Paths where Linux distributions install Chromium. The headless shell, a Chromium without a user interface, is first,
// because tests take a fifth less time in the headless shell than in a full Chromium.
const SYSTEM_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/**
 * Returns the path of a Chromium: that of `CHROMIUM_PATH`, of Playwright, or of the system. Installs one if there is none
 * and `CHROMIUM_PATH` is not set. Throws if there is still none.
 */
export function chromiumPath(): string {
  const chosen = process.env.CHROMIUM_PATH;
  const paths = chosen ? [chosen] : [chromium.executablePath(), ...SYSTEM_PATHS];
  if (!chosen && !paths.some(isExecutable)) {
    const isInstalled = ['chromium-headless-shell', 'chromium'].some((one) =>
      installPackages([one]),
    );
    if (!isInstalled) run('npx', 'playwright', 'install', 'chromium');
  }
  const found = paths.find(isExecutable);
  if (!found) {
    throw new Error(
      `There is no Chromium at ${paths.join(', ')}. Set CHROMIUM_PATH to the path of a Chromium.`,
    );
  }
  return found;
}

/** Returns arguments that switch off the graphics card and QUIC, in addition to Playwright's own arguments. */
export const chromiumArgs = (): string[] => ['--disable-gpu', '--disable-quic'];

/** Arguments that make the pixels of a picture independent of the screen and of the pages shown before. */
export const SAME_PIXELS: readonly string[] = [
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--disable-low-res-tiling',
  '--disable-lcd-text',
  '--font-render-hinting=none',
];
