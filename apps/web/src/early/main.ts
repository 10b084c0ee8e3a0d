import { config } from '../config.ts';
import { local } from '../state/core/storage.ts';
import { startEarlyCalls } from './start.ts';

// The script of index.html, which the build makes of it (build/early-calls.ts). What the screens need is
// in an attribute: it changes with each build, this text, whose hash is in the policy, does not.
try {
  const screens = document.currentScript?.getAttribute('data-screens');
  globalThis.earlyCalls = startEarlyCalls(config, JSON.parse(screens ?? '{}'), local);
} catch {
  // The app makes them itself.
}
