import { SOON_MS, untilSettled, watchWork } from '@gemas/tools/lib/work';

watchWork(SOON_MS);

/**
 * Resolves when the page has no pending call and no timer that is due soon. The page then no longer changes by itself.
 * Timers of a fake clock do not count.
 */
export async function settled(): Promise<void> {
  const left = await untilSettled();
  if (left.length > 0) throw new Error(`The page does not settle: ${left.join(', ')}`);
}
