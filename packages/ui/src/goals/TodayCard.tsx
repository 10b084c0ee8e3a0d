import { formatNumber, type TodayProgress } from '@gemas/domain';
import { ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';
import { Card } from '../primitives/Card.tsx';
import { DailySegments } from '../primitives/DailySegments.tsx';
import { Icon } from '../primitives/Icon.tsx';
import { ProgressBar } from '../primitives/ProgressBar.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { token, type } from '../theme/tokens.ts';

const Box = styled(Card)`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  padding: ${token('space-3')} ${token('space-2')} ${token('space-3')} 14px;
  color: inherit;
  text-decoration: none;
`;

const Figures = styled.span`
  flex: 1;
  min-width: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-2')};
`;

const Words = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${token('space-3')};
  font-variant-numeric: tabular-nums;
  b { ${type('card-title')} }
  small { ${type('small')} color: ${token('text-secondary')}; }
`;

const LABELS = { own: 'Tu avance', agency: 'Avance de tu agencia' } as const;

export interface TodayCardProps {
  /** Progress of today and this week. */
  progress: TodayProgress;
  /** Address of the user's own history. */
  href: string;
}

/**
 * A card with the progress of today and the progress of this week. The card is a link to the user's own history.
 *
 * - Use it on Score, right below the wallet, for activators and drivers.
 * - Not on the profile: use a `DailyProgressCard`.
 */
export function TodayCard({ progress: { of, day, week }, href }: TodayCardProps) {
  return (
    <Box as="a" href={href}>
      <Figures>
        <Words>
          <VisuallyHidden>{`${LABELS[of]}. `}</VisuallyHidden>
          {day && <b>{of === 'agency' ? `Tu agencia. ${day.text}` : day.text}</b>}{' '}
          {week && <small>{week.text}</small>}
          <VisuallyHidden>. Ver mi historial</VisuallyHidden>
        </Words>
        {day ? (
          <DailySegments
            done={day.done}
            goal={day.goal}
            label="Meta de hoy"
            valueText={`${formatNumber(day.done)} de ${formatNumber(day.goal)} activaciones`}
          />
        ) : (
          week && (
            <ProgressBar
              value={week.done}
              max={week.goal}
              label="Meta de la semana"
              valueText={`${formatNumber(week.done)} de ${formatNumber(week.goal)} activaciones`}
            />
          )
        )}
      </Figures>
      <Icon of={ChevronRight} size={24} />
    </Box>
  );
}
