import {
  EMPTY_TEAM,
  formatNumber,
  hasSearch,
  isTeamIdle,
  nobodyFound,
  ownRow,
  positionMessage,
  type TeamFilter,
  type TeamRow,
  teamFilter,
  teamGoals,
  WHOLE_TEAM,
} from '@gemas/domain';
import { Share2 } from 'lucide-react';
import { startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { EmptyState } from '../primitives/EmptyState.tsx';
import { freshnessOf } from '../primitives/Freshness/freshness.ts';
import { Icon } from '../primitives/Icon.tsx';
import { LinkButton, LinkText } from '../primitives/LinkText.tsx';
import { ListTools } from '../primitives/ListTools.tsx';
import type { Remote } from '../primitives/remote.ts';
import { Loading, SkeletonStack } from '../primitives/Skeleton/Loading.tsx';
import { Skeleton } from '../primitives/Skeleton/Skeleton.tsx';
import { GameEnded, NoSuchPlace, TeamFailure } from '../ranking/TeamFailure.tsx';
import { TeamHero, type TeamWeek } from '../ranking/TeamHero.tsx';
import { PinnedRow, TeamTable } from '../ranking/TeamTable/TeamTable.tsx';
import { Screen } from '../shell/Screen.tsx';
import { RoughStone } from '../shell/scenes/RoughStone.tsx';
import { token, type } from '../theme/tokens.ts';

// Above the bar, which its margin overlaps.
const Actions = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space-6')};
  margin-block: -10px -8px;
`;

const Tools = styled.div`
  margin-bottom: ${token('space-4')};
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

/** A loaded ranking of a team. */
export interface TeamRanking extends TeamWeek {
  rows: readonly TeamRow[];
  /** Number of members who have reached their daily goal; null if unknown. */
  sumary: number | null;
  /** Position of the user in this ranking; null if the user has none, or if the user does not belong to this place. */
  position: number | null;
}

export interface TeamRankingScreenProps {
  /** Heading of the screen: 'Ranking territorio'. */
  title: string;
  /**
   * The ranking, or the reason why no ranking is shown. `missing` means that the address has no valid id. `ended` means
   * that the game is over and the phone has no stored data.
   */
  ranking: Remote<TeamRanking> | { status: 'missing' | 'ended' };
  /** A link to the places within this place: 'Ver regiones'. */
  link?: { href: string; label: string } | undefined;
  /** Which members are shown. Default: all of them. */
  filter?: TeamFilter | undefined;
  /** Called when the user searches, or taps 'Sin meta hoy'. */
  onFilter: (filter: TeamFilter) => void;
  /** Called by 'Compartir resumen'. Omit it to hide this button. */
  onShare?: (() => void) | undefined;
  /** Called by 'Volver'. Default: a link to the game. */
  onBack?: (() => void) | undefined;
}

interface TeamProps {
  ranking: TeamRanking;
  /** Rows that match the filter `applied`. */
  shown: readonly TeamRow[];
  applied: TeamFilter;
  /** The filter that the user has chosen. It becomes `applied` in a deferred render. */
  filter: TeamFilter;
  /** Whether the game is over. There is then no daily goal. */
  isOver: boolean;
  onFilter: (filter: TeamFilter) => void;
  onOwnSeen: (isSeen: boolean) => void;
}

function Team({ ranking, shown, applied, filter, isOver, onFilter, onOwnSeen }: TeamProps) {
  const { rows, sumary, name } = ranking;
  const isIdle = isTeamIdle(sumary) || rows.length === 0;
  const under = isOver ? 0 : (teamGoals(rows)?.under ?? 0);
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
          {`${formatNumber(sumary)} de ${formatNumber(rows.length)} con su meta diaria lograda`}
        </Summary>
      )}
      {rows.length > 0 && (
        <Tools>
          <ListTools
            search={
              hasSearch(rows.length, filter.typed)
                ? {
                    label: 'Busca a una persona',
                    value: filter.typed,
                    onChange: (typed) => onFilter({ ...filter, typed }),
                  }
                : undefined
            }
            filter={
              under > 0 || filter.isUnderGoal
                ? {
                    label: 'Sin meta hoy',
                    count: under,
                    isOn: filter.isUnderGoal,
                    onToggle: () => onFilter({ ...filter, isUnderGoal: !filter.isUnderGoal }),
                  }
                : undefined
            }
            found={shown === rows ? null : { shown: shown.length, all: rows.length }}
          />
        </Tools>
      )}
      {shown.length > 0 ? (
        <TeamTable rows={shown} team={rows} label={`Ranking de ${name}`} onOwnSeen={onOwnSeen} />
      ) : (
        rows.length > 0 && <EmptyState compact {...nobodyFound(applied)} />
      )}
    </>
  );
}

const NOBODY: readonly TeamRow[] = [];

function Content({
  ranking,
  ...team
}: Pick<TeamRankingScreenProps, 'ranking'> & Omit<TeamProps, 'ranking'>) {
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
      return <Team ranking={ranking.data} {...team} />;
  }
}

/**
 * A ranking of the people of a region, territory or agency (spec section 2, Rankings).
 *
 * - Seen by activators, promoters and drivers, who open it from their card on Score.
 * - Seen by corporate staff, who open it from the card of a territory on Score.
 * - Promoters and corporate staff also open it from a list of places.
 * - Not for the ranking of a challenge: use `ChallengesSection`.
 */
export function TeamRankingScreen({
  title,
  ranking,
  link,
  filter: wanted = WHOLE_TEAM,
  onFilter,
  onShare,
  onBack,
}: TeamRankingScreenProps) {
  // Whether the user's own row is in the viewport. Null until this is known. While it is null, no pinned row is shown,
  // because the pinned row could disappear again at once.
  const [isOwnSeen, setOwnSeen] = useState<boolean | null>(null);
  const team = ranking.status === 'ready' ? ranking.data : null;
  const rows = team?.rows ?? NOBODY;
  const freshness = freshnessOf(ranking);
  const isOver = freshness?.state === 'stale' && freshness.why === 'ended';
  const { typed } = wanted;
  const isUnderGoal = wanted.isUnderGoal && !isOver;
  const filter = useMemo(() => ({ typed, isUnderGoal }), [typed, isUnderGoal]);
  // The search field is updated on every key. The rows are rendered later, because there may be thousands of them.
  const applied = useDeferredValue(filter);
  const find = useMemo(() => teamFilter(rows), [rows]);
  const shown = useMemo(() => find(applied), [find, applied]);
  const own = team && ownRow(rows);
  const ownIndex = own ? shown.indexOf(own) : -1;
  // The user's own row may not be rendered if it is far down or filtered out, so it cannot report that it is out of
  // view. The effect below pins the own row after the first rows were painted.
  const isFar = own !== null && (ownIndex < 0 || ownIndex >= 20);
  useEffect(() => {
    if (isFar) startTransition(() => setOwnSeen((isSeen) => isSeen ?? false));
  }, [isFar]);
  const isPinned = own !== null && isOwnSeen === false;
  return (
    <Screen
      freshness={freshness}
      bar={
        <TeamHero
          title={title}
          week={team}
          words={[team && positionMessage(team.position)]}
          {...(onBack ? { onBack } : { backHref: '#/score' })}
        >
          {(link || (onShare && rows.length > 0)) && (
            <Actions>
              {link && (
                <nav aria-label="Más detalle">
                  <LinkText href={link.href}>{link.label}</LinkText>
                </nav>
              )}
              {onShare && rows.length > 0 && (
                <LinkButton onClick={onShare}>
                  <Icon of={Share2} size={20} />
                  Compartir resumen
                </LinkButton>
              )}
            </Actions>
          )}
        </TeamHero>
      }
      foot={isPinned && own && <PinnedRow row={own} rows={rows} />}
    >
      <Content
        ranking={ranking}
        shown={shown}
        applied={applied}
        filter={filter}
        isOver={isOver}
        onFilter={onFilter}
        onOwnSeen={setOwnSeen}
      />
    </Screen>
  );
}
