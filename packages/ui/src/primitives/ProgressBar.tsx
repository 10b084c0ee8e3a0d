import { styled } from 'styled-components';
import { octagon } from '../theme/cut.ts';
import { token, type } from '../theme/tokens.ts';

/**
 * Colours of the bar. `emerald` suits a light background, `ink` a gold card and `night` a dark background. `gold` is
 * for a milestone on a light background.
 */
export const progressTones = ['emerald', 'gold', 'ink', 'night'] as const;
export type ProgressTone = (typeof progressTones)[number];

const Track = styled.div`
  --c: 5px;
  position: relative;
  height: ${token('size-bar')};
  background: var(--track);
  clip-path: ${octagon};

  &[data-tone='emerald'] { --track: ${token('neutral-track')}; --fill: ${token('emerald-600')}; --light: ${token('emerald-500')}; --mark: ${token('neutral-ink')}; }
  &[data-tone='gold'] { --track: ${token('neutral-track')}; --fill: ${token('gold-600')}; --light: ${token('gold-500')}; --mark: ${token('neutral-ink')}; }
  &[data-tone='ink'] { --track: ${token('neutral-white')}; --fill: ${token('neutral-ink')}; --light: ${token('bar-top-ink')}; --mark: ${token('neutral-ink')}; height: 18px; }
  &[data-tone='night'] { --track: ${token('night-700')}; --fill: ${token('emerald-400')}; --light: ${token('emerald-300')}; --mark: ${token('neutral-white')}; }

  @media (forced-colors: active) {
    clip-path: none;
    border: 1.5px solid CanvasText;
    forced-color-adjust: none;
    background: Canvas;
    --fill: Highlight;
    --light: Highlight;
    --mark: CanvasText;
  }
`;

const Fill = styled.span`
  position: absolute;
  inset: 0 auto 0 0;
  min-width: 14px;
  background: var(--fill);
  clip-path: polygon(0 0, 100% 0, calc(100% - 7px) 100%, 0 100%);
  &::after { content: ''; position: absolute; inset: 0 0 60%; background: var(--light); }
`;

const Milestone = styled.span`
  position: absolute;
  inset-block: 0;
  width: 3px;
  margin-left: -1.5px;
  background: var(--mark);
`;

// `--at` is the position of the milestone on the bar, 0 to 100 %. The label is shifted to the left by the same
// percentage of its own width, so that it never exceeds the bar: a label at 0 % starts at the milestone, a label at 50
// % is centred under it, and a label at 100 % ends at it.
const MilestoneLabel = styled.span`
  display: inline-block;
  position: relative;
  left: var(--at);
  transform: translateX(calc(-1 * var(--at)));
  max-width: 100%;
  margin-top: 6px;
  ${type('micro')}
  font-weight: 700;
`;

export interface ProgressBarProps {
  /**
   * The progress, in the unit of `max`. For a value above `max` the bar is full, so state the number in `valueText`.
   */
  value: number;
  /** The goal. If it is 0 or less, the bar is empty. */
  max: number;
  /** Accessible name, which says what the bar measures: 'Activaciones de tu región'. */
  label: string;
  /** The progress in words, for screen readers: '38 de 412 activaciones'. Default: 'N de M'. */
  valueText?: string | undefined;
  /** Colours of the bar, which suit different backgrounds. Default: `emerald`, for a light background. */
  tone?: ProgressTone | undefined;
  /** Position of a milestone, in the unit of `max`. It is shown as a line 3 px wide across the bar. */
  milestone?: number | undefined;
  /** Label under the milestone's line: 'Base 22 · sube 10 %'. */
  milestoneLabel?: string | undefined;
}

const share = (value: number, max: number) =>
  max > 0 && value > 0 ? Math.min(100, (value / max) * 100) : 0;

/**
 * A progress bar with a slanted edge and a lighter stripe along its top. A value of 0 shows no fill.
 *
 * - Use it for large goals: a region's activations, a challenge.
 * - Not for a goal of ten or less, whose steps users can count: use `DailySegments`. Not for waiting: use `Loading`.
 * - Write the numbers beside the bar. Users cannot read exact numbers from the bar.
 */
export function ProgressBar({
  value,
  max,
  label,
  valueText,
  tone = 'emerald',
  milestone,
  milestoneLabel,
}: ProgressBarProps) {
  const percent = share(value, max);
  const mark = milestone === undefined ? undefined : share(milestone, max);
  return (
    <>
      <Track
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(percent)}
        aria-valuetext={valueText ?? `${value} de ${max}`}
        data-tone={tone}
      >
        {percent > 0 && <Fill style={{ width: `${percent}%` }} />}
        {mark !== undefined && <Milestone style={{ left: `${mark}%` }} />}
      </Track>
      {milestoneLabel && (
        <MilestoneLabel style={{ '--at': `${mark ?? 0}%` }}>{milestoneLabel}</MilestoneLabel>
      )}
    </>
  );
}
