// Replaces `lib/patience.ts` in `npm run mutation`. If a mutation breaks a test, the test waits only 3 s instead of
// 30 s before it fails.
export const PATIENCE_MS = 3000;
export const TEST_TIMEOUT_MS = 20_000;
