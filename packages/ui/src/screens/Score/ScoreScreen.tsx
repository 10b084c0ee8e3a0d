import { type Earned, href, paths, type Stats, type User } from '@gemas/domain';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import {
  type Freshness,
  freshnessOf,
  retryOfUnread,
  worstFreshness,
} from '../../primitives/Freshness/freshness.ts';
import type { Remote } from '../../primitives/remote.ts';
import { RankingCard } from '../../ranking/RankingCard.tsx';
import { Dock } from '../../shell/Dock.tsx';
import { Padded, Screen } from '../../shell/Screen.tsx';
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
  /** The user. The role determines which cards are shown below the wallet. */
  user: Pick<User, 'name' | 'code' | 'role_id' | 'badge'>;
  /** Gems that the user can spend; null if the balance could not be read. */
  balance: number | null;
  /** Balance when the user last saw Score. The number on the screen counts up from this balance. */
  lastSeenBalance: number | undefined;
  /** Gems earned since the user's previous visit. Default: none are shown. */
  earned?: Earned | null | undefined;
  /** Stats for the card of the region; null if the user's role has no such card. */
  region: Remote<Stats> | null;
  /** Stats for the card of the territory; null if the user's role has no such card. */
  territory: Remote<Stats> | null;
  /** Card with the progress of today and this week, right below the wallet. */
  today?: ReactNode;
  /** A line about orders whose outcome is being checked. */
  check?: ReactNode;
  /** Content at the end of the game: closing message, raffle. Shown above all other cards. */
  end?: ReactNode;
  /** The card 'Mi meta', for a user who has pinned a prize. */
  pinned?: ReactNode;
  /**
   * Sections below the cards: the challenges and, if the user's role has no cards of region and territory, the places
   * of that role. Each section loads its own data.
   */
  more?: ReactNode;
  /** Address of Help while the param `show_faq_btn` is on; otherwise null. */
  helpHref: string | null;
  /** Address of Support for users whose help flag is set; otherwise null. */
  supportHref: string | null;
  /** Number of unseen notifications; null while unknown. */
  newNotifications: number | null;
  /** How current the balance is. */
  balanceFreshness: Freshness;
  /** How current the closing message in `end` is; null while the game is open. Default: null. */
  endFreshness?: Freshness | null | undefined;
  /** Called when the user taps the badge. */
  onOpenBadges: () => void;
}

/**
 * Score (spec section 2): greeting, badge, wallet and the user's position.
 *
 * - Seen by all logged-in users. It is the first screen after intros, survey and tour. The cards depend on the role.
 * - Not for lists of people: each card links to a ranking.
 */
export function ScoreScreen({
  user,
  balance,
  lastSeenBalance,
  earned,
  region,
  territory,
  today,
  check,
  end,
  pinned,
  more,
  helpHref,
  supportHref,
  newNotifications,
  balanceFreshness,
  endFreshness = null,
  onOpenBadges,
}: ScoreScreenProps) {
  const isLoading = region?.status === 'loading' || territory?.status === 'loading';
  const standings = freshnessOf(region, territory);
  // Each section shows the freshness of its own data, so the line at the top shows only that of the balance. If the
  // phone is offline, nothing can be refreshed, so the line shows the age of the oldest data.
  const onReadAgain = retryOfUnread(balanceFreshness);
  const isStale = balanceFreshness.state === 'stale' && !onReadAgain;
  const isOffline = isStale && balanceFreshness.why === 'offline';
  const ofAll = isOffline
    ? worstFreshness([balanceFreshness, standings, endFreshness])
    : balanceFreshness;
  return (
    <Screen
      freshness={isStale ? ofAll : null}
      padded={false}
      head={
        <ScoreHero
          user={user}
          helpHref={helpHref}
          supportHref={supportHref}
          onOpenBadges={onOpenBadges}
        >
          <GemWallet
            balance={balance}
            lastSeen={lastSeenBalance}
            earned={earned}
            onRetry={onReadAgain}
          />
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
  );
}
