/** Share of a goal that is done, 0 to 1. 0 if there is no goal, and for invalid numbers. */
export function progressRatio(done: number, goal: number): number {
  if (!(goal > 0) || !(done > 0)) return 0;
  return done >= goal ? 1 : done / goal;
}

/** Daily progress of an activator (spec section 4; decision 22). */
export interface DailyProgress {
  /** Next multiple of the daily goal above today's activations. */
  nextGoal: number;
  /** Activations within the current goal. */
  done: number;
  /** Activations of the current goal. */
  goal: number;
  /** 0 to 1, within the current goal. */
  ratio: number;
}

/** Returns null if there is no daily goal: no bar is shown. */
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
