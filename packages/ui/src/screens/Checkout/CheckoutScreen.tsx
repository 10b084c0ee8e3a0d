import {
  isCardType,
  type PickupStore,
  type Prize,
  REDEEM_START,
  type RedeemFlow,
} from '@gemas/domain';
import { Truck } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import type { Connection } from '../../primitives/ConnectionNotice.tsx';
import { freshnessOf } from '../../primitives/Freshness/freshness.ts';
import { Icon } from '../../primitives/Icon.tsx';
import { InlineError } from '../../primitives/InlineError.tsx';
import type { Remote } from '../../primitives/remote.ts';
import { Loading, SkeletonStack } from '../../primitives/Skeleton/Loading.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { type DeliveryFormProps, HomeDeliveryForm } from '../../redeem/HomeDeliveryForm.tsx';
import { RedeemCheck, type RedeemCheckProps } from '../../redeem/RedeemCheck/RedeemCheck.tsx';
import { RepeatRiskDialog } from '../../redeem/RepeatRiskDialog.tsx';
import { type PlacedOrder, Success } from '../../redeem/Success/Success.tsx';
import { AppBar } from '../../shell/AppBar.tsx';
import { Screen } from '../../shell/Screen.tsx';
import { token } from '../../theme/tokens.ts';
import { CancelLink } from './CancelLink.tsx';
import { CardCheckout, type CardFormProps } from './CardCheckout.tsx';
import { CheckoutFrame, type CheckoutFrameProps, type RedeemActs } from './CheckoutFrame.tsx';

const Note = styled.p`
  display: flex;
  gap: 10px;
  align-items: center;
  margin-top: ${token('space-3')};
  padding: 11px ${token('space-3')};
  border-radius: ${token('radius-field')};
  background: ${token('status-info-bg')};
  color: ${token('status-info-text')};
  font: 600 0.9375rem/1.3 ${token('font-text')};
`;

export interface CheckoutScreenProps extends RedeemActs {
  /** The prize, or its loading or error state. */
  prize: Remote<Prize>;
  /** The user's gems. */
  balance: number | null;
  /** Current state of the redeem flow. */
  flow: RedeemFlow;
  /**
   * An earlier order of this prize whose answer was lost. The outcome of that order is unknown, or became known later.
   * Shown in place of the form. Null if there is no such order. Default: null.
   */
  check?: RedeemCheckProps | null | undefined;
  /** Called by 'Sí, canjear otra vez'. Removes the earlier order without proof (`check`), so that the form is shown. */
  onAcceptRisk: () => void;
  /** State of the phone's connection. Default: online. */
  connection?: Connection | undefined;
  /** Number and date of the order, for the success screen. Default: unknown. */
  placed?: Pick<PlacedOrder, 'number' | 'orderedAt'> | undefined;
  /** Props of the form for a prize that is sent home. Not needed for a card, or while the prize is loading. */
  delivery?: DeliveryFormProps | undefined;
  /** Props of the form for a card. Not needed for other prizes, or while the prize is loading. */
  card?: CardFormProps | undefined;
  /** Address of the reward. */
  cancelHref: string;
  /** Address of the user's rewards. */
  rewardsHref: string;
}

/** The screen of a checkout without a form. */
function Formless({ cancelHref, children }: { cancelHref: string; children: ReactNode }) {
  return (
    <Screen
      freshness={null}
      bar={<AppBar title="Canjear premio" end={<CancelLink href={cancelHref} />} />}
    >
      {children}
    </Screen>
  );
}

interface DeliveryCheckoutProps extends Omit<CheckoutFrameProps, 'formId' | 'children'> {
  delivery: DeliveryFormProps;
}

/** The checkout of products sent home (spec section 2, Redeem checkout). */
function DeliveryCheckout({ delivery, ...frame }: DeliveryCheckoutProps) {
  const formId = useId();
  return (
    <CheckoutFrame {...frame} formId={formId}>
      <Note>
        <Icon of={Truck} size={24} />
        <span>El canje es sólo con envío a domicilio.</span>
      </Note>
      <HomeDeliveryForm {...delivery} id={formId} canSubmit={frame.flow.step === 'form'} />
    </CheckoutFrame>
  );
}

/**
 * The checkout of a prize, from the form to the success screen (spec section 2, Redeem checkout).
 *
 * - Seen by users who have accepted the terms of an available prize in `RewardDetailScreen`.
 * - Not for the raffle prize, which costs no gems: use `ClaimRewardScreen`.
 */
export function CheckoutScreen({
  prize,
  flow,
  placed,
  delivery,
  card,
  check,
  rewardsHref,
  onAcceptRisk,
  ...rest
}: CheckoutScreenProps) {
  const { cancelHref } = rest;
  const [store, setStore] = useState<PickupStore | null>(null);
  const isMade = check?.entry.state === 'made';
  if (check && !(isMade && prize.status === 'ready')) {
    return (
      <Formless cancelHref={cancelHref}>
        <RedeemCheck {...check} takesFocus />
        <RepeatRiskDialog
          open={check.entry.state === 'unproven' && flow.step === 'risk'}
          onAccept={onAcceptRisk}
          onCancel={rest.onCancel}
        />
      </Formless>
    );
  }
  if (prize.status !== 'ready') {
    return (
      <Formless cancelHref={cancelHref}>
        {prize.status === 'error' ? (
          <InlineError
            title="No pudimos cargar este premio"
            failure={prize.failure}
            onRetry={prize.onRetry}
          />
        ) : (
          <Loading label="Cargando...">
            <SkeletonStack data-gap="wide">
              <Skeleton height={84} />
              <Skeleton shape="line" width="40%" />
              <Skeleton height={52} />
              <Skeleton height={52} />
              <Skeleton height={52} />
              <Skeleton height={72} />
            </SkeletonStack>
          </Loading>
        )}
      </Formless>
    );
  }
  if (flow.step === 'success' || isMade) {
    return (
      <Success
        prize={prize.data}
        balance={rest.balance}
        isProved={isMade}
        order={{ ...placed, store }}
        rewardsHref={rewardsHref}
      />
    );
  }
  const frame = {
    ...rest,
    prize: prize.data,
    freshness: freshnessOf(prize),
    // The earlier order was settled while the user was asked about the risk.
    flow: flow.step === 'risk' ? REDEEM_START : flow,
  };
  const { type } = prize.data;
  if (isCardType(type)) {
    return card && <CardCheckout {...frame} kind={type} card={card} onPickup={setStore} />;
  }
  return delivery && <DeliveryCheckout {...frame} delivery={delivery} />;
}
