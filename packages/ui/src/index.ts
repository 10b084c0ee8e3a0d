export { AddressForm, type AddressFormProps } from './address/AddressForm/AddressForm.tsx';
export {
  SavedAddresses,
  type SavedAddressesProps,
} from './address/SavedAddresses/SavedAddresses.tsx';
export { BadgeSlider, type BadgeSliderProps } from './badges/BadgeSlider/BadgeSlider.tsx';
export {
  ClosingMessage,
  type ClosingMessageProps,
} from './game-end/ClosingMessage/ClosingMessage.tsx';
export { GameEndStack } from './game-end/GameEndStack.tsx';
export {
  PilotEndingDialog,
  type PilotEndingDialogProps,
} from './game-end/PilotEndingDialog/PilotEndingDialog.tsx';
export { Badge, type BadgeMetal, type BadgeProps } from './gem/Badge/Badge.tsx';
export { CuttingGem, type CuttingGemProps } from './gem/CuttingGem/CuttingGem.tsx';
export { type FacetGround, Facets, type FacetsProps, facetGrounds } from './gem/Facets/Facets.tsx';
export { Gem, type GemProps } from './gem/Gem/Gem.tsx';
export { StoneShape, type StoneShapeProps } from './gem/Gem/StoneShape.tsx';
export { litFacets, type Palette, palettes } from './gem/Gem/stone.ts';
export { Medal, type MedalPlace, type MedalProps } from './gem/Medal/Medal.tsx';
export {
  DailyProgressCard,
  type DailyProgressCardProps,
} from './goals/DailyProgressCard/DailyProgressCard.tsx';
export {
  type Intro,
  IntroDialog,
  type IntroDialogProps,
} from './intros/IntroDialog/IntroDialog.tsx';
export { VideoFrame, type VideoFrameProps } from './materials/VideoFrame/VideoFrame.tsx';
export { OrderCard, type OrderCardProps } from './orders/OrderCard/OrderCard.tsx';
export {
  type ReceivedAnswer,
  ReceivedQuestion,
  type ReceivedQuestionProps,
} from './orders/ReceivedQuestion/ReceivedQuestion.tsx';
export {
  TrackingStepper,
  type TrackingStepperProps,
} from './orders/TrackingStepper/TrackingStepper.tsx';
export {
  TerritoryCard,
  type TerritoryCardProps,
} from './places/TerritoryCard/TerritoryCard.tsx';
export { Button, type ButtonProps } from './primitives/Button/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './primitives/Button/ButtonLink.tsx';
export {
  type ButtonSize,
  type ButtonVariant,
  buttonSizes,
  buttonVariants,
} from './primitives/Button/styles.ts';
export { Card } from './primitives/Card/Card.tsx';
export {
  Carousel,
  type CarouselImage,
  type CarouselProps,
  Picture,
} from './primitives/Carousel/Carousel.tsx';
export {
  DailySegments,
  type DailySegmentsProps,
} from './primitives/DailySegments/DailySegments.tsx';
export {
  Dialog,
  type DialogProps,
  type DialogVariant,
  dialogVariants,
} from './primitives/Dialog/Dialog.tsx';
export { EmptyState, type EmptyStateProps } from './primitives/EmptyState/EmptyState.tsx';
export {
  Field,
  FieldError,
  type FieldProps,
  type FieldText,
  type FieldWiring,
} from './primitives/Field/Field.tsx';
export {
  SelectField,
  type SelectFieldProps,
  type SelectOption,
} from './primitives/Field/SelectField.tsx';
export { TextAreaField, type TextAreaFieldProps } from './primitives/Field/TextAreaField.tsx';
export {
  ReadOnlyField,
  type ReadOnlyFieldProps,
  TextField,
  type TextFieldProps,
} from './primitives/Field/TextField.tsx';
export { Icon, type IconProps } from './primitives/Icon/Icon.tsx';
export {
  IconButton,
  type IconButtonProps,
  IconLink,
  type IconLinkProps,
} from './primitives/IconButton/IconButton.tsx';
export {
  InfoBand,
  type InfoBandProps,
  OfflineBand,
  type OfflineBandProps,
} from './primitives/InfoBand/InfoBand.tsx';
export { InlineError, type InlineErrorProps } from './primitives/InlineError/InlineError.tsx';
export { LinkButton, LinkText } from './primitives/LinkText/LinkText.tsx';
export { PricePill, type PricePillProps } from './primitives/PricePill/PricePill.tsx';
export {
  ProgressBar,
  type ProgressBarProps,
  type ProgressTone,
  progressTones,
} from './primitives/ProgressBar/ProgressBar.tsx';
export {
  RadioCards,
  type RadioCardsProps,
  type RadioOption,
} from './primitives/RadioCards/RadioCards.tsx';
export type { Remote, RemoteList } from './primitives/remote.ts';
export { SearchField, type SearchFieldProps } from './primitives/SearchField/SearchField.tsx';
export { SectionTitle } from './primitives/SectionTitle/SectionTitle.tsx';
export { Loading, type LoadingProps, LoadingText } from './primitives/Skeleton/Loading.tsx';
export {
  Skeleton,
  type SkeletonProps,
  type SkeletonShape,
  skeletonShapes,
  WaitingText,
} from './primitives/Skeleton/Skeleton.tsx';
export { Tag, type TagProps, type TagTone, tagTones } from './primitives/Tag/Tag.tsx';
export { Toast, type ToastProps } from './primitives/Toast/Toast.tsx';
export { ToastRegion, type ToastRegionProps } from './primitives/Toast/ToastRegion.tsx';
export { VisuallyHidden } from './primitives/VisuallyHidden/VisuallyHidden.tsx';
export { LogoutDialog, type LogoutDialogProps } from './profile/LogoutDialog/LogoutDialog.tsx';
export { MenuTile, type MenuTileProps } from './profile/MenuTile/MenuTile.tsx';
export { RaffleCard, type RaffleCardProps } from './raffle/RaffleCard/RaffleCard.tsx';
export { RaffleStage, type RaffleStageProps } from './raffle/RaffleStage/RaffleStage.tsx';
export {
  PlaceStatsCard,
  type PlaceStatsCardProps,
  type StatsPlace,
  statsPlaces,
} from './ranking/PlaceStatsCard/PlaceStatsCard.tsx';
export {
  RankingCard,
  type RankingCardProps,
  type RankingScope,
  rankingScopes,
} from './ranking/RankingCard/RankingCard.tsx';
export { ConfirmSheet, type ConfirmSheetProps } from './redeem/ConfirmSheet/ConfirmSheet.tsx';
export {
  CountdownModal,
  type CountdownModalProps,
} from './redeem/CountdownModal/CountdownModal.tsx';
export {
  OrderedTodayDialog,
  type OrderedTodayDialogProps,
} from './redeem/OrderedTodayDialog/OrderedTodayDialog.tsx';
export {
  PersonalFields,
  type PersonalFieldsProps,
} from './redeem/PersonalFields/PersonalFields.tsx';
export { PrizeLine, type PrizeLineProps } from './redeem/PrizeLine/PrizeLine.tsx';
export { PrizePicture, type PrizePictureProps } from './redeem/PrizePicture/PrizePicture.tsx';
export { Success, type SuccessProps } from './redeem/Success/Success.tsx';
export {
  type UnansweredAct,
  UnansweredDialog,
  type UnansweredDialogProps,
  unansweredActs,
} from './redeem/UnansweredDialog/UnansweredDialog.tsx';
export { HtmlFailure } from './rich-text/html-failure.ts';
export { RichText, type RichTextProps } from './rich-text/RichText/RichText.tsx';
export type {
  CardDefaults,
  CardFormProps,
} from './screens/Checkout/CardCheckout.tsx';
export { CheckoutScreen, type CheckoutScreenProps } from './screens/Checkout/CheckoutScreen.tsx';
export {
  ClaimRewardScreen,
  type ClaimRewardScreenProps,
} from './screens/ClaimReward/ClaimRewardScreen.tsx';
export { DownloadScreen, type DownloadScreenProps } from './screens/Download/DownloadScreen.tsx';
export { ErrorAppScreen, type ErrorAppScreenProps } from './screens/ErrorApp/ErrorAppScreen.tsx';
export {
  type HelpMaterial,
  HelpScreen,
  type HelpScreenProps,
  type HelpTab,
  helpTabs,
} from './screens/Help/HelpScreen.tsx';
export {
  HistoryScreen,
  type HistoryScreenProps,
  type PersonHistory,
} from './screens/History/HistoryScreen.tsx';
export {
  MaintenanceScreen,
  type MaintenanceScreenProps,
} from './screens/Maintenance/MaintenanceScreen.tsx';
export { MaterialScreen, type MaterialScreenProps } from './screens/Material/MaterialScreen.tsx';
export { MenuScreen, type MenuScreenProps } from './screens/Menu/MenuScreen.tsx';
export {
  NewTicketScreen,
  type NewTicketScreenProps,
} from './screens/NewTicket/NewTicketScreen.tsx';
export {
  NotificationsScreen,
  type NotificationsScreenProps,
} from './screens/Notifications/NotificationsScreen.tsx';
export {
  type PlaceKind,
  type PlacesOf,
  PlacesScreen,
  type PlacesScreenProps,
  placeKinds,
} from './screens/Places/PlacesScreen.tsx';
export {
  RewardDetailScreen,
  type RewardDetailScreenProps,
} from './screens/RewardDetail/RewardDetailScreen.tsx';
export { RewardsScreen, type RewardsScreenProps } from './screens/Rewards/RewardsScreen.tsx';
export {
  ChallengesSection,
  type ChallengesSectionProps,
  type CurrentChallenge,
} from './screens/Score/ChallengesSection.tsx';
export { PlaceSection } from './screens/Score/PlaceSection.tsx';
export { ScoreScreen, type ScoreScreenProps } from './screens/Score/ScoreScreen.tsx';
export {
  TerritoriesSection,
  type TerritoriesSectionProps,
} from './screens/Score/TerritoriesSection.tsx';
export {
  SessionFailScreen,
  type SessionFailScreenProps,
} from './screens/SessionFail/SessionFailScreen.tsx';
export { StartScreen, type StartScreenProps } from './screens/Start/StartScreen.tsx';
export { SupportScreen, type SupportScreenProps } from './screens/Support/SupportScreen.tsx';
export {
  type TeamRanking,
  TeamRankingScreen,
  type TeamRankingScreenProps,
} from './screens/TeamRanking/TeamRankingScreen.tsx';
export {
  TicketThreadScreen,
  type TicketThreadScreenProps,
} from './screens/TicketThread/TicketThreadScreen.tsx';
export { UpdateOverlay, type UpdateOverlayProps } from './screens/Update/UpdateOverlay.tsx';
export {
  UpdatePendingScreen,
  type UpdatePendingScreenProps,
} from './screens/UpdatePending/UpdatePendingScreen.tsx';
export { VaultScreen, type VaultScreenProps } from './screens/Vault/VaultScreen.tsx';
export {
  VersionFailScreen,
  type VersionFailScreenProps,
} from './screens/VersionFail/VersionFailScreen.tsx';
export { AppBar, type AppBarProps } from './shell/AppBar/AppBar.tsx';
export { Dock, type DockPlace, type DockProps, dockPlaces } from './shell/Dock/Dock.tsx';
export {
  Padded,
  Screen,
  type ScreenGround,
  type ScreenProps,
  screenGrounds,
} from './shell/Screen/Screen.tsx';
export { Splash, type SplashProps } from './shell/Splash/Splash.tsx';
export { StickyFoot } from './shell/StickyFoot/StickyFoot.tsx';
export { GoldTicket, type GoldTicketProps } from './shell/scenes/GoldTicket.tsx';
export { GreyGem } from './shell/scenes/GreyGem.tsx';
export { HalfCutGem } from './shell/scenes/HalfCutGem.tsx';
export { LockedStone } from './shell/scenes/LockedStone.tsx';
export { RoughStone } from './shell/scenes/RoughStone.tsx';
export { SpeechBubbles } from './shell/scenes/SpeechBubbles.tsx';
export { SplitStone } from './shell/scenes/SplitStone.tsx';
export { VaultDoor } from './shell/scenes/VaultDoor.tsx';
export { SurveyDialog, type SurveyDialogProps } from './surveys/SurveyDialog/SurveyDialog.tsx';
export { cut, cutFoot, cutOutline, octagon } from './theme/cut.ts';
export { displayFontUrl } from './theme/fonts.ts';
export { onDark, onPaper } from './theme/ground.ts';
export { media } from './theme/media.ts';
export { type TokenName, type TypeRole, token, type } from './theme/tokens.ts';
export { Tour, type TourProps } from './tour/Tour/Tour.tsx';
export {
  CategoryPicker,
  type CategoryPickerProps,
} from './vault/CategoryPicker/CategoryPicker.tsx';
export { PriceFoot, type PriceFootProps } from './vault/PriceFoot/PriceFoot.tsx';
export { ProductRow, type ProductRowProps } from './vault/ProductRow/ProductRow.tsx';
export { TermsSheet, type TermsSheetProps } from './vault/TermsSheet/TermsSheet.tsx';
export { GemWallet, type GemWalletProps } from './wallet/GemWallet/GemWallet.tsx';
