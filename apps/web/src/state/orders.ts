import {
  confirmReceived,
  type OrdersAnswer,
  RECEIVED_START,
  type Received,
  type ReceivedEvent,
} from '@gemas/domain';
import { toFailure } from '../api/error.ts';
import { confirmOrder, fetchOrders } from '../api/orders.ts';
import { atom, atomWithQuery, queryClientAtom } from './jotai.ts';
import { sendAtom, userAtom } from './session.ts';

export function ordersKey(userId: number) {
  return ['orders', userId];
}

export const ordersAtom = atomWithQuery((get) => ({
  queryKey: ordersKey(get(userAtom).id),
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchOrders(get(sendAtom), signal),
  staleTime: 0,
}));

/** Where the question '¿Ya recibiste tu tarjeta?' stands, by the id of its order; none: not yet touched. */
export type ReceivedByOrder = Readonly<Record<number, Received>>;

const receivedStateAtom = atom<ReceivedByOrder>({});

export const receivedAtom = atom((get) => get(receivedStateAtom));

/** A visit to My rewards begins: what was put off is asked again; a confirmation on its way goes on. */
export const askReceivedAgainAtom = atom(null, (get, set) => {
  const kept = Object.entries(get(receivedStateAtom)).filter(
    ([, { step }]) => step === 'confirming',
  );
  set(receivedStateAtom, Object.fromEntries(kept));
});

/** One answer to the two questions. The state moves before the call, so that a second tap sends nothing. */
export const answerReceivedAtom = atom(null, (get, set, orderId: number, event: ReceivedEvent) => {
  const before = get(receivedStateAtom)[orderId] ?? RECEIVED_START;
  const after = confirmReceived(before, event);
  if (after === before) return;
  set(receivedStateAtom, { ...get(receivedStateAtom), [orderId]: after });
  if (after.step === 'confirming') void set(confirmAtom, orderId);
});

const confirmAtom = atom(null, async (get, set, orderId: number) => {
  try {
    const message = await confirmOrder(get(sendAtom), orderId);
    get(queryClientAtom).setQueryData<OrdersAnswer>(
      ordersKey(get(userAtom).id),
      (answer) =>
        answer && {
          ...answer,
          orders: answer.orders.map((order) =>
            order.id === orderId ? { ...order, received: true } : order,
          ),
        },
    );
    set(answerReceivedAtom, orderId, { type: 'confirmed', message });
  } catch (error) {
    set(answerReceivedAtom, orderId, { type: 'failed', message: toFailure(error).message });
  }
});
