import { formatDays } from '../format/calendar.ts';
import { formatNumber } from '../format/number.ts';
import { formatPercent } from '../format/percent.ts';
import { progressRatio } from '../goals/progress.ts';
import type { PersonalChallenge } from './challenge.ts';

/** 100 %, in hundredths of a percent. Whole numbers avoid rounding errors: 100 plus 10 % is exactly 110. */
const HUNDRED_PERCENT = 10_000;

/**
 * Returns the goal of a personal challenge. If the server sends no goal above 0, the goal is the base plus the
 * percentage. The goal is rounded up, because activations are whole (spec section 9, Goal of a challenge). Null if the result is not above 0.
 */
export function challengeGoal({
  goal,
  base,
  additional_percentage: percentage,
}: Pick<PersonalChallenge, 'goal' | 'base' | 'additional_percentage'>): number | null {
  const sent = Math.ceil(goal ?? 0);
  if (sent > 0) return sent;
  const factor = HUNDRED_PERCENT + Math.round((percentage ?? 0) * 100);
  const computed = Math.ceil(((base ?? 0) * factor) / HUNDRED_PERCENT);
  return computed > 0 ? computed : null;
}

/**
 * Returns the personal challenge if there is something to show. Null for no challenge, or for a challenge with neither
 * title nor goal (decision 52).
 */
export function shownPersonalChallenge(
  challenge: PersonalChallenge | null,
): PersonalChallenge | null {
  if (challenge === null) return null;
  const isEmpty = challenge.title.trim() === '' && challengeGoal(challenge) === null;
  return isEmpty ? null : challenge;
}

/** The personal challenge as its card shows it (spec section 2). */
export interface PersonalChallengeView {
  title: string;
  /** Activations so far, never below 0. */
  done: number;
  /** Null without a goal: the card then shows no progress bar. */
  goal: number | null;
  /** Share of the goal that is reached, 0 to 1. */
  ratio: number;
  isReached: boolean;
  /** Number of activations from which the goal is computed. Null if the server sends none. */
  base: number | null;
  /** 'Base 22 · sube 10 %'. Parts that the server does not send are omitted. */
  baseText: string;
  /** Days of the challenge: '9 al 15 de marzo'. '' if the dates are missing. */
  challengeDays: string;
  /** Days of the earlier week whose activations determine the goal: '2 al 8 de marzo'. '' if dates are missing. */
  historyDays: string;
}

function baseText({ base, additional_percentage: percentage }: PersonalChallenge): string {
  const direction = (percentage ?? 0) < 0 ? 'baja' : 'sube';
  const parts = [
    base !== null && `Base ${formatNumber(base)}`,
    percentage !== null && `${direction} ${formatPercent(Math.abs(percentage))}`,
  ];
  const text = parts.filter(Boolean).join(' · ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function personalChallengeView(challenge: PersonalChallenge): PersonalChallengeView {
  const goal = challengeGoal(challenge);
  const done = Math.max(0, challenge.referlas || 0);
  return {
    title: challenge.title,
    done,
    goal,
    ratio: progressRatio(done, goal ?? 0),
    isReached: goal !== null && done >= goal,
    base: challenge.base,
    baseText: baseText(challenge),
    challengeDays: formatDays(challenge.challeng_week_start, challenge.challeng_week_end),
    historyDays: formatDays(challenge.history_week_start, challenge.history_week_end),
  };
}
