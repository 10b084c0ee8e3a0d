import { chromiumPath } from '@gemas/tools/lib/chromium';
import { startChromium } from './drivers/chromium.ts';
import type { Engine } from './drivers/driver.ts';
import { startFirefox } from './drivers/firefox.ts';
import { startWebKitGtk, type WebKitPrograms } from './drivers/webkit.ts';
import { type EngineName, type Found, findEngine } from './find.ts';

const START: Readonly<Record<EngineName, (programs: Found['programs']) => Promise<Engine>>> = {
  chromium: () => startChromium(chromiumPath()),
  firefox: ({ browser = '' }) => startFirefox(browser),
  webkitgtk: (programs) => startWebKitGtk(programs as WebKitPrograms),
};

export const startEngine = (name: EngineName) => START[name](findEngine(name).programs);
