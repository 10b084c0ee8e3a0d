import { formatAge, href, paths, type Stats, type User } from '@gemas/domain';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { OfflineBand } from '../../primitives/InfoBand/InfoBand.tsx';
import type { Remote } from '../../primitives/remote.ts';
import { WaitingText } from '../../primitives/Skeleton/Skeleton.tsx';
import { RankingCard } from '../../ranking/RankingCard/RankingCard.tsx';
import { Dock } from '../../shell/Dock/Dock.tsx';
import { Padded, Screen } from '../../shell/Screen/Screen.tsx';
import { token } from '../../theme/tokens.ts';
import { GemWallet } from '../../wallet/GemWallet/GemWallet.tsx';
import { ScoreHero } from './ScoreHero.tsx';
import { ScoreSection } from './ScoreSection.tsx';

const Body = styled(Padded)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-6')};
  padding-top: 18px;
`;

const Stale = styled.div`
  margin-bottom: -8px;
`;

// An overlay, so that nothing moves; visible only after a delay in which a tap could have had no effect.
const Held = styled(WaitingText)`
  position: fixed;
  inset: auto 0 ${token('size-dock')};
  width: fit-content;
  margin: ${token('space-6')} auto;
  padding: ${token('space-2')} ${token('space-4')};
  border-radius: ${token('radius-card')};
  background: ${token('neutral-ink')};
  color: ${token('neutral-white')};
  pointer-events: none;
  animation-delay: calc(4 * ${token('duration-skeleton-delay')});
  &[data-remembered] { animation: none; }
`;

/** What the screen waits for while it cannot be used. */
function Waiting({ rememberedAt }: { rememberedAt: string | null }) {
  if (rememberedAt === null) return <Held>Preparando tu juego...</Held>;
  const age = formatAge(rememberedAt, Date.now());
  return <Held data-remembered="">{age ? `Ves tus datos ${age}. ` : ''}Actualizando...</Held>;
}

export interface ScoreScreenProps {
  /** Who plays; the role decides what is below the wallet. */
  user: Pick<User, 'name' | 'code' | 'role_id' | 'badge'>;
  /** Gems that can be spent. */
  balance: number;
  /** Balance when Score was last seen; the number counts up from it. */
  lastSeenBalance: number;
  /** The region's card; null where the role has none. */
  region: Remote<Stats> | null;
  /** The territory's card; null where the role has none. */
  territory: Remote<Stats> | null;
  /** It is not known yet what is shown before Score: it is rendered, but cannot be used (decision 56). */
  held?: boolean | undefined;
  /**
   * Held because the server has not said yet who is there: user and balance are what the phone remembers from then,
   * ISO 8601 (decision 66). Default: null, they are the server's.
   */
  rememberedAt?: string | null | undefined;
  /** A line about orders that are being checked. */
  check?: ReactNode;
  /** The end of the game, above everything else: closing message, raffle. */
  end?: ReactNode;
  /** What other roles see instead of the two cards, and the challenges: sections that load by themselves. */
  more?: ReactNode;
  /** Address of the help, while the parameter `show_faq_btn` is on; else null. */
  helpHref: string | null;
  /** Address of the support, for users with the help flag; else null. */
  supportHref: string | null;
  /** How many notifications are new. */
  newNotifications: number;
  /** When the data on screen was fetched (ISO 8601), if the update failed; else null. */
  offlineSince: string | null;
  /** Retries the failed update. */
  onRetry: () => void;
  /** Called on a tap on the badge. */
  onOpenBadges: () => void;
}

/**
 * Score (spec section 2): greeting, badge, wallet and the user's position.
 *
 * - Seen by everybody who is in: it is where the app opens, after intros, survey and tour. Its cards depend on the
 *   role.
 * - Not for a list of people: a card leads to its ranking.
 */
export function ScoreScreen({
  user,
  balance,
  lastSeenBalance,
  region,
  territory,
  held = false,
  rememberedAt = null,
  check,
  end,
  more,
  helpHref,
  supportHref,
  newNotifications,
  offlineSince,
  onRetry,
  onOpenBadges,
}: ScoreScreenProps) {
  const isLoading = region?.status === 'loading' || territory?.status === 'loading';
  return (
    <>
      <Screen inert={held} padded={false} dock={<Dock current="score" unread={newNotifications} />}>
        <ScoreHero
          user={user}
          helpHref={helpHref}
          supportHref={supportHref}
          onOpenBadges={onOpenBadges}
        >
          <GemWallet balance={balance} lastSeen={lastSeenBalance} />
        </ScoreHero>
        <Body>
          {offlineSince !== null && (
            <Stale>
              <OfflineBand since={offlineSince} onRetry={onRetry} />
            </Stale>
          )}
          {check}
          {end}
          {(region || territory) && (
            <ScoreSection title="Tus posiciones" loading={isLoading}>
              {region && (
                <div data-tour="standing">
                  <RankingCard scope="region" stats={region} href={href(paths.regionalRanking)} />
                </div>
              )}
              {territory && (
                <div data-tour="territory">
                  <RankingCard
                    scope="territory"
                    stats={territory}
                    href={href(paths.territorialRanking)}
                  />
                </div>
              )}
            </ScoreSection>
          )}
          {more}
        </Body>
      </Screen>
      {held && <Waiting rememberedAt={rememberedAt} />}
    </>
  );
}
