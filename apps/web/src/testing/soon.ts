/** For `vi.waitFor` and `vi.waitUntil`: a failure is told after the burst of taps around it, and a busy machine takes its time. */
export const SOON = { timeout: 10_000 };
