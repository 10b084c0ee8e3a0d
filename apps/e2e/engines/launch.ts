import { chromiumPath } from '@gemas/tools/lib/chromium';
import build from '../journeys/build.ts';
import { startChromium } from './drivers/chromium.ts';
import type { Engine } from './drivers/driver.ts';
import { startFirefox } from './drivers/firefox.ts';
import { startWebKitGtk, startWpe, type WebKitPrograms } from './drivers/webkit.ts';
import { type EngineName, type Found, findEngine } from './find.ts';

const START: Readonly<Record<EngineName, (programs: Found['programs']) => Promise<Engine>>> = {
  chromium: () => startChromium(chromiumPath()),
  firefox: ({ browser = '' }) => startFirefox(browser),
  webkitgtk: (programs) => startWebKitGtk(programs as WebKitPrograms),
  wpe: (programs) => startWpe(programs as WebKitPrograms),
};

export const startEngine = (name: EngineName) => START[name](findEngine(name).programs);

/**
 * Whether `name` is wanted. `list` is the value of an option: names separated by commas. If the option is omitted,
 * every name is wanted.
 */
export const isWanted = (list: string | undefined, name: string) =>
  list === undefined || list.split(',').includes(name);

/** Builds the app, then calls `run` for each wanted engine that is installed. `only` is the value of `--only`. */
export async function forEachEngine<Name extends EngineName>(
  engines: readonly Name[],
  only: string | undefined,
  run: (name: Name) => Promise<void>,
): Promise<void> {
  const names = engines.filter((name) => isWanted(only, name));
  if (names.length === 0) throw new RangeError(`there is no engine ${only}`);
  build();
  for (const name of names) {
    if (findEngine(name).missing.length === 0) await run(name);
    else console.log(`${name} is not installed. Run: npm run check:engines -- --install`);
  }
}
