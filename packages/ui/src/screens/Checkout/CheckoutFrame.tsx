import {
  formatGems,
  isRedeeming,
  NOT_ENOUGH_GEMS,
  type Prize,
  RETAILER_TYPE,
  type RedeemFlow,
} from '@gemas/domain';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import {
  type Connection,
  ConnectionNotice,
} from '../../primitives/ConnectionNotice/ConnectionNotice.tsx';
import type { Freshness } from '../../primitives/Freshness/freshness.ts';
import { ConfirmSheet } from '../../redeem/ConfirmSheet/ConfirmSheet.tsx';
import { CountdownModal } from '../../redeem/CountdownModal/CountdownModal.tsx';
import { OrderedTodayDialog } from '../../redeem/OrderedTodayDialog/OrderedTodayDialog.tsx';
import { PrizeLine } from '../../redeem/PrizeLine/PrizeLine.tsx';
import { AppBar } from '../../shell/AppBar/AppBar.tsx';
import { Screen } from '../../shell/Screen/Screen.tsx';
import { StickyFoot } from '../../shell/StickyFoot/StickyFoot.tsx';
import { token } from '../../theme/tokens.ts';
import { CancelLink } from './CancelLink.tsx';

const Lack = styled.p`
  font-weight: 700;
  text-align: center;
  color: ${token('text-error')};
`;

export interface RedeemActs {
  /** 'Sí, canjear'. */
  onConfirm: () => void;
  /** 'Sí, volver a canjear'. */
  onRedeemAgain: () => void;
  /** 'Continuar', once the wait is over. */
  onWaitOver: () => void;
  /** The negative answer to every question. */
  onCancel: () => void;
}

export interface CheckoutFrameProps extends RedeemActs {
  prize: Prize;
  /** How current the prize is, and what the form offers. */
  freshness: Freshness | null;
  balance: number;
  /** Any step but the success, which has a screen of its own. */
  flow: Exclude<RedeemFlow, { step: 'success' }>;
  /** Whether the order can be sent. Default: it can. */
  connection?: Connection | undefined;
  /** Id of the form that the main button submits. */
  formId: string;
  /** The form can be submitted: the main button is shown. Default: true. */
  canRedeem?: boolean | undefined;
  /** Called by the main button when no sheet asks for confirmation. */
  consequence?: ReactNode;
  /** Replaces the prize. */
  head?: ReactNode;
  cancelHref: string;
  /** The form. */
  children: ReactNode;
}

/** The frame of every checkout form: prize, main button and the questions before an order. Warnings are toasts. */
export function CheckoutFrame({
  prize,
  freshness,
  balance,
  flow,
  connection,
  formId,
  canRedeem = true,
  consequence,
  head,
  cancelHref,
  onConfirm,
  onRedeemAgain,
  onWaitOver,
  onCancel,
  children,
}: CheckoutFrameProps) {
  const { price } = prize;
  // The tapped price: the product may have changed meanwhile, and then nothing is sent at that price (decision 36).
  const asked = 'price' in flow ? flow.price : price;
  const isWorking = isRedeeming(flow);
  // The confirmed sheet stays open while the requests run: the tapped button shows it.
  const isAsking = prize.type === RETAILER_TYPE && (flow.step === 'confirm' || isWorking);
  const isLeaving = flow.step === 'leaving' || flow.step === 'reloading';
  const isFrozen = isWorking || isLeaving;
  const isLacking = price !== null && balance < price;

  return (
    <Screen
      freshness={freshness}
      bar={
        <AppBar
          title="Canjear premio"
          end={<CancelLink href={isFrozen ? undefined : cancelHref} />}
        />
      }
      foot={
        isLacking || canRedeem || connection?.offline ? (
          <StickyFoot>
            {isLacking && <Lack>{NOT_ENOUGH_GEMS}</Lack>}
            {!isLacking && <ConnectionNotice needs="redeem" connection={connection} />}
            {!isLacking && canRedeem && (
              <>
                {consequence}
                <Button
                  type="submit"
                  form={formId}
                  busy={isWorking && !isAsking}
                  busyLabel="Canjeando..."
                  disabled={isLeaving}
                >
                  {price === null ? 'Canjear' : `Canjear por ${formatGems(price)}`}
                </Button>
              </>
            )}
          </StickyFoot>
        ) : undefined
      }
    >
      {/* Under the sheet the page is inert as it is: changed here as well, all of it would be styled anew. */}
      <div inert={isFrozen && !isAsking}>
        {head ?? <PrizeLine prize={prize} balance={balance} />}
        {children}
      </div>
      <OrderedTodayDialog
        open={flow.step === 'ordered-today'}
        image={prize.image}
        onRedeemAgain={onRedeemAgain}
        onCancel={onCancel}
      />
      <CountdownModal
        until={flow.step === 'wait' ? flow.until : null}
        onContinue={onWaitOver}
        onCancel={onCancel}
      />
      {asked !== null && (
        <ConfirmSheet
          open={isAsking}
          busy={isWorking}
          image={prize.image}
          price={asked}
          balance={balance}
          onConfirm={onConfirm}
          onCancel={onCancel}
        />
      )}
    </Screen>
  );
}
