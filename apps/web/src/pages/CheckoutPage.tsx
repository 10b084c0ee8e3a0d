import {
  detailPrize,
  entryToShow,
  href,
  isRedeeming,
  offeredStores,
  orderOf,
  paths,
  STORE_SEARCH_DEBOUNCE_MS,
  surelyLeft,
  type User,
} from '@gemas/domain';
import { type CardFormProps, CheckoutScreen } from '@gemas/ui';
import { startTransition, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { Redirect } from '../shell/Redirect.tsx';
import { usePostalLookup } from '../state/address.ts';
import { useAtomValue, useSetAtom } from '../state/core/jotai.ts';
import { toRemote, toRemoteList } from '../state/core/remote.ts';
import { ordersAtom } from '../state/orders.ts';
import {
  checkoutSkuAtom,
  dismissOtherOrderAtom,
  leaveCheckoutAtom,
  openCheckoutAtom,
  redeemFlowOfAtom,
  warnOtherOrderAtom,
} from '../state/redeem/checkout.ts';
import {
  cardCheckoutDefaults,
  checkoutDefaults,
  saveCardDraftAtom,
  saveDraftAtom,
} from '../state/redeem/draft.ts';
import { seenAtom } from '../state/redeem/ledger-changes.ts';
import { redeemAtom, submitCheckoutAtom } from '../state/redeem/run.ts';
import { useChecks, useSeenOnLeave } from '../state/redeem/use-checks.ts';
import { useConnection } from '../state/session/connection.ts';
import { balanceAtom, unreachableSinceAtom, userAtom } from '../state/session/session.ts';
import { statesAtom, storeQueryAtom, storesAtom } from '../state/stores.ts';
import { productAtom } from '../state/vault.ts';

/**
 * How long the message that the prize is sold out is shown before the user is redirected to the vault, ms (spec section
 * 8).
 */
const LEAVE_AFTER_MS = 3000;

/** Returns the props of the card form. The pickup stores are fetched when the user has to choose one. */
function useCardForm(
  user: User,
  sku: string,
  price: number | null,
  hasEntryToShow: boolean,
): CardFormProps {
  // The initial values are read once when the form opens, as in `Checkout` below.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const [storedSearch, defaults] = useMemo(() => {
    const { search, ...defaults } = cardCheckoutDefaults(user, sku);
    return [search, defaults] as const;
  }, [sku, hasEntryToShow]);
  const [storeSearch, setStoreSearch] = useState(storedSearch);
  const setQuery = useSetAtom(storeQueryAtom);
  const stores = useAtomValue(storesAtom);
  const { data: states = [] } = useAtomValue(statesAtom);
  const keepDraft = useSetAtom(saveCardDraftAtom);
  const submit = useSetAtom(submitCheckoutAtom);
  const [isAsked, setIsAsked] = useState(false);
  const unreachableSince = useAtomValue(unreachableSinceAtom);
  const typed = storeSearch.trim();

  useEffect(() => {
    if (!isAsked) return;
    const timer = setTimeout(() => setQuery(typed), typed === '' ? 0 : STORE_SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [isAsked, typed, setQuery]);
  useEffect(() => () => setQuery(null), [setQuery]);

  return {
    hasCard: user.has_card,
    defaults,
    stores: toRemoteList(stores, unreachableSince, offeredStores),
    states,
    storeSearch,
    onStoreSearch: setStoreSearch,
    onStoresAsked: () => setIsAsked(true),
    onDraft: (draft) => keepDraft(sku, { ...draft, search: storeSearch }),
    onSubmit: (payload) => {
      if (price !== null) submit({ kind: 'card', payload }, price);
    },
  };
}

export default function CheckoutPage() {
  const { sku = '' } = useParams();
  // Each prize has its own form, also if only the address changes.
  return <Checkout key={sku} sku={sku} />;
}

function Checkout({ sku }: { sku: string }) {
  const navigate = useNavigate();
  const user = useAtomValue(userAtom);
  const product = useAtomValue(productAtom(sku));
  const walletBalance = useAtomValue(balanceAtom);
  const flow = useAtomValue(redeemFlowOfAtom)(sku);
  const open = useSetAtom(openCheckoutAtom);
  const leave = useSetAtom(leaveCheckoutAtom);
  const dispatch = useSetAtom(redeemAtom);
  const submit = useSetAtom(submitCheckoutAtom);
  const keepDraft = useSetAtom(saveDraftAtom);
  const { lookup, lookUp } = usePostalLookup();
  // Loads the orders, because they are the evidence for an order whose answer is lost (decision 37).
  const orders = useAtomValue(ordersAtom);
  const { entries, checkOf, onCheck } = useChecks();
  const unseen = isRedeeming(flow) ? null : entryToShow(entries, 'order', sku);
  const hasEntryToShow = unseen !== null;
  // Open orders of other prizes may have been made, so their prices are subtracted from the balance. The price of an
  // open order of this prize is not subtracted: the message about that order says that its price is set aside.
  const others = entries.filter((entry) => entry.sku !== sku);
  const balance = surelyLeft(walletBalance, others);
  const isOver = flow.step === 'success' || flow.step === 'leaving';
  // During and after an order the prize stays on the screen, even if the server no longer offers it.
  const isKept = isOver || isRedeeming(flow);
  const prize = toRemote(
    isKept ? { ...product, error: null } : product,
    useAtomValue(unreachableSinceAtom),
    detailPrize,
  );
  const price = prize.status === 'ready' ? prize.data.price : null;
  const card = useCardForm(user, sku, price, hasEntryToShow);
  const connection = useConnection();
  // The initial values are read once when the form opens. A later change of the user must not change a form in use.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const defaults = useMemo(() => checkoutDefaults(user, sku), [sku, hasEntryToShow]);

  useLayoutEffect(() => {
    open(sku);
    return () => leave(sku);
  }, [open, leave, sku]);
  useEffect(() => {
    if (hasEntryToShow) onCheck();
  }, [hasEntryToShow, onCheck]);
  const markSeen = useSetAtom(seenAtom);
  // Only an order that was made is marked as seen when the user leaves. An order that was not made is marked as seen
  // when the user tries again.
  useSeenOnLeave(unseen?.state === 'made' ? [unseen] : []);
  const made = entries.filter((entry) => entry.sku === sku && entry.state === 'made').pop();
  const check = unseen && {
    ...checkOf(unseen),
    rewardsHref: href(paths.rewards),
    onTryAgain: () => markSeen((entry) => entry.kind === 'order' && entry.sku === sku),
  };
  // False while an order of another prize is in progress. This checkout starts when that order has ended.
  const isMine = useAtomValue(checkoutSkuAtom) === sku;
  const isWaiting = !isMine && flow.step === 'form' && flow.notice !== null;
  useEffect(() => {
    if (!isMine && !isWaiting) open(sku);
  }, [isMine, isWaiting, open, sku]);
  const warnAboutOtherOrder = useSetAtom(warnOtherOrderAtom);
  const dismissOtherWarning = useSetAtom(dismissOtherOrderAtom);
  useEffect(() => {
    if (!isWaiting) return undefined;
    warnAboutOtherOrder();
    return () => dismissOtherWarning();
  }, [isWaiting, warnAboutOtherOrder, dismissOtherWarning]);
  useEffect(() => {
    if (flow.step === 'reloading') window.location.reload();
    if (flow.step !== 'leaving') return;
    const timer = setTimeout(() => navigate(paths.vault, { replace: true }), LEAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [flow.step, navigate]);

  if (!user.vault_open && !isOver && !check) return <Redirect to={paths.vault} />;

  const post = (send: () => void) => connection.post(isWaiting ? warnAboutOtherOrder : send);
  return (
    <CheckoutScreen
      prize={prize}
      check={check}
      placed={
        made && {
          orderedAt: new Date(made.sentAt).toISOString(),
          number: orderOf(made, orders.data?.orders ?? [])?.order,
        }
      }
      balance={balance}
      flow={flow}
      connection={connection}
      card={{ ...card, onSubmit: (...form) => post(() => card.onSubmit(...form)) }}
      addresses={user.addresses}
      defaults={defaults}
      postalLookup={lookup}
      onPostalCode={lookUp}
      onDraft={(form) => keepDraft(sku, form)}
      onSubmit={(form) => post(() => price !== null && submit({ kind: 'delivery', form }, price))}
      // Without network, the checkout returns to the form, which says that there is no connection. In a transition, so
      // that the sheet reacts to the tap before the next step is rendered.
      onConfirm={() =>
        startTransition(() => dispatch({ type: connection.offline ? 'cancel' : 'confirm' }))
      }
      onRedeemAgain={() => dispatch({ type: 'redeem-again' })}
      onWaitOver={() => dispatch({ type: 'wait-over' })}
      onCancel={() => dispatch({ type: 'cancel' })}
      cancelHref={href(paths.vaultDetails(sku))}
      vaultHref={href(paths.vault)}
      rewardsHref={href(paths.rewards)}
    />
  );
}
