import { formatNumber, href, knownTotal, type PlaceCard, paths, plural } from '@gemas/domain';
import { ChevronRight, UsersRound } from 'lucide-react';
import { styled } from 'styled-components';
import { Card } from '../../primitives/Card/Card.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx';
import { SkeletonStack } from '../../primitives/Skeleton/Loading.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { figureRow } from '../../theme/figure-row.ts';
import { token, type } from '../../theme/tokens.ts';

const Box = styled(Card)`
  padding: 14px 16px 12px;
`;

// The link covers the card: one tap target, whose accessible name is its text alone.
const Head = styled.h3`
  font: 800 1.375rem/1.15 ${token('font-display')};
  overflow-wrap: anywhere;
`;

const Lead = styled.a`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-2')};
  color: inherit;
  text-decoration: none;
  outline: none;
  > svg { flex: none; color: ${token('text-link')}; }
  &::after { content: ''; position: absolute; inset: 0; border-radius: ${token('radius-card')}; }
  &:focus-visible::after { outline: 3px solid var(--focus); outline-offset: 2px; }
`;

const Figures = styled.div`
  ${figureRow}
  margin-block: 10px ${token('space-3')};
  > p { flex: 1 0 6.25rem; }
  b { display: block; font: 800 1.625rem/1 ${token('font-display')}; }
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
  p { display: flex; align-items: center; gap: 6px; }
  svg, p + p { color: ${token('text-secondary')}; }
  p + p b { color: ${token('text-body')}; }
`;

export interface TerritoryCardProps {
  /** The territory and its figures; without a weekly goal neither bar nor goal is shown. */
  territory: PlaceCard;
  /** The tour explains it: its link and its foot are tour targets. */
  tour?: boolean | undefined;
}

/**
 * A territory, for the roles that see all of them (spec section 2, Score screen). The card is one link.
 *
 * - Use it when corporate staff look at Score: one card for each territory, `TerritorySkeleton` while they load.
 * - Not for regions and agencies, which are `PlaceCards`.
 */
export function TerritoryCard({ territory, tour = false }: TerritoryCardProps) {
  const { id, name, users, activations, activations_now, activations_weekly, weekly_goal } =
    territory;
  const total = knownTotal(activations, activations_weekly);
  const figures: (readonly [figure: string, label: string])[] = [
    [formatNumber(activations_now), 'hoy'],
    [formatNumber(activations_weekly), 'semana'],
  ];
  if (total !== null) figures.push([formatNumber(total), 'total']);
  return (
    <Box as="article">
      <Head data-tour={tour ? 'standing-link' : undefined}>
        <Lead href={href(paths.corpTerritoryRanking(id))}>
          {name || 'Sin nombre'}
          <Icon of={ChevronRight} size={24} />
        </Lead>
      </Head>
      <Figures data-long={figures.some(([figure]) => figure.length > 6) ? '' : undefined}>
        {figures.map(([figure, label]) => (
          <p key={label}>
            <b>{figure}</b> <small>{label}</small>
          </p>
        ))}
      </Figures>
      {weekly_goal > 0 && (
        <ProgressBar
          value={activations_weekly}
          max={weekly_goal}
          label={name ? `Meta semanal de ${name}` : 'Meta semanal'}
          valueText={`${formatNumber(activations_weekly)} de ${formatNumber(weekly_goal)} activaciones`}
        />
      )}
      <Foot data-tour={tour ? 'territory' : undefined}>
        <p>
          <Icon of={UsersRound} size={18} />
          <b>{formatNumber(users)}</b> {plural(users, 'activador', 'activadores')}
        </p>
        {weekly_goal > 0 && (
          <p>
            Meta semanal <b>{formatNumber(weekly_goal)}</b>
          </p>
        )}
      </Foot>
    </Box>
  );
}

/** The shape of a territory while it loads. */
export function TerritorySkeleton() {
  return (
    <Box>
      <SkeletonStack>
        <Skeleton shape="line" width={140} height={24} />
        <Skeleton shape="line" height={44} />
        <Skeleton shape="line" height={14} />
        <Skeleton shape="line" width={200} height={16} />
      </SkeletonStack>
    </Box>
  );
}
