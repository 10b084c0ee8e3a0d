import {
  type CardOrderPayload,
  cardDefaults,
  cleanText,
  detailPrize,
  flowOfSku,
  href,
  isPrizeKept,
  isRedeeming,
  LEAVE_AFTER_MS,
  OTHER_ORDER_TOAST,
  offeredStores,
  paths,
  placedOrder,
  STORE_SEARCH_DEBOUNCE_MS,
  surelyLeft,
} from '@gemas/domain';
import { type CardFormProps, CheckoutScreen, callAfter } from '@gemas/ui';
import { startTransition, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { Redirect } from '../shell/Redirect.tsx';
import { useAtomValue, useSetAtom } from '../state/core/jotai.ts';
import { dismissToastAtom, toastAtom } from '../state/core/toasts.ts';
import { ordersAtom } from '../state/orders.ts';
import { checkoutAtom, leaveCheckoutAtom, openCheckoutAtom } from '../state/redeem/checkout.ts';
import { saveCardDraftAtom, withDraft } from '../state/redeem/draft.ts';
import { redeemAtom, submitCheckoutAtom } from '../state/redeem/run.ts';
import { useConnection } from '../state/session/connection.ts';
import { balanceAtom, userAtom } from '../state/session/session.ts';
import { statesAtom, storeQueryAtom, storesAtom } from '../state/stores.ts';
import { productAtom } from '../state/vault.ts';
import { useDeliveryForm, useEarlierSend } from './prize-form.ts';
import { useRemote, useRemoteList } from './use-remote.ts';

/**
 * Returns the props of the card form. The pickup stores are fetched when the user has to choose one.
 *
 * @param hasCheck whether a message about an earlier order replaces the form
 */
function useCardForm(
  sku: string,
  hasCheck: boolean,
  onSubmit: (payload: CardOrderPayload) => void,
): CardFormProps {
  const user = useAtomValue(userAtom);
  // The initial values are read only when the form opens, so that newer data of the user do not change a form in use.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const stored = useMemo(() => withDraft(cardDefaults(user), user.id, sku), [sku, hasCheck]);
  const { search: storedSearch, ...defaults } = stored;
  const [search, setSearch] = useState(storedSearch);
  const setQuery = useSetAtom(storeQueryAtom);
  const states = useAtomValue(statesAtom);
  const keepDraft = useSetAtom(saveCardDraftAtom);
  const [isAsked, setIsAsked] = useState(false);
  const typed = cleanText(search);

  useEffect(() => {
    if (!isAsked) return undefined;
    return callAfter(typed === '' ? 0 : STORE_SEARCH_DEBOUNCE_MS, () => setQuery(typed));
  }, [isAsked, typed, setQuery]);
  useEffect(() => () => setQuery(null), [setQuery]);

  return {
    hasCard: user.has_card,
    defaults,
    stores: useRemoteList(useAtomValue(storesAtom), offeredStores),
    states,
    storeSearch: search,
    onStoreSearch: setSearch,
    onStoresAsked: () => setIsAsked(true),
    onDraft: (draft) => keepDraft(sku, { ...draft, search }),
    onSubmit,
  };
}

export default function CheckoutPage() {
  const { sku = '' } = useParams();
  // The key gives each prize a form of its own, also when the user goes from one prize's URL to another.
  return <Checkout key={sku} sku={sku} />;
}

function Checkout({ sku }: { sku: string }) {
  const navigate = useNavigate();
  const user = useAtomValue(userAtom);
  const product = useAtomValue(productAtom(sku));
  const walletBalance = useAtomValue(balanceAtom);
  const checkout = useAtomValue(checkoutAtom);
  const flow = flowOfSku(checkout, sku);
  const open = useSetAtom(openCheckoutAtom);
  const leave = useSetAtom(leaveCheckoutAtom);
  const dispatch = useSetAtom(redeemAtom);
  const submit = useSetAtom(submitCheckoutAtom);
  const connection = useConnection();
  // Loads the orders, because they are the evidence for an order whose answer is lost (decision 37).
  const { data: orders } = useAtomValue(ordersAtom);
  const prize = useRemote(isPrizeKept(flow) ? { ...product, error: null } : product, detailPrize);

  useLayoutEffect(() => {
    open(sku);
    return () => leave(sku);
  }, [open, leave, sku]);
  const { entries, check } = useEarlierSend('order', sku, isRedeeming(flow), () =>
    dispatch({ type: 'ask-risk' }),
  );
  // False while an order of another prize is in progress. This checkout starts when that order has ended.
  const isMine = checkout.sku === sku;
  const isWaiting = !isMine && isRedeeming(checkout.flow);
  useEffect(() => {
    if (!isMine && !isWaiting) open(sku);
  }, [isMine, isWaiting, open, sku]);
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

  /** Calls `send` with the price on the button. While an order of another prize is in progress, only shows a toast. */
  const order = (send: (price: number) => void) => {
    const price = prize.status === 'ready' ? prize.data.price : null;
    connection.post(() => {
      if (isWaiting) toast(OTHER_ORDER_TOAST);
      else if (price !== null) send(price);
    });
  };
  const hasCheck = check !== null;
  const delivery = useDeliveryForm(sku, hasCheck);
  const card = useCardForm(sku, hasCheck, (payload) =>
    order((price) => submit({ kind: 'card', payload }, price)),
  );

  const isOver = flow.step === 'success' || flow.step === 'leaving';
  if (!user.vault_open && !isOver && !check) return <Redirect to={paths.vault} />;
  return (
    <CheckoutScreen
      {...delivery}
      prize={prize}
      check={check}
      placed={placedOrder(entries, sku, orders?.orders ?? [])}
      balance={surelyLeft(walletBalance, entries, sku)}
      flow={flow}
      connection={connection}
      card={card}
      onSubmit={(form) => order((price) => submit({ kind: 'delivery', form }, price))}
      // Without network, the sheet closes, and the form below says that there is no connection. The next step is
      // rendered in a transition, so that the sheet can first react to the tap.
      onConfirm={() =>
        startTransition(() => dispatch({ type: connection.offline ? 'cancel' : 'confirm' }))
      }
      onAcceptRisk={() => dispatch({ type: 'accept-risk' })}
      onRedeemAgain={() => dispatch({ type: 'redeem-again' })}
      onWaitOver={() => dispatch({ type: 'wait-over' })}
      onCancel={() => dispatch({ type: 'cancel' })}
      cancelHref={href(paths.vaultDetails(sku))}
      vaultHref={href(paths.vault)}
      rewardsHref={href(paths.rewards)}
    />
  );
}
