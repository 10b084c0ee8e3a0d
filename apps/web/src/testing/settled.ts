import { SOON_MS, untilSettled, watchWork } from '@gemas/tools/lib/work';

// With NaN, all timers keep their delays. The journeys instead prolong the time that Score waits for intros (decision 56).
watchWork({ scoreWaitMs: Number.NaN, soonMs: SOON_MS });

/**
 * Resolves when the page has no pending call and no timer that is due soon, so that nothing more happens by itself.
 * Timers of a fake clock do not count.
 */
export async function settled(): Promise<void> {
  const left = await untilSettled();
  if (left.length > 0) throw new Error(`The page does not settle: ${left.join(', ')}`);
}
