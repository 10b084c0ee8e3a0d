import { config } from '../config.ts';
import { startEarlyCalls } from './start-early-calls.ts';

// The build compiles this file into the inline script of index.html (build/early-script.ts). It writes the names of each
// screen's files into an attribute of the script element, because the names change and the script's hash must not.
try {
  const screens = document.currentScript?.getAttribute('data-screens');
  globalThis.earlyCalls = startEarlyCalls(config, JSON.parse(screens ?? '{}'));
} catch {
  // If this script fails, the app sends the calls itself.
}
