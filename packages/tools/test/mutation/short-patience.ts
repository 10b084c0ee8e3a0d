// Replaces `lib/patience.ts` in the tests of `npm run mutation`: a test that detects a mutation by waiting in vain waits
// for 3 s instead of 30 s.
export const PATIENCE_MS = 3000;
export const TEST_TIMEOUT_MS = 20_000;
