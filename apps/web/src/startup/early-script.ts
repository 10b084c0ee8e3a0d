import { config } from '../config.ts';
import { startEarlyCall } from './start-early-call.ts';

// The build (build/index-page.ts) compiles this file into the inline script of index.html. If the script fails, the app
// sends its first call itself.
globalThis.earlyCall = startEarlyCall(config).catch(() => null);
