import { type Earned, href, paths, type Stats, type User } from '@gemas/domain';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import {
  type Freshness,
  freshnessOf,
  worstFreshness,
} from '../../primitives/Freshness/freshness.ts';
import type { Remote } from '../../primitives/remote.ts';
import { RankingCard } from '../../ranking/RankingCard/RankingCard.tsx';
import { Dock } from '../../shell/Dock/Dock.tsx';
import { Padded, Screen } from '../../shell/Screen/Screen.tsx';
import { WaitingNotice } from '../../shell/WaitingNotice/WaitingNotice.tsx';
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

const Glance = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-3')};
  &:empty { display: none; }
`;

export interface ScoreScreenProps {
  /** The user. The role decides what is below the wallet. */
  user: Pick<User, 'name' | 'code' | 'role_id' | 'badge'>;
  /** Gems that can be spent. */
  balance: number;
  /** The balance when the user last saw Score; the number counts up from it. */
  lastSeenBalance: number;
  /** Gems that the user has earned since their previous visit. Default: none are shown. */
  earned?: Earned | null | undefined;
  /** The region's card; null if the role has none. */
  region: Remote<Stats> | null;
  /** The territory's card; null if the role has none. */
  territory: Remote<Stats> | null;
  /**
   * Whether the app still waits for intros, surveys and the tour, which come before Score. Meanwhile only the dock can
   * be used (decision 56).
   */
  held?: boolean | undefined;
  /** Progress of today and this week, right below the wallet. */
  today?: ReactNode;
  /** A line about orders that are being checked. */
  check?: ReactNode;
  /** The end of the game, above everything else: closing message, raffle. */
  end?: ReactNode;
  /** 'Mi meta', for a user who has pinned a prize. */
  pinned?: ReactNode;
  /** Content that replaces the two cards for other roles, and the challenges. These sections load by themselves. */
  more?: ReactNode;
  /** Address of help, while the param `show_faq_btn` is on; otherwise null. */
  helpHref: string | null;
  /** Address of support, for users with the help flag; otherwise null. */
  supportHref: string | null;
  /** How many notifications are new. */
  newNotifications: number;
  /** How current the balance is. */
  balanceFreshness: Freshness;
  /** Called by a tap on the badge. */
  onOpenBadges: () => void;
}

/**
 * Score (spec section 2): greeting, badge, wallet and the user's position.
 *
 * - Seen by every logged-in user: it is the first screen, after intros, survey and tour. Its cards depend on the role.
 * - Not for a list of people: a card links to its ranking.
 */
export function ScoreScreen({
  user,
  balance,
  lastSeenBalance,
  earned,
  region,
  territory,
  held = false,
  today,
  check,
  end,
  pinned,
  more,
  helpHref,
  supportHref,
  newNotifications,
  balanceFreshness,
  onOpenBadges,
}: ScoreScreenProps) {
  const isLoading = region?.status === 'loading' || territory?.status === 'loading';
  const standings = freshnessOf(region, territory);
  // The sections show their own freshness. Without network the whole screen is outdated, so one line names the oldest
  // data.
  const isStale = balanceFreshness.state === 'stale';
  const isOffline = isStale && balanceFreshness.why === 'offline';
  const ofAll = isOffline ? worstFreshness([balanceFreshness, standings]) : balanceFreshness;
  return (
    <>
      <Screen
        freshness={isStale ? ofAll : null}
        inert={held}
        padded={false}
        head={
          <ScoreHero
            user={user}
            helpHref={helpHref}
            supportHref={supportHref}
            onOpenBadges={onOpenBadges}
          >
            <GemWallet balance={balance} lastSeen={lastSeenBalance} earned={earned} />
          </ScoreHero>
        }
        dock={<Dock current="score" unread={newNotifications} />}
      >
        <Body>
          {(today || pinned) && (
            <Glance>
              {today}
              {pinned}
            </Glance>
          )}
          {check}
          {end}
          {(region || territory) && (
            <ScoreSection title="Tus posiciones" loading={isLoading} freshness={standings}>
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
      {held && <WaitingNotice />}
    </>
  );
}
