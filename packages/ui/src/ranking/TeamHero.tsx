import { formatNumber, plural, progressRatio, weeklyGoalText } from '@gemas/domain';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Facets } from '../gem/Facets.tsx';
import { Gem } from '../gem/Gem/Gem.tsx';
import { litFacets } from '../gem/Gem/stone.ts';
import { ProgressBar } from '../primitives/ProgressBar.tsx';
import { AppBar } from '../shell/AppBar.tsx';
import { onDark } from '../theme/ground.ts';
import { token, type } from '../theme/tokens.ts';

const Ground = styled.section`
  position: relative;
  isolation: isolate;
  padding: 0 var(--page-margin) 10px;
  ${onDark}
  header { margin-inline: calc(-1 * var(--page-margin)); }
  && > [role='progressbar'] {
    --track: ${token('emerald-950')};
    --light: ${token('gold-300')};
    margin-top: 6px;
  }
`;

const About = styled.div`
  display: flex;
  align-items: end;
  justify-content: space-between;
  gap: 0 ${token('space-3')};
  container-type: inline-size;
  flex-wrap: wrap;
  /* The gem is beside the text. It wraps to the next line only if a number leaves it no space. */
  > div { flex: 1 1 0; min-width: min-content; }
  /* The gem begins beside the title, if the text is not large. */
  > svg { @container (min-width: 17em) { margin-top: -30px; } }
`;

// Below the title, in the space that the bar leaves there.
const Place = styled.p`
  margin: -14px 0 0 calc(${token('size-touch')} + ${token('space-2')} - var(--page-margin));
  ${type('small')}
  font-weight: 600;
  color: ${token('emerald-200')};
  overflow-wrap: anywhere;
`;

const Goal = styled.p`
  margin-top: 2px;
  font: 600 1.0625rem/1.15 ${token('font-text')};
  font-variant-numeric: tabular-nums;
  b { font: 900 1.625rem/1 ${token('font-display')}; }
  wbr + span { font: 700 1.25rem/1 ${token('font-display')}; color: ${token('emerald-200')}; }
`;

const TextBlock = styled.p`
  margin-top: 6px;
  ${type('label')}
  font-weight: 500;
`;

/** Progress of a region, territory or agency this week. */
export interface TeamWeek {
  /** Name of the place: 'Bajío Norte'. */
  name: string;
  /** Activations of the current week so far. */
  weekly_activations: number;
  /** Weekly goal, in activations. 0 means that the place has no goal. Goal and bar are then not shown. */
  weekly_goal: number;
}

export interface TeamHeroProps {
  /** Heading of the screen: 'Ranking territorio'. */
  title: string;
  /** Progress of the week; null while it is loading. */
  week: TeamWeek | null;
  /** Lines of text below the bar. Null entries are left out. */
  words?: readonly (string | null)[] | undefined;
  /** Called by 'Volver'. If given, `backHref` is not used. */
  onBack?: (() => void) | undefined;
  /** Address of 'Volver'. */
  backHref?: string | undefined;
  /** Links at the end of the head, such as 'Ver regiones'. */
  children?: ReactNode;
}

/**
 * The head of a ranking: its title, the name of the place, and the activations of the week compared with the goal (spec
 * section 2, Rankings).
 *
 * - Use it as the `bar` of a `Screen` that ranks a team or its places.
 * - Not for other screens: use an `AppBar`. Not for Score: use `ScoreHero`.
 */
export function TeamHero({ title, week, words = [], onBack, backHref, children }: TeamHeroProps) {
  const goalText = week ? weeklyGoalText(week) : '';
  return (
    <Ground aria-label={title}>
      <Facets ground="hero" cut />
      <AppBar title={title} tone="night" {...(onBack ? { onBack } : { backHref })} />
      {week && (
        <>
          <About>
            <div>
              {week.name && <Place>{week.name}</Place>}
              {goalText ? (
                <Goal>
                  Meta semanal: <b>{formatNumber(week.weekly_activations)}</b>
                  <wbr />
                  <span>{`/${formatNumber(week.weekly_goal)}`}</span>
                </Goal>
              ) : (
                <Goal>
                  <b>{formatNumber(week.weekly_activations)}</b>{' '}
                  <span>{`${plural(week.weekly_activations, 'activación', 'activaciones')} en la semana`}</span>
                </Goal>
              )}
            </div>
            <Gem
              size={60}
              lit={litFacets(progressRatio(week.weekly_activations, week.weekly_goal), 1)}
            />
          </About>
          {goalText && (
            <ProgressBar
              value={week.weekly_activations}
              max={week.weekly_goal}
              label="Meta semanal"
              valueText={goalText}
              tone="gold"
            />
          )}
        </>
      )}
      {words.map((line) => line && <TextBlock key={line}>{line}</TextBlock>)}
      {children}
    </Ground>
  );
}
