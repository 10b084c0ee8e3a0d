import { paths, rewardOrders } from '@gemas/domain';
import { RewardsScreen } from '@gemas/ui';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { useBack } from '../shell/back.ts';
import { useConnection } from '../state/core/connection.ts';
import { useAtomValue, useSetAtom } from '../state/core/jotai.ts';
import { offlineSince, toRemoteList } from '../state/core/remote.ts';
import { newNotificationsAtom } from '../state/notifications/notifications.ts';
import {
  answerReceivedAtom,
  ordersAtom,
  receivedAtom,
  resetReceivedAtom,
} from '../state/orders.ts';
import { seenAtom } from '../state/redeem/ledger.ts';
import { useChecks } from '../state/redeem/use-checks.ts';
import { keptAtAtom } from '../state/session/session.ts';

export default function RewardsPage() {
  const answerReceived = useSetAtom(answerReceivedAtom);
  const askAgain = useSetAtom(resetReceivedAtom);
  const connection = useConnection();
  const query = useAtomValue(ordersAtom);
  const answer = query.data;
  // Once for each answer: an answer about a card changes one order of hundreds.
  const orders = useMemo(() => (answer ? rewardOrders(answer, Date.now()) : []), [answer]);
  useLayoutEffect(() => askAgain(), [askAgain]);
  const { checks, onCheck } = useChecks();
  const isChecked = checks.length > 0;
  useEffect(() => {
    if (isChecked) onCheck();
  }, [isChecked, onCheck]);
  // What was settled has been read once the screen is left.
  const markSeen = useSetAtom(seenAtom);
  useEffect(() => () => markSeen(() => true), [markSeen]);
  const keptAt = useAtomValue(keptAtAtom);
  // An empty list that is being fetched again says nothing yet.
  const isAged = orders.length === 0 && (query.isFetching || query.isRefetchError);
  return (
    <RewardsScreen
      orders={toRemoteList(isAged ? { ...query, data: undefined } : query, () => orders)}
      checks={checks}
      offlineSince={isAged ? null : offlineSince([query], keptAt)}
      onRetry={() => void query.refetch()}
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
