import { SOON_MS, untilSettled, watchWork } from '../../journeys/work.ts';

// Nothing to ignore: unlike in journeys, no timer of Score's wait runs here.
watchWork({ holdMs: Number.NaN, soonMs: SOON_MS });

/**
 * Resolves when the page has no pending call and no timer that is due soon. What the page has not done by then, it will
 * never do. Timers of a fake clock do not count.
 */
export async function settled(): Promise<void> {
  const left = await untilSettled();
  if (left.length > 0) throw new Error(`The page does not settle: ${left.join(', ')}`);
}
