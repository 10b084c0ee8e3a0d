import { copiedToast, paths, rewardOrders } from '@gemas/domain';
import { RewardsScreen } from '@gemas/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { copyText } from '../platform/copy-text.ts';
import { optional } from '../platform/lazy.tsx';
import { useBack } from '../shell/back.ts';
import { LEDGER_PREFIX, local } from '../state/core/storage.ts';
import { toastAtom } from '../state/core/toasts.ts';
import { newNotificationsAtom } from '../state/notifications/notifications.ts';
import {
  answerReceivedAtom,
  ordersAtom,
  receivedAtom,
  resetReceivedAtom,
} from '../state/orders.ts';
import { useConnection } from '../state/session/connection.ts';
import { userIdAtom } from '../state/session/user-query.ts';
import { orderHelpAtom } from '../state/tickets.ts';
import { useRemoteList } from './use-remote.ts';

// If the code of `Checks` cannot be loaded, the list is shown without it.
const Checks = optional(async () => (await import('./rewards/Checks.tsx')).default);

export default function RewardsPage() {
  const answerReceived = useSetAtom(answerReceivedAtom);
  const askAgain = useSetAtom(resetReceivedAtom);
  const connection = useConnection();
  const query = useAtomValue(ordersAtom);
  const answer = query.data;
  // Memoised, because there may be hundreds of orders, and this page re-renders after each answer to '¿Ya recibiste tu
  // tarjeta?'.
  const orders = useMemo(() => (answer ? rewardOrders(answer, Date.now()) : []), [answer]);
  useLayoutEffect(() => askAgain(), [askAgain]);
  const userId = useAtomValue(userIdAtom);
  // The code of `Checks` is loaded only if the phone's ledger has entries of this user (orders or claims).
  const [hasSent] = useState(() => local.keys(`${LEDGER_PREFIX}${userId}:`).length > 0);
  const toast = useSetAtom(toastAtom);
  const copyNumber = useCallback(
    async (number: string) => toast(copiedToast(number, await copyText(number))),
    [toast],
  );
  // During a refresh and after a failed refresh, an empty list may be outdated, so the list counts as not loaded.
  const isAged = orders.length === 0 && (query.isFetching || query.isRefetchError);
  return (
    <RewardsScreen
      orders={useRemoteList(isAged ? { ...query, data: undefined } : query, () => orders)}
      checks={hasSent ? <Checks /> : null}
      newNotifications={useAtomValue(newNotificationsAtom)}
      received={useAtomValue(receivedAtom)}
      connection={connection}
      helpHref={useAtomValue(orderHelpAtom)}
      onCopyNumber={copyNumber}
      onReceived={(orderId, type) => {
        const answer = () => void answerReceived(orderId, { type });
        if (type === 'confirm') connection.ifOnline(answer);
        else answer();
      }}
      onBack={useBack(paths.score)}
    />
  );
}
