// Exports for other packages. Files of this package import each other by path.

'use client';

export { usePostalLookup } from './address/use-postal-lookup.ts';
export { BadgeSlider } from './badges/BadgeSlider.tsx';
export { ClosingMessage } from './game-end/ClosingMessage.tsx';
export { GameEndStack } from './game-end/GameEndStack.tsx';
export { PilotEndingDialog } from './game-end/PilotEndingDialog.tsx';
export { TodayCard } from './goals/TodayCard.tsx';
export { IntroDialog } from './intros/IntroDialog.tsx';
export type { PlaceView } from './places/PlaceFinder.tsx';
export { listen } from './platform/listen.ts';
export { watchPresses } from './platform/own-taps.ts';
export type { Connection } from './primitives/ConnectionNotice.tsx';
export { leaveModal } from './primitives/Dialog/use-modal.ts';
export { useWhenFree } from './primitives/Dialog/use-when-free.ts';
export { Autofill } from './primitives/Field/autofill.ts';
export {
  FRESH,
  type Freshness,
  freshnessOf,
  worstFreshness,
} from './primitives/Freshness/freshness.ts';
export { InlineError } from './primitives/InlineError.tsx';
export {
  type Fetched,
  type Remote,
  type RemoteList,
  remoteListOf,
  remoteOf,
} from './primitives/remote.ts';
export { Skeleton, WaitingText } from './primitives/Skeleton/Skeleton.tsx';
export { ToastRegion } from './primitives/Toast/ToastRegion.tsx';
export { Raffle } from './raffle/Raffle.tsx';
export { RaffleCard } from './raffle/RaffleCard.tsx';
export { RaffleStage } from './raffle/RaffleStage.tsx';
export { ShareSheet } from './ranking/ShareSheet.tsx';
export { RedeemCheck, type RedeemCheckProps } from './redeem/RedeemCheck/RedeemCheck.tsx';
export { RedeemCheckBand } from './redeem/RedeemCheck/RedeemCheckBand.tsx';
export { useSeenOnLeave } from './redeem/use-seen-on-leave.ts';
export { HtmlFailure } from './rich-text/html-failure.ts';
export type { CardFormProps } from './screens/Checkout/CardCheckout.tsx';
export { CheckoutScreen, type CheckoutScreenProps } from './screens/Checkout/CheckoutScreen.tsx';
export { ClaimRewardScreen } from './screens/ClaimReward/ClaimRewardScreen.tsx';
export { DownloadScreen } from './screens/DownloadScreen.tsx';
export { ErrorAppScreen } from './screens/ErrorAppScreen.tsx';
export { HelpScreen } from './screens/HelpScreen.tsx';
export { HistoryScreen } from './screens/HistoryScreen.tsx';
export { MaintenanceScreen } from './screens/MaintenanceScreen.tsx';
export { MaterialScreen } from './screens/MaterialScreen.tsx';
export { MenuScreen } from './screens/MenuScreen.tsx';
export { NewTicketScreen } from './screens/NewTicketScreen.tsx';
export { NotificationsScreen } from './screens/NotificationsScreen.tsx';
export { PlacesScreen, type PlacesScreenProps } from './screens/PlacesScreen.tsx';
export { RewardDetailScreen } from './screens/RewardDetailScreen.tsx';
export { RewardsScreen } from './screens/RewardsScreen.tsx';
export {
  ChallengesSection,
  type ChallengesSectionProps,
  type CurrentChallenge,
} from './screens/Score/ChallengesSection.tsx';
export { lastRanking } from './screens/Score/last-ranking.ts';
export { PlaceSection } from './screens/Score/PlaceSection.tsx';
export { ScoreScreen } from './screens/Score/ScoreScreen.tsx';
export { TerritoriesSection } from './screens/Score/TerritoriesSection.tsx';
export { SessionFailScreen } from './screens/SessionFailScreen.tsx';
export { StartScreen } from './screens/StartScreen.tsx';
export { SupportScreen } from './screens/SupportScreen.tsx';
export {
  TeamRankingScreen,
  type TeamRankingScreenProps,
} from './screens/TeamRankingScreen.tsx';
export { TicketThreadScreen } from './screens/TicketThreadScreen.tsx';
export { UpdateOverlay } from './screens/Update/UpdateOverlay.tsx';
export { UpdatePendingScreen } from './screens/UpdatePendingScreen.tsx';
export { VaultScreen } from './screens/Vault/VaultScreen.tsx';
export { VersionFailScreen } from './screens/VersionFailScreen.tsx';
export { LinkDialog } from './session/LinkDialog.tsx';
export { AppBar } from './shell/AppBar.tsx';
export { BrokenPage } from './shell/BrokenPage.tsx';
export type { DockPlace } from './shell/Dock.tsx';
export { MocksPanel, type MocksPanelProps } from './shell/MocksPanel.tsx';
export { NewVersionNotice } from './shell/NewVersionNotice.tsx';
export { PageFrame, PagePlaceholder } from './shell/PageFrame.tsx';
export { TimedSplash } from './shell/Splash.tsx';
export { WaitingNotice } from './shell/WaitingNotice.tsx';
export { SurveyDialog } from './surveys/SurveyDialog/SurveyDialog.tsx';
export { token } from './theme/tokens.ts';
export { Tour } from './tour/Tour/Tour.tsx';
export { PinnedPrizeCard } from './vault/PinnedPrizeCard.tsx';
