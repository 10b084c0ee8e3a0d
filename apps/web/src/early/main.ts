import { config } from '../config.ts';
import { local } from '../state/core/storage.ts';
import { startEarlyCalls } from './start.ts';

// The inline script of index.html, compiled by the build (build/early-calls.ts). The calls and files of the screens are
// read from an attribute, because they change with each build. The script itself does not change, so its hash in the
// page's content security policy stays valid.
try {
  const screens = document.currentScript?.getAttribute('data-screens');
  globalThis.earlyCalls = startEarlyCalls(config, JSON.parse(screens ?? '{}'), local);
} catch {
  // If anything fails here, the app sends the calls itself.
}
