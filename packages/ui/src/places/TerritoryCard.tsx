import { href, knownTotal, type PlaceCard, paths } from '@gemas/domain';
import { ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';
import { Card } from '../primitives/Card.tsx';
import { Icon } from '../primitives/Icon.tsx';
import { SkeletonStack } from '../primitives/Skeleton/Loading.tsx';
import { Skeleton } from '../primitives/Skeleton/Skeleton.tsx';
import { token } from '../theme/tokens.ts';
import { PlaceFigures } from './PlaceFigures.tsx';

const Box = styled(Card)`
  padding: 14px 16px 12px;
`;

// The link covers the whole card, so the whole card is a tap target. Its accessible name is only its text.
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

export interface TerritoryCardProps {
  /** The territory and its figures. A territory without a weekly goal has no bar. */
  territory: PlaceCard;
  /** Whether the tour highlights the link and the figures of this territory. Default: false. */
  tour?: boolean | undefined;
}

/**
 * The card of a territory, for the roles that see all territories (spec section 2, Score screen). The whole card is a
 * link.
 *
 * - Use it on Score for corporate staff. Use `TerritorySkeleton` while the territories are loading.
 * - Not for regions and agencies: use `PlaceCards`.
 */
export function TerritoryCard({ territory, tour = false }: TerritoryCardProps) {
  const { id, name, users, activations, activations_now, activations_weekly, weekly_goal } =
    territory;
  return (
    <Box as="article">
      <Head data-tour={tour ? 'standing-link' : undefined}>
        <Lead href={href(paths.corpTerritoryRanking(id))}>
          <span>{name || 'Sin nombre'}</span>
          <Icon of={ChevronRight} size={24} />
        </Lead>
      </Head>
      <PlaceFigures
        today={activations_now}
        week={activations_weekly}
        weeklyGoal={weekly_goal}
        total={knownTotal(activations, activations_weekly)}
        users={users}
        goalLabel={name ? `Meta semanal de ${name}` : 'Meta semanal'}
        tour={tour}
      />
    </Box>
  );
}

/** Placeholder of a `TerritoryCard` while the territories are loading. */
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
