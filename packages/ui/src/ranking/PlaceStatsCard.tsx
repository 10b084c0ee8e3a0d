import {
  formatNumber,
  knownTotal,
  plural,
  positionMessage,
  type Stats,
  weeklyProgressText,
} from '@gemas/domain';
import { styled } from 'styled-components';
import { Card } from '../primitives/Card.tsx';
import { InlineError } from '../primitives/InlineError.tsx';
import { LinkText } from '../primitives/LinkText.tsx';
import { ProgressBar } from '../primitives/ProgressBar.tsx';
import type { Remote } from '../primitives/remote.ts';
import { SkeletonStack } from '../primitives/Skeleton/Loading.tsx';
import { Skeleton } from '../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { figureRow } from '../theme/figure-row.ts';
import { token, type } from '../theme/tokens.ts';

const Name = styled.h3`
  font: 800 1.375rem/1.15 ${token('font-display')};
  overflow-wrap: anywhere;
`;

const Quiet = styled.p`
  ${type('small')}
  color: ${token('text-secondary')};
`;

const Figures = styled.div`
  ${figureRow}
  margin-block: ${token('space-3')} 14px;
  > p { flex: 1 1 7.25rem; }
  > p + p { flex: 1.6 1 9.75rem; }
`;

const Figure = styled.p`
  b { font: 900 2.5rem/1 ${token('font-display')}; }
  &[data-long] b { font-size: 1.75rem; }
  /* A number is broken only if a whole line is too short for it. */
  b, > span { display: inline-block; max-width: 100%; overflow-wrap: anywhere; }
  > span { font: 700 1.25rem/1 ${token('font-display')}; color: ${token('text-secondary')}; }
  small { display: block; ${type('small')} color: ${token('text-secondary')}; }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${token('space-3')};
  margin-top: ${token('space-2')};
  > p { flex: 1 1 8rem; }
`;

/** Kinds of places that the card can show: the agency of a driver, the region or territory of a promoter. */
export const statsPlaces = ['agency', 'region', 'territory'] as const;
export type StatsPlace = (typeof statsPlaces)[number];

const LABELS: Record<StatsPlace, { kind: string; of: string; failed: string }> = {
  agency: { kind: 'Tu agencia', of: 'de tu agencia', failed: 'No pudimos cargar tu agencia' },
  region: { kind: 'Tu región', of: 'de tu región', failed: 'No pudimos cargar tu región' },
  territory: {
    kind: 'Tu territorio',
    of: 'de tu territorio',
    failed: 'No pudimos cargar tu territorio',
  },
};

/**
 * A figure is shown in a smaller font if it has more characters than `LONG_FIGURE`, or if the figure and its goal
 * together have more characters than `LONG_PAIR`.
 */
const LONG_FIGURE = 5;
const LONG_PAIR = 8;

export interface PlaceStatsCardProps {
  /** Kind of the place. It is the title of the card until the name of the place is loaded. */
  place: StatsPlace;
  /** Stats of the place, or their loading or error state. */
  stats: Remote<Stats>;
  /** Address of the link 'Ver posiciones'. Null hides the link. */
  href: string | null;
}

function Ready({ place, stats, href }: { place: StatsPlace; stats: Stats; href: string | null }) {
  const today = formatNumber(stats.daily_activations);
  const week = formatNumber(stats.weekly_activations);
  const goal = stats.weekly_goal > 0 ? formatNumber(stats.weekly_goal) : '';
  const position = stats.position !== null && stats.position >= 1 ? stats.position : null;
  const message = positionMessage(position);
  const total = knownTotal(stats.total_referals, stats.weekly_activations);
  const about = [
    position !== null && `Lugar ${formatNumber(position)}`,
    total !== null &&
      `${formatNumber(total)} ${plural(total, 'activación', 'activaciones')} en total`,
  ].filter(Boolean);
  return (
    <Card as="article" data-tour="standing">
      <Name>{stats.name || LABELS[place].kind}</Name>
      {place !== 'agency' && about.length > 0 && <Quiet>{about.join(' · ')}</Quiet>}
      <Figures>
        <Figure data-long={today.length > LONG_FIGURE ? '' : undefined}>
          <b>{today}</b>
          <small>{`${plural(stats.daily_activations, 'activación', 'activaciones')} hoy`}</small>
        </Figure>
        <Figure data-long={week.length + goal.length > LONG_PAIR ? '' : undefined}>
          <b>{week}</b>
          {goal && <span>{`/${goal}`}</span>}
          <small>
            {`${plural(stats.weekly_activations, 'activación', 'activaciones')} en la semana`}
          </small>
        </Figure>
      </Figures>
      {goal && (
        <ProgressBar
          value={stats.weekly_activations}
          max={stats.weekly_goal}
          label={`Meta semanal ${LABELS[place].of}`}
          valueText={`${week} de ${goal} activaciones`}
        />
      )}
      {place !== 'agency' && message && <Quiet>{message}</Quiet>}
      <Foot>
        <Quiet>{weeklyProgressText(stats)}</Quiet>
        {href !== null && (
          <LinkText href={href} data-tour="standing-link">
            <span>
              Ver posiciones
              <VisuallyHidden>{` ${LABELS[place].of}`}</VisuallyHidden>
            </span>
          </LinkText>
        )}
      </Foot>
    </Card>
  );
}

/**
 * The card of a team: its activations of today and of this week, and the weekly goal (spec section 2, Score screen). If
 * loading fails, the card shows the error. While loading, the card is a skeleton without text, because the
 * `ScoreSection` around the card shows 'Cargando...'.
 *
 * - Use it for roles that lead a team: drivers and promoters on Score.
 * - Not for users who compete in a ranking: use a `RankingCard`. Not in a list of places: use `PlaceCards`.
 */
export function PlaceStatsCard({ place, stats, href }: PlaceStatsCardProps) {
  switch (stats.status) {
    case 'loading':
      return (
        <Card data-tour="standing">
          <SkeletonStack>
            <Skeleton shape="line" width={150} height={24} />
            <Skeleton shape="line" height={58} />
            <Skeleton shape="line" height={14} />
            <Skeleton shape="line" width={190} height={28} />
          </SkeletonStack>
        </Card>
      );
    case 'error':
      return (
        <InlineError
          title={LABELS[place].failed}
          failure={stats.failure}
          brief
          onRetry={stats.onRetry}
        />
      );
    case 'ready':
      return <Ready place={place} stats={stats.data} href={href} />;
  }
}
