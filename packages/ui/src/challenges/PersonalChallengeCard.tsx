import { formatNumber, type PersonalChallenge, personalChallengeView, plural } from '@gemas/domain';
import { Flag, Target } from 'lucide-react';
import { styled } from 'styled-components';
import { Icon } from '../primitives/Icon.tsx';
import { ProgressBar } from '../primitives/ProgressBar.tsx';
import { Skeleton } from '../primitives/Skeleton/Skeleton.tsx';
import { token, type } from '../theme/tokens.ts';
import { Plate, PlateHead, PlateKind, PlatePlanes, PlateTitle } from './plate.ts';

const Box = styled(Plate)`
  color: ${token('neutral-ink')};
  --focus: ${token('neutral-ink')};
`;

const Planes = styled(PlatePlanes)`
  background: ${token('gold-400')};
`;

const Progress = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${token('space-1')} ${token('space-2')};
  margin-block: 14px;
  font-weight: 700;
`;

const Done = styled.p`
  flex: 1 1 0;
  min-width: min-content;
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${token('space-2')};
  font: 700 1.0625rem/1.2 ${token('font-text')};
  b { font: 900 min(3.75rem, 25vw)/0.82 ${token('font-display')}; font-variant-numeric: tabular-nums; }
  &[data-long] b { font-size: min(2.5rem, 13vw); }
  span { max-width: 6.5rem; }
`;

const Goal = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  font: 800 1.0625rem/1.2 ${token('font-text')};
`;

const Days = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 3px ${token('space-3')};
  margin-top: ${token('space-3')};
  ${type('small')}
  dd { margin: 0; font-weight: 700; }
`;

const Over = styled.p`
  ${type('small')}
  font-weight: 700;
  margin-top: ${token('space-2')};
`;

export interface PersonalChallengeCardProps {
  /** The challenge as the server sent it. */
  challenge: PersonalChallenge;
}

/**
 * The user's personal challenge (spec section 2, Personal challenge), in gold.
 *
 * - Use it once on a screen, because it is the gold element of the screen.
 * - Not for the daily goal: use a `DailyProgressCard`. Not for the global challenge: use a `GlobalChallengeCard`.
 */
export function PersonalChallengeCard({ challenge }: PersonalChallengeCardProps) {
  const view = personalChallengeView(challenge);
  const done = formatNumber(view.done);
  const goal = view.goal === null ? '' : formatNumber(view.goal);
  const activations = plural(view.goal ?? view.done, 'activación', 'activaciones');
  return (
    <Box>
      <Planes>
        <svg aria-hidden="true" viewBox="0 0 358 250" preserveAspectRatio="xMaxYMin slice">
          <polygon points="358,0 358,140 228,0" fill="var(--gold-300)" fillOpacity="0.65" />
          <polygon points="358,0 358,70 292,0" fill="var(--gold-200)" fillOpacity="0.5" />
        </svg>
      </Planes>
      <PlateHead>
        <div>
          {view.title && <PlateKind>Tu desafío personal</PlateKind>}
          <PlateTitle>{view.title || 'Tu desafío personal'}</PlateTitle>
        </div>
        <Icon of={Target} size={34} />
      </PlateHead>
      <Progress>
        <Done data-long={done.length > 5 ? '' : undefined}>
          <b>{done}</b> <span>{goal ? `de ${goal} ${activations}` : activations}</span>
        </Done>
        {goal && (
          <Goal>
            <Icon of={Flag} size={20} />
            <span>{`Meta ${goal}`}</span>
          </Goal>
        )}
      </Progress>
      {view.goal !== null && (
        <ProgressBar
          tone="ink"
          value={view.done}
          max={view.goal}
          label="Tu desafío personal"
          valueText={`${done} de ${goal} activaciones`}
          milestone={view.base !== null && view.base > 0 ? view.base : undefined}
          milestoneLabel={view.baseText}
        />
      )}
      {view.goal === null && view.baseText && <PlateKind>{view.baseText}</PlateKind>}
      {view.isReached && <Over>¡Desafío cumplido!</Over>}
      {(view.challengeDays || view.historyDays) && (
        <Days>
          {view.challengeDays && (
            <>
              <dt>Desafío</dt>
              <dd>{view.challengeDays}</dd>
            </>
          )}
          {view.historyDays && (
            <>
              <dt>Tu historial</dt>
              <dd>{view.historyDays}</dd>
            </>
          )}
        </Days>
      )}
    </Box>
  );
}

/** Placeholder of a challenge card while it loads. */
export function ChallengeSkeleton() {
  return <Skeleton shape="cut" height={210} />;
}
