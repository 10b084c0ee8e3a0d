// Replaces `lib/patience.ts` in `npm run mutation`: a test that a mutation breaks waits 3 s instead of 30 s.
export const PATIENCE_MS = 3000;
export const TEST_TIMEOUT_MS = 20_000;
