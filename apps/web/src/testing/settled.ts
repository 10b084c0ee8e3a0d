import { SOON_MS, untilSettled, watchWork } from '../../journeys/work.ts';

// No timer of a story or browser test is the hold of Score that journeys never end.
watchWork({ holdMs: Number.NaN, soonMs: SOON_MS });

/**
 * Resolves once the page has no call under way and no timer that is due soon. What the page does not do by itself until
 * then, it never does. Timers of a fake clock do not count.
 */
export async function settled(): Promise<void> {
  const left = await untilSettled();
  if (left.length > 0) throw new Error(`The page does not settle: ${left.join(', ')}`);
}
