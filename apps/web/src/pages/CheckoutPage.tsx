import {
  detailPrize,
  entryToTell,
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
import { useConnection } from '../state/core/connection.ts';
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
import { redeemAtom, submitCardAtom, submitCheckoutAtom } from '../state/redeem/run.ts';
import { useChecks, useSeenOnLeave } from '../state/redeem/use-checks.ts';
import { balanceAtom, unreachableSinceAtom, userAtom } from '../state/session/session.ts';
import { statesAtom, storeQueryAtom, storesAtom } from '../state/stores.ts';
import { productAtom } from '../state/vault.ts';

/** How long the reason is shown before a sold-out prize leads back to the vault, ms (spec section 8). */
const LEAVE_AFTER_MS = 3000;

/** Props of the card form; its stores are fetched once a store has to be chosen. */
function useCardForm(
  user: User,
  sku: string,
  price: number | null,
  isUntold: boolean,
): CardFormProps {
  // Read as below.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const [storedSearch, defaults] = useMemo(() => {
    const { search, ...defaults } = cardCheckoutDefaults(user, sku);
    return [search, defaults] as const;
  }, [sku, isUntold]);
  const [storeSearch, setStoreSearch] = useState(storedSearch);
  const setQuery = useSetAtom(storeQueryAtom);
  const stores = useAtomValue(storesAtom);
  const { data: states = [] } = useAtomValue(statesAtom);
  const keepDraft = useSetAtom(saveCardDraftAtom);
  const submit = useSetAtom(submitCardAtom);
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
      if (price !== null) submit(payload, price);
    },
  };
}

export default function CheckoutPage() {
  const { sku = '' } = useParams();
  // Each prize has a form of its own, also when only the address changes.
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
  // What is known of the orders so far is what a lost answer is judged by (decision 37).
  const orders = useAtomValue(ordersAtom);
  const { entries, checkOf, onCheck } = useChecks();
  const untold = isRedeeming(flow) ? null : entryToTell(entries, 'order', sku);
  const isUntold = untold !== null;
  // Without what other orders may have cost; this one says itself what it will leave.
  const others = entries.filter((entry) => entry.sku !== sku);
  const balance = surelyLeft(walletBalance, others);
  const isOver = flow.step === 'success' || flow.step === 'leaving';
  // An order that is under way or made keeps its prize, also where the server does not offer it any more.
  const isKept = isOver || isRedeeming(flow);
  const prize = toRemote(
    isKept ? { ...product, error: null } : product,
    useAtomValue(unreachableSinceAtom),
    detailPrize,
  );
  const price = prize.status === 'ready' ? prize.data.price : null;
  const card = useCardForm(user, sku, price, isUntold);
  const connection = useConnection();
  // Default values are read when a form opens: no change of the user is of use to somebody who is typing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const defaults = useMemo(() => checkoutDefaults(user, sku), [sku, isUntold]);

  useLayoutEffect(() => {
    open(sku);
    return () => leave(sku);
  }, [open, leave, sku]);
  useEffect(() => {
    if (isUntold) onCheck();
  }, [isUntold, onCheck]);
  const markSeen = useSetAtom(seenAtom);
  // What was not made is seen once the user tries again.
  useSeenOnLeave(untold?.state === 'made' ? [untold] : []);
  const made = entries.filter((entry) => entry.sku === sku && entry.state === 'made').pop();
  const check = untold && {
    ...checkOf(untold),
    rewardsHref: href(paths.rewards),
    onTryAgain: () => markSeen((entry) => entry.kind === 'order' && entry.sku === sku),
  };
  // The order of another prize has ended: this one can begin.
  const isMine = useAtomValue(checkoutSkuAtom) === sku;
  const isWaiting = !isMine && flow.step === 'form' && flow.notice !== null;
  useEffect(() => {
    if (!isMine && !isWaiting) open(sku);
  }, [isMine, isWaiting, open, sku]);
  const sayOther = useSetAtom(warnOtherOrderAtom);
  const otherIsOver = useSetAtom(dismissOtherOrderAtom);
  useEffect(() => {
    if (!isWaiting) return undefined;
    sayOther();
    return () => otherIsOver();
  }, [isWaiting, sayOther, otherIsOver]);
  useEffect(() => {
    if (flow.step === 'reloading') window.location.reload();
    if (flow.step !== 'leaving') return;
    const timer = setTimeout(() => navigate(paths.vault, { replace: true }), LEAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [flow.step, navigate]);

  if (!user.vault_open && !isOver && !check) return <Redirect to={paths.vault} />;

  const post = (send: () => void) => connection.post(isWaiting ? sayOther : send);
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
      onSubmit={(form) => post(() => price !== null && submit(form, price))}
      // Back to the form, which says why.
      // Called once the sheet has answered the tap; what follows is rendered in short tasks.
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
