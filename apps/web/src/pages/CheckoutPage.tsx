import {
  detailPrize,
  flowOfSku,
  href,
  isCardType,
  isPrizeKept,
  isPrizeWithdrawn,
  isRedeeming,
  LEAVE_AFTER_MS,
  OTHER_ORDER_TOAST,
  PRIZE_GONE_TOAST,
  paths,
  placedOrder,
  type RedeemEvent,
  type RedeemPayload,
  simulationPayload,
} from '@gemas/domain';
import { CheckoutScreen, type CheckoutScreenProps } from '@gemas/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { startTransition, useEffect, useLayoutEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { callAfter } from '../platform/after.ts';
import { Redirect } from '../shell/page-frame.tsx';
import { dismissToastAtom, toastAtom } from '../state/core/toasts.ts';
import { ordersAtom } from '../state/orders.ts';
import {
  checkoutAtom,
  leaveCheckoutAtom,
  moveCheckoutAtom,
  openCheckoutAtom,
  redeemAtom,
} from '../state/redeem/redeem.ts';
import { forgetUnprovenAtom } from '../state/redeem/stored-ledger.ts';
import { useConnection } from '../state/session/connection.ts';
import { balanceAtom, userAtom } from '../state/session/session.ts';
import { productAtom } from '../state/vault.ts';
import { useCardForm } from './card-form.ts';
import { useDeliveryForm, useEarlierSend } from './prize-form.ts';
import { useRemote } from './use-remote.ts';

interface CheckoutPageProps {
  sku: string;
  /** The props of the screen that do not depend on the form. */
  screen: Omit<CheckoutScreenProps, 'delivery' | 'card'>;
  /**
   * Called with the values of a valid form when the user taps 'Canjear'. Runs `redeemAtom` with the event `submit` and
   * the price on the button.
   */
  submit: (payload: RedeemPayload) => void;
}

/** Opens the checkout of a prize, and returns what both forms have in common. */
function useCheckout(sku: string): Omit<CheckoutPageProps, 'sku'> & { isBarred: boolean } {
  const navigate = useNavigate();
  const user = useAtomValue(userAtom);
  const product = useAtomValue(productAtom(sku));
  const balance = useAtomValue(balanceAtom);
  const checkout = useAtomValue(checkoutAtom);
  const flow = flowOfSku(checkout, sku);
  const open = useSetAtom(openCheckoutAtom);
  const leave = useSetAtom(leaveCheckoutAtom);
  const move = useSetAtom(moveCheckoutAtom);
  const redeem = useSetAtom(redeemAtom);
  const forgetUnproven = useSetAtom(forgetUnprovenAtom);
  const connection = useConnection();
  // Loads the orders, because they are the evidence for an order whose answer is lost (decision 37).
  const { data: orders } = useAtomValue(ordersAtom);
  // While the prize is being redeemed, a failed refetch must not remove the prize from the screen.
  const prize = useRemote(isPrizeKept(flow) ? { ...product, error: null } : product, detailPrize);

  const { entries, check } = useEarlierSend('order', sku, isRedeeming(flow), () =>
    move({ type: 'ask-risk' }),
  );
  // True while an order of another prize is in progress. This checkout opens when that order has ended.
  const isWaiting = checkout.sku !== sku && isRedeeming(checkout.flow);
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    open(sku);
    return () => leave(sku);
  }, [open, leave, sku, isWaiting]);
  const toast = useSetAtom(toastAtom);
  const dismissToast = useSetAtom(dismissToastAtom);
  useEffect(() => {
    if (!isWaiting) return undefined;
    toast(OTHER_ORDER_TOAST);
    return () => dismissToast(OTHER_ORDER_TOAST.id);
  }, [isWaiting, toast, dismissToast]);
  useEffect(() => {
    if (flow.step === 'reloading') window.location.reload();
    if (flow.step !== 'leaving') return undefined;
    return callAfter(LEAVE_AFTER_MS, () => navigate(paths.vault, { replace: true }));
  }, [flow.step, navigate]);

  const isGone =
    !check &&
    (prize.status === 'error'
      ? prize.failure === 'missing'
      : prize.status === 'ready' && isPrizeWithdrawn(prize.data, flow));
  useEffect(() => {
    if (isGone) toast(PRIZE_GONE_TOAST);
  }, [isGone, toast]);

  /**
   * Called by each answer that leads towards the order ('Sí, canjear', 'Sí, volver a canjear', 'Continuar'). Rendered in a transition, so that the dialog can first react to the
   * tap. Without network, the dialog closes, and the form below says that there is no connection (decision 65).
   */
  const agree = (tap: RedeemEvent) =>
    startTransition(() => {
      if (connection.offline) move({ type: 'cancel' });
      else void redeem(tap);
    });

  const isOver = flow.step === 'success' || flow.step === 'leaving';
  return {
    isBarred: isGone || (!user.vault_open && !isOver && !check),
    screen: {
      prize,
      check,
      placed: placedOrder(entries, sku, orders?.orders ?? []),
      balance,
      flow,
      connection,
      onConfirm: () => agree({ type: 'confirm' }),
      onAcceptRisk: () => {
        forgetUnproven('order', sku);
        move({ type: 'accept-risk' });
      },
      onRedeemAgain: () => agree({ type: 'redeem-again' }),
      onWaitOver: () => agree({ type: 'wait-over' }),
      onCancel: () => move({ type: 'cancel' }),
      cancelHref: href(paths.vaultDetails(sku)),
      rewardsHref: href(paths.rewards),
    },
    // Sends the price on the button. While an order of another prize is in progress, only shows a toast.
    submit: (payload) => {
      const price = prize.status === 'ready' ? prize.data.price : null;
      connection.ifOnline(() => {
        if (isWaiting) toast(OTHER_ORDER_TOAST);
        else if (price !== null) void redeem({ type: 'submit', price }, payload);
      });
    },
  };
}

export default function CheckoutPage() {
  const { sku = '' } = useParams();
  // The key gives each prize a form of its own, also when the user goes from one prize's URL to another.
  return <Checkout key={sku} sku={sku} />;
}

function Checkout({ sku }: { sku: string }) {
  const { isBarred, ...checkout } = useCheckout(sku);
  const { prize } = checkout.screen;
  if (isBarred) return <Redirect to={paths.vault} />;
  // Without a prize, nothing says which form is needed.
  if (prize.status !== 'ready') return <CheckoutScreen {...checkout.screen} />;
  const Form = isCardType(prize.data.type) ? CardForm : HomeForm;
  return <Form {...checkout} sku={sku} />;
}

/** The checkout of a prize that is sent home. */
function HomeForm({ sku, screen, submit }: CheckoutPageProps) {
  const form = useDeliveryForm(sku, screen.check !== null);
  return (
    <CheckoutScreen
      {...screen}
      delivery={{ ...form, onSubmit: (values) => submit(simulationPayload(sku, values)) }}
    />
  );
}

/** The checkout of a card. */
function CardForm({ sku, screen, submit }: CheckoutPageProps) {
  const form = useCardForm(sku, screen.check !== null);
  return <CheckoutScreen {...screen} card={{ ...form, onSubmit: submit }} />;
}
