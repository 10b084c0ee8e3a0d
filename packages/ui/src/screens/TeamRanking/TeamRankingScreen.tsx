import {
  EMPTY_TEAM,
  formatNumber,
  isTeamIdle,
  ownRow,
  positionMessage,
  type TeamRow,
} from '@gemas/domain';
import { startTransition, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { freshnessOf } from '../../primitives/Freshness/freshness.ts';
import { LinkText } from '../../primitives/LinkText/LinkText.tsx';
import type { Remote } from '../../primitives/remote.ts';
import { Loading, SkeletonStack } from '../../primitives/Skeleton/Loading.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { GameEnded, NoSuchPlace, TeamFailure } from '../../ranking/TeamFailure/TeamFailure.tsx';
import { TeamHero, type TeamWeek } from '../../ranking/TeamHero/TeamHero.tsx';
import { PinnedRow, TeamTable } from '../../ranking/TeamTable/TeamTable.tsx';
import { Screen } from '../../shell/Screen/Screen.tsx';
import { RoughStone } from '../../shell/scenes/RoughStone.tsx';
import { token, type } from '../../theme/tokens.ts';

const Ways = styled.nav`
  margin-top: ${token('space-2')};
`;

const Summary = styled.p`
  padding: ${token('space-4')} 0 ${token('space-3')};
  ${type('small')}
  font-weight: 600;
  color: ${token('text-secondary')};
`;

const Space = styled.div`
  height: ${token('space-4')};
`;

const Body = styled.div`
  padding-top: ${token('space-4')};
`;

/** A ranking ready to be shown. */
export interface TeamRanking extends TeamWeek {
  rows: readonly TeamRow[];
  /** Members at or over their daily goal; null where that is not known. */
  sumary: number | null;
  /** The user's own position; null where the ranking has none, or is not of the user's own place. */
  position: number | null;
}

export interface TeamRankingScreenProps {
  /** Heading of the screen: 'Ranking territorio'. */
  title: string;
  /** `missing`: the address has no id. `ended`: the game is over and no data is stored. */
  ranking: Remote<TeamRanking> | { status: 'missing' | 'ended' };
  /** A link one level down: 'Ver regiones'. */
  way?: { href: string; label: string } | undefined;
  /** Called by 'Volver'. Default: a link to the game. */
  onBack?: (() => void) | undefined;
}

function Team({
  ranking,
  onOwnSeen,
}: {
  ranking: TeamRanking;
  onOwnSeen: (isSeen: boolean) => void;
}) {
  const { rows, sumary, name } = ranking;
  const isIdle = isTeamIdle(sumary) || rows.length === 0;
  return (
    <>
      {isIdle ? (
        <EmptyState
          scene={<RoughStone />}
          title={EMPTY_TEAM.title}
          help={EMPTY_TEAM.help}
          compact={rows.length > 0}
        />
      ) : sumary === null ? (
        <Space />
      ) : (
        <Summary>
          {formatNumber(sumary)} de {formatNumber(rows.length)} con su meta diaria lograda
        </Summary>
      )}
      {rows.length > 0 && (
        <TeamTable rows={rows} label={`Ranking de ${name}`} onOwnSeen={onOwnSeen} />
      )}
    </>
  );
}

function Content({
  ranking,
  onOwnSeen,
}: Pick<TeamRankingScreenProps, 'ranking'> & { onOwnSeen: (isSeen: boolean) => void }) {
  switch (ranking.status) {
    case 'loading':
      return (
        <Body>
          <Loading label="Cargando...">
            <SkeletonStack data-gap="narrow">
              <Skeleton height={72} />
              <Skeleton height={72} />
              <Skeleton height={72} />
              <Skeleton height={72} />
              <Skeleton height={72} />
            </SkeletonStack>
          </Loading>
        </Body>
      );
    case 'missing':
      return <NoSuchPlace title="No encontramos este ranking" />;
    case 'ended':
      return <GameEnded help="Este ranking ya no cambia, y este teléfono no lo tiene guardado." />;
    case 'error':
      return (
        <Body>
          <TeamFailure
            title="No pudimos cargar el ranking"
            gone="Este ranking ya no existe"
            failure={ranking.failure}
            onRetry={ranking.onRetry}
          />
        </Body>
      );
    case 'ready':
      return <Team ranking={ranking.data} onOwnSeen={onOwnSeen} />;
  }
}

/**
 * Any ranking of people: region, territory, agency (spec section 2, Rankings).
 *
 * - Seen by roles 3 to 5 from their card on Score, leaders and corporate staff from a territory or a list of
 *   places.
 * - Not for the ranking of a challenge: that is a part of Score.
 */
export function TeamRankingScreen({ title, ranking, way, onBack }: TeamRankingScreenProps) {
  // Nothing is pinned until it is known whether the row itself is in view, so that the pinned row does not flash.
  const [isOwnSeen, setOwnSeen] = useState<boolean | null>(null);
  const team = ranking.status === 'ready' ? ranking.data : null;
  const own = team && ownRow(team.rows);
  // A row so far down is not rendered, and reports nothing. Its copy comes after the first rows were painted.
  const isFar = own !== null && own.number > 20;
  useEffect(() => {
    if (isFar) startTransition(() => setOwnSeen((isSeen) => isSeen ?? false));
  }, [isFar]);
  const isPinned = own !== null && isOwnSeen === false;
  return (
    <Screen
      freshness={freshnessOf(ranking)}
      bar={
        <TeamHero
          title={title}
          week={team}
          words={[team && positionMessage(team.position)]}
          {...(onBack ? { onBack } : { backHref: '#/score' })}
        >
          {way && (
            <Ways aria-label="Más detalle">
              <LinkText href={way.href}>{way.label}</LinkText>
            </Ways>
          )}
        </TeamHero>
      }
      foot={isPinned && team && own && <PinnedRow row={own} rows={team.rows} />}
    >
      <Content ranking={ranking} onOwnSeen={setOwnSeen} />
    </Screen>
  );
}
