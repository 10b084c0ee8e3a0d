// The exports that other packages use. Files inside this package import one another by path instead.
export { BadgeSlider } from './badges/BadgeSlider/BadgeSlider.tsx';
export { copyText } from './engine/copy-text.ts';
export { NothingYet, useHeldRules } from './engine/held-rules.ts';
export { watchPresses } from './engine/own-taps.ts';
export { canShare, shareText } from './engine/share.ts';
export { ClosingMessage } from './game-end/ClosingMessage/ClosingMessage.tsx';
export { GameEndStack } from './game-end/GameEndStack.tsx';
export { PilotEndingDialog } from './game-end/PilotEndingDialog/PilotEndingDialog.tsx';
export { TodayCard } from './goals/TodayCard/TodayCard.tsx';
export { IntroDialog } from './intros/IntroDialog/IntroDialog.tsx';
export type { PlaceView } from './places/PlaceFinder/PlaceFinder.tsx';
export type { Connection } from './primitives/ConnectionNotice/ConnectionNotice.tsx';
export { Autofill } from './primitives/Field/autofill.ts';
export {
  FRESH,
  type Freshness,
  freshnessOf,
  worstFreshness,
} from './primitives/Freshness/freshness.ts';
export { InlineError } from './primitives/InlineError/InlineError.tsx';
export type { Remote, RemoteList } from './primitives/remote.ts';
export { Skeleton, WaitingText } from './primitives/Skeleton/Skeleton.tsx';
export { ToastRegion } from './primitives/Toast/ToastRegion.tsx';
export { RaffleCard } from './raffle/RaffleCard/RaffleCard.tsx';
export { RaffleStage } from './raffle/RaffleStage/RaffleStage.tsx';
export { ShareSheet } from './ranking/ShareSheet/ShareSheet.tsx';
export { RedeemCheck, type RedeemCheckProps } from './redeem/RedeemCheck/RedeemCheck.tsx';
export { RedeemCheckBand } from './redeem/RedeemCheck/RedeemCheckBand.tsx';
export { HtmlFailure } from './rich-text/html-failure.ts';
export type { CardFormProps } from './screens/Checkout/CardCheckout.tsx';
export { CheckoutScreen } from './screens/Checkout/CheckoutScreen.tsx';
export { ClaimRewardScreen } from './screens/ClaimReward/ClaimRewardScreen.tsx';
export { DownloadScreen } from './screens/Download/DownloadScreen.tsx';
export { ErrorAppScreen } from './screens/ErrorApp/ErrorAppScreen.tsx';
export { HelpScreen } from './screens/Help/HelpScreen.tsx';
export { HistoryScreen } from './screens/History/HistoryScreen.tsx';
export { MaintenanceScreen } from './screens/Maintenance/MaintenanceScreen.tsx';
export { MaterialScreen } from './screens/Material/MaterialScreen.tsx';
export { MenuScreen } from './screens/Menu/MenuScreen.tsx';
export { NewTicketScreen } from './screens/NewTicket/NewTicketScreen.tsx';
export { NotificationsScreen } from './screens/Notifications/NotificationsScreen.tsx';
export { PlacesScreen, type PlacesScreenProps } from './screens/Places/PlacesScreen.tsx';
export { RewardDetailScreen } from './screens/RewardDetail/RewardDetailScreen.tsx';
export { RewardsScreen } from './screens/Rewards/RewardsScreen.tsx';
export {
  ChallengesSection,
  type ChallengesSectionProps,
  type CurrentChallenge,
} from './screens/Score/ChallengesSection.tsx';
export { PlaceSection } from './screens/Score/PlaceSection.tsx';
export { ScoreScreen } from './screens/Score/ScoreScreen.tsx';
export { TerritoriesSection } from './screens/Score/TerritoriesSection.tsx';
export { SessionFailScreen } from './screens/SessionFail/SessionFailScreen.tsx';
export { StartScreen } from './screens/Start/StartScreen.tsx';
export { SupportScreen } from './screens/Support/SupportScreen.tsx';
export {
  TeamRankingScreen,
  type TeamRankingScreenProps,
} from './screens/TeamRanking/TeamRankingScreen.tsx';
export { TicketThreadScreen } from './screens/TicketThread/TicketThreadScreen.tsx';
export { UpdateOverlay } from './screens/Update/UpdateOverlay.tsx';
export { UpdatePendingScreen } from './screens/UpdatePending/UpdatePendingScreen.tsx';
export { VaultScreen } from './screens/Vault/VaultScreen.tsx';
export { VersionFailScreen } from './screens/VersionFail/VersionFailScreen.tsx';
export { AppBar } from './shell/AppBar/AppBar.tsx';
export { Dock, type DockPlace } from './shell/Dock/Dock.tsx';
export { NewVersionNotice } from './shell/NewVersionNotice/NewVersionNotice.tsx';
export { Screen } from './shell/Screen/Screen.tsx';
export { Splash } from './shell/Splash/Splash.tsx';
export { WaitingNotice } from './shell/WaitingNotice/WaitingNotice.tsx';
export { SurveyDialog } from './surveys/SurveyDialog/SurveyDialog.tsx';
export { token } from './theme/tokens.ts';
export { Tour } from './tour/Tour/Tour.tsx';
export { PinnedPrizeCard } from './vault/PinnedPrizeCard/PinnedPrizeCard.tsx';
