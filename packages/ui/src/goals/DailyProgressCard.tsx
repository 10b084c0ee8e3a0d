import { dailyProgress, formatNumber, plural } from '@gemas/domain';
import { styled } from 'styled-components';
import { Gem } from '../gem/Gem/Gem.tsx';
import { litFacets } from '../gem/Gem/stone.ts';
import { Card } from '../primitives/Card.tsx';
import { DailySegments } from '../primitives/DailySegments.tsx';
import { token, type } from '../theme/tokens.ts';

const Box = styled(Card)`
  padding: 14px 16px;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token('space-2')};
  h2 { ${type('card-title')} }
`;

const Count = styled.p`
  font: 600 1.0625rem/1.2 ${token('font-display')};
  font-variant-numeric: tabular-nums;
  color: ${token('text-secondary')};
  b { font-size: 1.25rem; font-weight: 800; color: ${token('text-body')}; }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
  margin-top: 10px;
  > div { flex: 1; min-width: 0; }
`;

const Left = styled.p`
  ${type('small')}
  margin-top: ${token('space-2')};
  color: ${token('text-secondary')};
`;

export interface DailyProgressCardProps {
  /** The user's activations of today. */
  activations: number;
  /** The daily goal, in activations. If it is 0 or less, no card is shown. */
  dailyGoal: number;
}

/**
 * Today's progress towards the daily goal (spec section 4, Daily progress). When the goal is reached, the card shows
 * the progress towards the next multiple of the goal.
 *
 * - Use it on the profile, for the user's own progress of today.
 * - Not for past days: use `HistoryDays`. Not for a weekly goal: use a `PersonalChallengeCard`.
 */
export function DailyProgressCard({ activations, dailyGoal }: DailyProgressCardProps) {
  const progress = dailyProgress(activations, dailyGoal);
  if (!progress) return null;
  const { nextGoal, done, goal } = progress;
  const left = goal - done;
  const total = nextGoal - left;
  const missing = `${plural(left, 'Te falta', 'Te faltan')} ${formatNumber(left)} ${plural(left, 'activación', 'activaciones')}`;
  return (
    <Box as="section" aria-labelledby="daily-goal">
      <Head>
        <h2 id="daily-goal">Tu meta de hoy</h2>
        <Count>
          <b>{formatNumber(total)}</b>/
          <wbr />
          <span>{formatNumber(nextGoal)}</span>
        </Count>
      </Head>
      <Row>
        <div>
          <DailySegments
            tall
            done={done}
            goal={goal}
            valueText={`${formatNumber(total)} de ${formatNumber(nextGoal)} activaciones`}
          />
          <Left>
            {nextGoal > goal
              ? `Meta cumplida. ${missing} para llegar a ${formatNumber(nextGoal)}.`
              : `${missing} para cumplir tu meta.`}
          </Left>
        </div>
        <Gem size={54} lit={litFacets(done, goal)} />
      </Row>
    </Box>
  );
}
