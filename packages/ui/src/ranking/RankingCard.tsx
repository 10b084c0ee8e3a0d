import { formatNumber, plural, positionMessage, type Stats } from '@gemas/domain';
import { styled } from 'styled-components';
import { Card } from '../primitives/Card.tsx';
import { InlineError } from '../primitives/InlineError.tsx';
import { LinkText } from '../primitives/LinkText.tsx';
import { ProgressBar } from '../primitives/ProgressBar.tsx';
import type { Remote } from '../primitives/remote.ts';
import { Skeleton } from '../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { cut } from '../theme/cut.ts';
import { token, type } from '../theme/tokens.ts';

const Box = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')} 14px;
  padding: 14px 14px 6px;
`;

const Plaque = styled.p`
  ${cut}
  --c: ${token('chamfer-plaque')};
  --face: ${token('emerald-100')};
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  align-self: start;
  min-width: ${token('size-plaque-width')};
  min-height: ${token('size-plaque-height')};
  padding: ${token('space-1')};
  color: ${token('emerald-900')};
  ${type('micro')}
  font-weight: 700;
  b { font: 900 2.375rem/1 ${token('font-display')}; font-variant-numeric: tabular-nums; }
  &[data-digits='3'] b { font-size: 2.125rem; }
  &[data-digits='4'] b { font-size: 1.75rem; }
  &[data-digits='more'] b { font-size: 1.375rem; }
`;

// With large text this box is below the plaque with the position. Beside the plaque it would be a narrow column.
const About = styled.div`
  flex: 1 1 9rem;
  align-self: center;
  min-width: 0;
`;

const Kind = styled.p`
  ${type('small')}
  font-weight: 600;
  color: ${token('text-secondary')};
`;

const Place = styled.h3`
  ${type('card-title')}
  margin-bottom: 10px;
`;

const Message = styled.p`
  ${type('small')}
  margin-top: 7px;
  line-height: 1.3;
  color: ${token('text-secondary')};
`;

const Foot = styled.div`
  flex: 1 1 100%;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 10px;
  border-top: ${token('border-width-hairline')} solid ${token('neutral-paper2')};
`;

const Count = styled.p`
  flex: 1 1 8rem;
  padding-block: ${token('space-1')};
  ${type('small')}
  b { font: 700 1.0625rem/1 ${token('font-display')}; font-variant-numeric: tabular-nums; }
`;

const Lead = styled(LinkText)`
  flex: none;
  min-height: 48px;
`;

const AboutSkeleton = styled.div`
  flex: 1 1 9rem;
  display: grid;
  gap: 9px;
  align-content: center;
`;

// Placeholder of the card's foot. It is as high as the foot, so that the cards below do not move when the foot appears.
const FootSkeleton = styled.div`
  flex: 1 1 100%;
  height: calc(48px + ${token('border-width-hairline')});
`;

/** The rankings that a card can show. */
export const rankingScopes = ['region', 'territory'] as const;
export type RankingScope = (typeof rankingScopes)[number];

const LABELS: Record<RankingScope, { kind: string; in: string; failed: string }> = {
  region: {
    kind: 'Tu región',
    in: 'de tu región',
    failed: 'No pudimos cargar tu región',
  },
  territory: {
    kind: 'Tu territorio',
    in: 'de tu territorio',
    failed: 'No pudimos cargar tu territorio',
  },
};

const digits = (position: number) => {
  const { length } = String(position);
  return length <= 2 ? undefined : length > 4 ? 'more' : length;
};

export interface RankingCardProps {
  /** Which ranking the card shows: the user's region or the user's territory. */
  scope: RankingScope;
  /** The user's position in that ranking, or its loading or error state. */
  stats: Remote<Stats>;
  /** Address of 'Ver posiciones'. */
  href: string;
}

function Standing({ scope, stats, href }: { scope: RankingScope; stats: Stats; href: string }) {
  const { name, me_referals: mine, total_referals: total } = stats;
  const position = stats.position !== null && stats.position >= 1 ? stats.position : null;
  const message = positionMessage(position);
  // A total of 0, or a total below the user's own activations, must be wrong. Total and bar are then hidden.
  const isTotalKnown = mine !== null && total > 0 && total >= mine;
  const outOf = isTotalKnown ? ` de ${formatNumber(total)}` : '';
  const unit = plural(isTotalKnown ? total : (mine ?? 0), 'activación', 'activaciones');
  return (
    <Box as="article">
      <Plaque data-digits={position === null ? undefined : digits(position)}>
        {position === null ? (
          <>
            <b aria-hidden="true">–</b>
            <VisuallyHidden>Sin </VisuallyHidden>
          </>
        ) : (
          <b>{formatNumber(position)}</b>
        )}{' '}
        <span>lugar</span>
      </Plaque>
      <About>
        {name && <Kind>{LABELS[scope].kind}</Kind>}
        <Place>{name || LABELS[scope].kind}</Place>
        {isTotalKnown && (
          <ProgressBar
            value={mine}
            max={total}
            label={`Tus activaciones ${LABELS[scope].in}`}
            valueText={`${formatNumber(mine)}${outOf} ${unit}`}
          />
        )}
        {mine === 0 && <Message>Sin activaciones</Message>}
        {message && <Message>{message}</Message>}
      </About>
      <Foot>
        <Count>
          {mine !== null && (
            <>
              <b>{formatNumber(mine)}</b>
              <span>{`${outOf} ${unit}`}</span>
            </>
          )}
        </Count>
        <Lead href={href} data-tour={scope === 'region' ? 'standing-link' : undefined}>
          <span>
            Ver posiciones
            <VisuallyHidden>{` ${LABELS[scope].in}`}</VisuallyHidden>
          </span>
        </Lead>
      </Foot>
    </Box>
  );
}

/**
 * The card with the user's position in a region or territory (spec section 2, Score screen). If loading fails, the card
 * shows the error. While loading, the card is a skeleton without text, because the `ScoreSection` around the card shows
 * 'Cargando...'.
 *
 * - Use it for users who compete in a ranking: activators on Score. Use one card for each ranking.
 * - Not for leaders of a team: use a `PlaceStatsCard`. Not for the ranking itself: use a `TeamTable`.
 */
export function RankingCard({ scope, stats, href }: RankingCardProps) {
  switch (stats.status) {
    case 'loading':
      return (
        <Box data-loading="">
          <Skeleton shape="cut" width={76} height={88} />
          <AboutSkeleton>
            <Skeleton shape="line" width={70} height={14} />
            <Skeleton shape="line" width={150} height={20} />
            <Skeleton shape="line" height={14} />
            <Skeleton shape="line" width={130} height={14} />
          </AboutSkeleton>
          <FootSkeleton />
        </Box>
      );
    case 'error':
      return (
        <InlineError
          title={LABELS[scope].failed}
          failure={stats.failure}
          brief
          onRetry={stats.onRetry}
        />
      );
    case 'ready':
      return <Standing scope={scope} stats={stats.data} href={href} />;
  }
}
