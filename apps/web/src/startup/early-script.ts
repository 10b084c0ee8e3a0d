import { config } from '../config.ts';
import { startEarlyCalls } from './start-early-calls.ts';

// The build compiles this file into the inline script of index.html (build/early-script.ts). The names of built files
// change often, so they are in an attribute. Thus the script's hash in the content security policy stays valid.
try {
  const screens = document.currentScript?.getAttribute('data-screens');
  globalThis.earlyCalls = startEarlyCalls(config, JSON.parse(screens ?? '{}'));
} catch {
  // If this script fails, the app sends the calls itself.
}
