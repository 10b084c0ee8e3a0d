import {
  confirmReceived,
  type OrdersAnswer,
  RECEIVED_START,
  type Received,
  type ReceivedEvent,
} from '@gemas/domain';
import { toFailure } from '../api/error.ts';
import { confirmOrder, fetchOrders } from '../api/orders.ts';
import { atom, queryClientAtom } from './core/jotai.ts';
import { latched } from './core/latch.ts';
import { userKey, userQuery } from './core/user-query.ts';
import { userAtom } from './session/session.ts';

const NAME = 'orders';

export const ordersKey = (userId: number) => userKey(NAME, userId);

export const ordersAtom = userQuery(NAME, fetchOrders, { staleTime: 0 });

/** State of the question '¿Ya recibiste tu tarjeta?' by the id of its order; none before its first event. */
export type ReceivedByOrder = Readonly<Record<number, Received>>;

const receivedStateAtom = atom<ReceivedByOrder>({});

export const receivedAtom = atom((get) => get(receivedStateAtom));

/** My rewards is opened: a question that was put off is asked again; a confirmation in progress goes on. */
export const resetReceivedAtom = atom(null, (get, set) => {
  const inProgress = Object.entries(get(receivedStateAtom)).filter(
    ([, { step }]) => step === 'confirming',
  );
  set(receivedStateAtom, Object.fromEntries(inProgress));
});

/** Applies an event to the question about an order; returns whether it changed anything. */
const moveReceivedAtom = atom(null, (get, set, orderId: number, event: ReceivedEvent): boolean => {
  const before = get(receivedStateAtom)[orderId] ?? RECEIVED_START;
  const after = confirmReceived(before, event);
  if (after === before) return false;
  set(receivedStateAtom, { ...get(receivedStateAtom), [orderId]: after });
  return true;
});

const confirmAtom = latched(
  async (post, get, set, orderId: number): Promise<void> => {
    const queryKey = ordersKey(get(userAtom).id);
    if (!set(moveReceivedAtom, orderId, { type: 'confirm' })) return;
    try {
      const message = await confirmOrder(post, orderId);
      get(queryClientAtom).setQueryData<OrdersAnswer>(
        queryKey,
        (answer) =>
          answer && {
            ...answer,
            orders: answer.orders.map((order) =>
              order.id === orderId ? { ...order, received: true } : order,
            ),
          },
      );
      set(moveReceivedAtom, orderId, { type: 'confirmed', message });
    } catch (error) {
      set(moveReceivedAtom, orderId, { type: 'failed', message: toFailure(error).message });
    }
  },
  { keyOf: (orderId) => orderId },
);

/** An answer to one of the two questions. */
export const answerReceivedAtom = atom(null, (_get, set, orderId: number, event: ReceivedEvent) => {
  if (event.type === 'confirm') void set(confirmAtom, orderId);
  else set(moveReceivedAtom, orderId, event);
});
