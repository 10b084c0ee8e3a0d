import { config } from '../config.ts';
import { startEarlyCalls } from './start-early-calls.ts';

// The inline script of index.html, compiled by the build (build/early-script.ts). What changes with each build is in an
// attribute, so that the hash of the script in the page's content security policy stays valid.
try {
  const screens = document.currentScript?.getAttribute('data-screens');
  globalThis.earlyCalls = startEarlyCalls(config, JSON.parse(screens ?? '{}'));
} catch {
  // If this script fails, the app sends the calls itself.
}
