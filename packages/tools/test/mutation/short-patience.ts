// Replaces `lib/patience.ts` in the tests of `npm run mutation`. If a mutation prevents an expected result, a test
// waits 3 s for that result instead of 30 s.
export const PATIENCE_MS = 3000;
export const TEST_TIMEOUT_MS = 20_000;
