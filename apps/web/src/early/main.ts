import { config } from '../config.ts';
import { local } from '../state/core/storage.ts';
import { startEarlyCalls } from './start.ts';

// The script of index.html, which the build makes of it (build/early-calls.ts). The names of the files are in an
// attribute: they change with each build, this text, whose hash is in the policy, does not.
try {
  const files = document.currentScript?.getAttribute('data-files');
  globalThis.earlyCalls = startEarlyCalls(config, JSON.parse(files ?? '{}'), local);
} catch {
  // The app makes them itself.
}
