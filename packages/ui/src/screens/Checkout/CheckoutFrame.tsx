import {
  balanceObstacle,
  formatGems,
  isRedeeming,
  type Prize,
  RETAILER_TYPE,
  type RedeemFlow,
} from '@gemas/domain';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { type Connection, ConnectionNotice } from '../../primitives/ConnectionNotice.tsx';
import type { Freshness } from '../../primitives/Freshness/freshness.ts';
import { LinkButton } from '../../primitives/LinkText.tsx';
import { ConfirmSheet } from '../../redeem/ConfirmSheet.tsx';
import { CountdownModal } from '../../redeem/CountdownModal/CountdownModal.tsx';
import { OrderedTodayDialog } from '../../redeem/OrderedTodayDialog.tsx';
import { PrizeLine } from '../../redeem/PrizeLine.tsx';
import { AppBar } from '../../shell/AppBar.tsx';
import { Screen } from '../../shell/Screen.tsx';
import { StickyFoot } from '../../shell/StickyFoot.tsx';
import { token } from '../../theme/tokens.ts';
import { CancelLink } from './CancelLink.tsx';

const Lack = styled.p`
  font-weight: 700;
  text-align: center;
  color: ${token('text-error')};
`;

export interface RedeemActs {
  /** Called by 'Sí, canjear'. */
  onConfirm: () => void;
  /** Called by 'Sí, volver a canjear'. */
  onRedeemAgain: () => void;
  /** Called by 'Continuar', when the wait before a repeated order is over. */
  onWaitOver: () => void;
  /** Called when the user cancels any of the dialogs. */
  onCancel: () => void;
}

export interface CheckoutFrameProps extends RedeemActs {
  prize: Prize;
  /** How current the prize and the form's data are. */
  freshness: Freshness | null;
  balance: number | null;
  /** Current state of the redeem flow. For the step `success` the component `Success` is shown. */
  flow: Exclude<RedeemFlow, { step: 'success' }>;
  /** State of the phone's connection. Default: online. */
  connection?: Connection | undefined;
  /** Id of the form that the main button submits. */
  formId: string;
  /** Whether the form can be submitted. If false, the main button is hidden. Default: true. */
  canRedeem?: boolean | undefined;
  /** Shown in place of the main button while that is hidden: leads to what the form still needs. */
  hint?: { text: string; onLead: () => void } | undefined;
  /**
   * Text above the main button that says what a tap on the button does. Needed only for orders without a confirmation
   * sheet.
   */
  consequence?: ReactNode;
  /** Content at the top of the page. Default: a line with the prize and its price. */
  head?: ReactNode;
  cancelHref: string;
  /** The form with the id `formId`: `HomeDeliveryForm`, or the one of `CardCheckout`. */
  children: ReactNode;
}

const Hint = styled.p`
  text-align: center;
`;

/**
 * The frame that all checkout forms share: the prize, the main button, and the dialogs that come before an order.
 * Warnings are shown as toasts, not here.
 */
export function CheckoutFrame({
  prize,
  freshness,
  balance,
  flow,
  connection,
  formId,
  canRedeem = true,
  hint,
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
  // The price at which the user tapped 'Canjear'. If the price has changed since then, nothing is sent (decision 36).
  const asked = 'price' in flow ? flow.price : price;
  const isWorking = isRedeeming(flow);
  // The confirmation sheet stays open while the requests run, because its button shows the progress.
  const isAsking = prize.type === RETAILER_TYPE && (flow.step === 'confirm' || isWorking);
  const isLeaving = flow.step === 'leaving' || flow.step === 'reloading';
  const isFrozen = isWorking || isLeaving;
  const lack = price === null ? null : balanceObstacle(price, balance);

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
        lack !== null || canRedeem || hint || connection?.offline ? (
          <StickyFoot>
            {lack !== null && <Lack>{lack}</Lack>}
            {lack === null && <ConnectionNotice needs="redeem" connection={connection} />}
            {lack === null && !canRedeem && hint && (
              <Hint>
                <LinkButton onClick={hint.onLead}>{hint.text}</LinkButton>
              </Hint>
            )}
            {lack === null && canRedeem && (
              <>
                {consequence}
                <Button
                  // A tap that continues an earlier burst of taps does not press it (platform/own-taps.ts).
                  data-deliberate=""
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
      {/* While the confirmation sheet is open, the browser already makes the page inert. Setting `inert` as well would
          only restyle the whole page. */}
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
