import { config } from '../config.ts';
import { local } from '../state/core/storage.ts';
import { startEarlyCalls } from './start.ts';

// The script of index.html, compiled by the build (build/early-calls.ts). The data of the screens is in an attribute,
// because it changes with each build. The script itself does not change, and the page's policy contains its hash.
try {
  const screens = document.currentScript?.getAttribute('data-screens');
  globalThis.earlyCalls = startEarlyCalls(config, JSON.parse(screens ?? '{}'), local);
} catch {
  // If anything fails here, the app sends the calls itself.
}
