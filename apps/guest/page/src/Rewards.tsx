import { type OrdersAnswer, rewardOrders } from '@gemas/domain';
import { FRESH, RewardsScreen } from '@gemas/ui';
import { type ComponentProps, useEffect, useState } from 'react';

type Orders = ComponentProps<typeof RewardsScreen>['orders'];

async function load(token: string): Promise<OrdersAnswer> {
  const response = await fetch('/api/orders', { headers: { Authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
  return response.json();
}

/** A whole screen of the library with data from the mock server. */
export function Rewards({ token }: { token: string }) {
  const [orders, setOrders] = useState<Orders>({ status: 'loading' });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry loads again
  useEffect(() => {
    const retry = () => setTries((count) => count + 1);
    load(token).then(
      (answer) =>
        setOrders({
          status: 'ready',
          freshness: FRESH,
          items: rewardOrders(answer, Date.now()),
        }),
      () => setOrders({ status: 'error', failure: 'server', onRetry: retry }),
    );
  }, [token, tries]);
  return (
    <RewardsScreen
      orders={orders}
      newNotifications={0}
      received={new Map()}
      helpHref={null}
      onCopyNumber={(number) => navigator.clipboard.writeText(number)}
      onReceived={() => {}}
    />
  );
}
