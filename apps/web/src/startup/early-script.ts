import { config } from '../config.ts';
import { startEarlyCalls } from './start-early-calls.ts';

// The build compiles this file into the inline script of index.html (build/early-script.ts). The build writes the
// file names of the screens into `data-screens`: the names change, but the script's hash in the CSP must not change.
try {
  const screens = document.currentScript?.getAttribute('data-screens');
  globalThis.earlyCalls = startEarlyCalls(config, JSON.parse(screens ?? '{}'));
} catch {
  // If this script fails, the app sends the calls itself.
}
