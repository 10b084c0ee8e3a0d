import { paths, rewardOrders } from '@gemas/domain';
import { RewardsScreen } from '@gemas/ui';
import { useLayoutEffect } from 'react';
import { useBack } from '../shell/back.ts';
import { useAtomValue, useSetAtom } from '../state/jotai.ts';
import { newNotificationsAtom } from '../state/notifications.ts';
import {
  answerReceivedAtom,
  askReceivedAgainAtom,
  ordersAtom,
  receivedAtom,
} from '../state/orders.ts';
import { toRemoteList } from '../state/remote.ts';

export default function RewardsPage() {
  const answerReceived = useSetAtom(answerReceivedAtom);
  const askAgain = useSetAtom(askReceivedAgainAtom);
  useLayoutEffect(() => askAgain(), [askAgain]);
  return (
    <RewardsScreen
      orders={toRemoteList(useAtomValue(ordersAtom), rewardOrders)}
      newNotifications={useAtomValue(newNotificationsAtom)}
      received={useAtomValue(receivedAtom)}
      onReceived={(orderId, type) => answerReceived(orderId, { type })}
      onBack={useBack(paths.score)}
    />
  );
}
