// biome-ignore-all assist/source/organizeImports: grouped by purpose
// Exports the components from which other apps build their own screens. `index.ts` exports whole screens.

'use client';

// Actions
export { Button, type ButtonProps } from './primitives/Button/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './primitives/Button/ButtonLink.tsx';
export {
  IconButton,
  type IconButtonProps,
  IconLink,
  type IconLinkProps,
} from './primitives/IconButton.tsx';
export { LinkText } from './primitives/LinkText.tsx';

// Forms
export {
  CardNumberFields,
  type CardNumberFieldsProps,
} from './card/CardNumberFields.tsx';
export { PlasticCard, type PlasticCardProps } from './card/PlasticCard.tsx';
export { SelectField, type SelectFieldProps } from './primitives/Field/SelectField.tsx';
export { TextAreaField, type TextAreaFieldProps } from './primitives/Field/TextAreaField.tsx';
export {
  ReadOnlyField,
  type ReadOnlyFieldProps,
  TextField,
  type TextFieldProps,
} from './primitives/Field/TextField.tsx';
export { RadioCards, type RadioCardsProps } from './primitives/RadioCards.tsx';
export { SearchField, type SearchFieldProps } from './primitives/SearchField.tsx';

// Gems, goals and prizes
export { Badge, type BadgeProps } from './gem/Badge.tsx';
export { CuttingGem, type CuttingGemProps } from './gem/CuttingGem.tsx';
export { Gem, type GemProps } from './gem/Gem/Gem.tsx';
export { Medal, type MedalProps } from './gem/Medal.tsx';
export {
  DailySegments,
  type DailySegmentsProps,
} from './primitives/DailySegments.tsx';
export { PricePill, type PricePillProps } from './primitives/PricePill.tsx';
export { ProgressBar, type ProgressBarProps } from './primitives/ProgressBar.tsx';
export { GemWallet, type GemWalletProps } from './wallet/GemWallet/GemWallet.tsx';

// Rankings
export { RankingCard, type RankingCardProps } from './ranking/RankingCard.tsx';
export {
  PinnedRow,
  type PinnedRowProps,
  TeamTable,
  type TeamTableProps,
} from './ranking/TeamTable/TeamTable.tsx';

// Orders
export { OrderCard, type OrderCardProps } from './orders/OrderCard.tsx';
export {
  TrackingStepper,
  type TrackingStepperProps,
} from './orders/TrackingStepper.tsx';
export { ConfirmSheet, type ConfirmSheetProps } from './redeem/ConfirmSheet.tsx';
export {
  CountdownModal,
  type CountdownModalProps,
} from './redeem/CountdownModal/CountdownModal.tsx';

// Surfaces and layout
export { Card } from './primitives/Card.tsx';
export { Carousel, type CarouselProps } from './primitives/Carousel.tsx';
export { Dialog, type DialogProps } from './primitives/Dialog/Dialog.tsx';
export { LongRows, type LongRowsProps, type RowAttributes } from './primitives/LongRows.tsx';
export { SectionTitle } from './primitives/SectionTitle.tsx';
export { StickyFoot, type StickyFootProps } from './shell/StickyFoot.tsx';

// Words, pictures and states
export { EmptyState, type EmptyStateProps } from './primitives/EmptyState.tsx';
export { Icon, type IconProps } from './primitives/Icon.tsx';
export { InfoBand, type InfoBandProps } from './primitives/InfoBand.tsx';
export { InlineError, type InlineErrorProps } from './primitives/InlineError.tsx';
export { Picture, type PictureProps } from './primitives/Picture.tsx';
export { Loading, type LoadingProps } from './primitives/Skeleton/Loading.tsx';
export { Skeleton, type SkeletonProps } from './primitives/Skeleton/Skeleton.tsx';
export { Tag, type TagProps } from './primitives/Tag.tsx';
export { Toast, type ToastProps } from './primitives/Toast/Toast.tsx';
export { VisuallyHidden } from './primitives/VisuallyHidden.tsx';
export { RichText, type RichTextProps } from './rich-text/RichText/RichText.tsx';

// Styles for an app's own components
export { media } from './theme/media.ts';
export { type TokenName, type TypeRole, token, type } from './theme/tokens.ts';
