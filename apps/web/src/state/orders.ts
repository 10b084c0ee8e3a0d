import {
  type Id,
  isNotYetAnswers,
  type NotYetAnswers,
  type OrderId,
  type OrdersAnswer,
  type ReceivedByOrder,
  type ReceivedEvent,
  receivedAfter,
  receivedOnOpening,
  recentNotYetAnswers,
  withReceived,
} from '@gemas/domain';
import { atom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { toFailure } from '../api/call.ts';
import { confirmOrder, fetchOrders } from '../api/orders.ts';
import { LOCAL_KEYS } from './core/storage.ts';
import { latched } from './session/latch.ts';
import { readOwn, writeOwn } from './session/owner.ts';
import { userAtom } from './session/session.ts';
import { userKey, userQuery } from './session/user-query.ts';

const NAME = 'orders';

export const ordersKey = (userId: Id) => userKey(NAME, userId);

export const ordersAtom = userQuery(NAME, fetchOrders, { staleTime: 0 });

/** State of the question '¿Ya recibiste tu tarjeta?' for each order. Written only by the actions below. */
export const receivedAtom = atom<ReceivedByOrder>(new Map());

/** Returns the answers 'Aún no' that were given in any tab and are recent enough to suppress their question. */
function notYetAnswers(userId: Id): NotYetAnswers {
  const stored = readOwn(userId, LOCAL_KEYS.notYetReceived, isNotYetAnswers, {});
  return recentNotYetAnswers(stored, Date.now());
}

/** Called when Mis premios is opened. Asks the questions again, except those that `receivedOnOpening` leaves out. */
export const resetReceivedAtom = atom(null, (get, set) => {
  const notYet = notYetAnswers(get(userAtom).id);
  set(receivedAtom, receivedOnOpening(get(receivedAtom), notYet));
});

/** Applies an event to an order's question '¿Ya recibiste tu tarjeta?'. Returns whether the question has changed. */
const moveReceivedAtom = atom(null, (get, set, orderId: OrderId, event: ReceivedEvent): boolean => {
  const before = get(receivedAtom);
  const after = receivedAfter(before, orderId, event);
  set(receivedAtom, after);
  return after !== before;
});

const confirmAtom = latched(
  async (post, get, set, orderId: OrderId): Promise<void> => {
    const queryKey = ordersKey(get(userAtom).id);
    if (!set(moveReceivedAtom, orderId, { type: 'confirm' })) return;
    try {
      const message = await confirmOrder(post, orderId);
      get(queryClientAtom).setQueryData<OrdersAnswer>(
        queryKey,
        (answer) => answer && withReceived(answer, orderId),
      );
      set(moveReceivedAtom, orderId, { type: 'confirmed', message });
    } catch (error) {
      set(moveReceivedAtom, orderId, { type: 'failed', message: toFailure(error).message });
      // Fetches the orders again, because the server may have stored the confirmation despite the failure.
      void get(queryClientAtom).invalidateQueries({ queryKey });
    }
  },
  { keyOf: (orderId) => orderId },
);

/** Handles an answer to '¿Ya recibiste tu tarjeta?' for an order, and the tap that confirms or cancels that answer. */
export const answerReceivedAtom = atom(null, (get, set, orderId: OrderId, event: ReceivedEvent) => {
  if (event.type === 'confirm') return void set(confirmAtom, orderId);
  const hasMoved = set(moveReceivedAtom, orderId, event);
  if (!hasMoved || event.type !== 'not-yet') return;
  const { id } = get(userAtom);
  writeOwn(id, LOCAL_KEYS.notYetReceived, { ...notYetAnswers(id), [orderId]: Date.now() });
});
