import { config } from '../config.ts';
import { startEarlyCalls } from './start-early-calls.ts';

// The build (build/early-script.ts) compiles this file into the inline script of index.html. The build writes the file
// names of the screens into the attribute `data-screens`, so that new names do not change the script's CSP hash.
try {
  const screens = document.currentScript?.getAttribute('data-screens');
  globalThis.earlyCalls = startEarlyCalls(config, JSON.parse(screens ?? '{}'));
} catch {
  // If this script fails, the app sends its first API calls itself.
}
