/** Returns the share of a goal that is reached, 0 to 1. Returns 0 without a goal and for invalid numbers. */
export function progressRatio(done: number, goal: number): number {
  if (!(goal > 0) || !(done > 0)) return 0;
  return done >= goal ? 1 : done / goal;
}

/**
 * Today's activations of an activator, compared with the daily goal (spec section 4, Daily progress). When the goal is
 * reached, the next goal of the same size begins.
 */
export interface DailyProgress {
  /** The next multiple of the daily goal that is above today's activations. */
  nextGoal: number;
  /** Activations since the last goal was reached. */
  done: number;
  /** Number of activations from one goal to the next: the daily goal. */
  goal: number;
  /** `done` as a share of `goal`, 0 to 1. */
  ratio: number;
}

/** Returns the daily progress. Null without a daily goal: the screen then shows no progress bar. */
export function dailyProgress(activations: number, dailyGoal: number): DailyProgress | null {
  if (!(dailyGoal > 0)) return null;
  const total = Math.max(0, Math.floor(activations) || 0);
  const done = total % dailyGoal;
  return {
    nextGoal: (Math.floor(total / dailyGoal) + 1) * dailyGoal,
    done,
    goal: dailyGoal,
    ratio: done / dailyGoal,
  };
}
