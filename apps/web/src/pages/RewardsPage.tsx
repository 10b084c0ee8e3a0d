import { paths, rewardOrders } from '@gemas/domain';
import { RewardsScreen } from '@gemas/ui';
import { useLayoutEffect, useMemo } from 'react';
import { useBack } from '../shell/back.ts';
import { useConnection } from '../state/core/connection.ts';
import { useAtomValue, useSetAtom } from '../state/core/jotai.ts';
import { toRemoteList } from '../state/core/remote.ts';
import { newNotificationsAtom } from '../state/notifications/notifications.ts';
import {
  answerReceivedAtom,
  ordersAtom,
  receivedAtom,
  resetReceivedAtom,
} from '../state/orders.ts';

export default function RewardsPage() {
  const answerReceived = useSetAtom(answerReceivedAtom);
  const askAgain = useSetAtom(resetReceivedAtom);
  const connection = useConnection();
  const query = useAtomValue(ordersAtom);
  const answer = query.data;
  // Once for each answer: an answer about a card changes one order of hundreds.
  const orders = useMemo(() => (answer ? rewardOrders(answer, Date.now()) : []), [answer]);
  useLayoutEffect(() => askAgain(), [askAgain]);
  return (
    <RewardsScreen
      orders={toRemoteList(query, () => orders)}
      newNotifications={useAtomValue(newNotificationsAtom)}
      received={useAtomValue(receivedAtom)}
      connection={connection}
      onReceived={(orderId, type) => {
        if (type === 'confirm' && connection.offline) connection.onRetry();
        else answerReceived(orderId, { type });
      }}
      onBack={useBack(paths.score)}
    />
  );
}
