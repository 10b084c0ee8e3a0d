import { styled } from 'styled-components';
import { token } from '../theme/tokens.ts';
import { ProgressBar } from './ProgressBar.tsx';

const Row = styled.div`
  display: flex;
  gap: 3px;
  height: ${token('size-segment')};
  &[data-tall] { height: 16px; gap: 4px; }
  span {
    flex: 1;
    background: ${token('neutral-segment')};
    clip-path: polygon(5px 0, 100% 0, calc(100% - 5px) 100%, 0 100%);
    forced-color-adjust: none;
  }
  span[data-done] { background: ${token('emerald-600')}; }
  &[data-over] span { background: ${token('gold-600')}; }
`;

export interface DailySegmentsProps {
  /** Number of activations of today. */
  done: number;
  /** The daily goal, in activations. A goal above 10 is shown as a bar. For a goal of 0 or less nothing is rendered. */
  goal: number;
  /** Accessible name. Default: 'Meta diaria'. */
  label?: string | undefined;
  /** The progress in words, for screen readers. Default: 'N de M activaciones'. */
  valueText?: string | undefined;
  /** Whether the segments are 16 px high instead of 10. Default: false. */
  tall?: boolean | undefined;
}

/**
 * The progress towards the daily goal, as slanted segments. Each segment is one activation of the goal. If the user has
 * more activations than the goal, all segments are gold.
 *
 * - Use it for a goal with few steps, which a user can count at a glance: the daily goal.
 * - Not for large goals, such as those of a region or a month: use a `ProgressBar`.
 */
export function DailySegments({
  done,
  goal,
  label = 'Meta diaria',
  valueText = `${done} de ${goal} activaciones`,
  tall = false,
}: DailySegmentsProps) {
  if (!(goal > 0)) return null;
  if (goal > 10) {
    const tone = done > goal ? 'gold' : 'emerald';
    return <ProgressBar value={done} max={goal} label={label} valueText={valueText} tone={tone} />;
  }
  const segments = Array.from({ length: Math.round(goal) }, (_, index) => index + 1);
  return (
    <Row
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={goal}
      aria-valuenow={Math.max(0, Math.min(done, goal))}
      aria-valuetext={valueText}
      data-over={done > goal ? '' : undefined}
      data-tall={tall ? '' : undefined}
    >
      {segments.map((segment) => (
        <span key={segment} data-done={segment <= done ? '' : undefined} />
      ))}
    </Row>
  );
}
