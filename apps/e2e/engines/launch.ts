import { existsSync, readdirSync } from 'node:fs';
import { chromiumPath } from '@gemas/tools/lib/chromium';
import { startChromium } from './drivers/chromium.ts';
import type { Engine } from './drivers/driver.ts';
import { startFirefox } from './drivers/firefox.ts';
import { startWebKitGtk, startWpe, type WebKitPrograms } from './drivers/webkit.ts';
import { type EngineName, type Found, findEngine } from './find.ts';

/** Returns the existing paths that match a pattern. '*' stands for any one folder. */
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

/** Functions that start an engine, by the name of the engine. They receive the paths of its programs. */
export const START: Readonly<Record<EngineName, (programs: Found['programs']) => Promise<Engine>>> =
  {
    chromium: () => startChromium(chromiumPath()),
    firefox: ({ browser = '' }) => startFirefox(browser),
    webkitgtk: (programs) => startWebKitGtk(programs as WebKitPrograms),
    wpe: (programs) => startWpe(programs as WebKitPrograms),
  };
