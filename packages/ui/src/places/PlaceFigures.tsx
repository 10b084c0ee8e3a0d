import { formatNumber, plural } from '@gemas/domain';
import { UsersRound } from 'lucide-react';
import { styled } from 'styled-components';
import { Icon } from '../primitives/Icon.tsx';
import { ProgressBar } from '../primitives/ProgressBar.tsx';
import { figureRow } from '../theme/figure-row.ts';
import { token, type } from '../theme/tokens.ts';

const Figures = styled.div`
  ${figureRow}
  margin-block: 10px ${token('space-3')};
  /* Each figure is as wide as its number. A figure that does not fit beside the others goes below them. */
  > p { flex: 1 0 auto; min-width: 6.25rem; max-width: 100%; }
  b { display: block; font: 800 1.625rem/1 ${token('font-display')}; overflow-wrap: anywhere; }
  &[data-long] b { font-size: 1.25rem; }
  small { ${type('small')} color: ${token('text-secondary')}; }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 2px ${token('space-3')};
  margin-top: ${token('space-2')};
  ${type('small')}
  p { display: flex; flex-wrap: wrap; align-items: center; gap: 0 6px; }
  svg, p + p { color: ${token('text-secondary')}; }
  p + p b { color: ${token('text-body')}; }
`;

/** A figure with more characters than this is shown in a smaller font. */
const LONG_FIGURE = 6;

export interface PlaceFiguresProps {
  /** Number of activations today. */
  today: number;
  /** Number of activations this week. Null hides the number and the weekly goal. */
  week: number | null;
  /** The weekly goal, in activations. 0 means that the place has no goal. Goal and bar are then not shown. */
  weeklyGoal: number;
  /** Number of activations since the start; null if unknown. */
  total: number | null;
  /** Number of activators; null if unknown. */
  users: number | null;
  /** Accessible name of the bar: 'Meta semanal de Occidente'. */
  goalLabel: string;
  /** Whether the first-time tour highlights the numbers at the bottom of the card. Default: false. */
  tour?: boolean | undefined;
}

/**
 * The figures of a place, or the sums of several places, for use inside a card. Unknown figures are not shown.
 *
 * - Use it below the name of a territory, or below the title of a card with sums.
 * - Not for regions and agencies: use `PlaceCards`.
 */
export function PlaceFigures({
  today,
  week,
  weeklyGoal,
  total,
  users,
  goalLabel,
  tour = false,
}: PlaceFiguresProps) {
  const figures: (readonly [figure: string, label: string])[] = [[formatNumber(today), 'hoy']];
  if (week !== null) figures.push([formatNumber(week), 'semana']);
  if (total !== null) figures.push([formatNumber(total), 'total']);
  const hasGoal = week !== null && weeklyGoal > 0;
  return (
    <>
      <Figures data-long={figures.some(([figure]) => figure.length > LONG_FIGURE) ? '' : undefined}>
        {figures.map(([figure, label]) => (
          <p key={label}>
            <b>{figure}</b> <small>{label}</small>
          </p>
        ))}
      </Figures>
      {hasGoal && (
        <ProgressBar
          value={week}
          max={weeklyGoal}
          label={goalLabel}
          valueText={`${formatNumber(week)} de ${formatNumber(weeklyGoal)} activaciones`}
        />
      )}
      {(users !== null || hasGoal) && (
        <Foot data-tour={tour ? 'territory' : undefined}>
          {users !== null && (
            <p>
              <Icon of={UsersRound} size={18} />
              <b>{formatNumber(users)}</b> <span>{plural(users, 'activador', 'activadores')}</span>
            </p>
          )}
          {hasGoal && (
            <p>
              Meta semanal <b>{formatNumber(weeklyGoal)}</b>
            </p>
          )}
        </Foot>
      )}
    </>
  );
}
