import { PATIENCE_MS } from '../../../../.ci/patience.ts';

/** Options of every `vi.waitFor` and `vi.waitUntil`. */
export const SOON = { timeout: PATIENCE_MS };
