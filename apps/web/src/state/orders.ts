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

/** True when the event moved the question about an order. */
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

/** One answer to the two questions. */
export const answerReceivedAtom = atom(null, (_get, set, orderId: number, event: ReceivedEvent) => {
  if (event.type === 'confirm') void set(confirmAtom, orderId);
  else set(moveReceivedAtom, orderId, event);
});
