import type { OrderPayload, SimulationAnswer, SimulationPayload, Wallet } from '@gemas/domain';
import { ORDER_TIMEOUT_MS, type Post } from './client.ts';
import {
  essential,
  list,
  number,
  numberOrNull,
  object,
  type Reader,
  text,
  textOrNull,
} from './read.ts';

/** Messages, in whichever form they come: a text, a list of them, `{message}`. */
const words: Reader<string[]> = (value, omitted) => {
  if (value === undefined) return [];
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return list(words)(value, omitted).flat();
  return object({ message: words })(value, omitted).message;
};

const simulationBody = object({ ProductId: text, Price: numberOrNull, message: words });

const simulated = object({
  status: number,
  type: textOrNull,
  message: words,
  // Assumed: a body that is neither a product nor its new price is the reason for the refusal.
  body: (value, omitted) =>
    typeof value === 'string' || Array.isArray(value)
      ? { ...simulationBody(undefined), message: words(value, omitted) }
      : simulationBody(value, omitted),
});

const simulationAnswer: Reader<SimulationAnswer> = (value, omitted) => {
  const isWords = typeof value === 'string' || Array.isArray(value);
  const { status, type, message, body } = simulated(isWords ? { body: value } : value, omitted);
  const texts = [...message, ...body.message].filter((said) => said.trim() !== '');
  const { ProductId, Price } = body;
  return {
    status,
    type,
    texts,
    body: { ...(ProductId && { ProductId }), ...(Price !== null && { Price }) },
  };
};

/** A simulation's answer, read, and whole as it came, for the order. */
export interface Simulation {
  answer: SimulationAnswer;
  raw: unknown;
}

/** `POST /orders/simulation`. The body's own status decides, not the call's. */
export function simulateOrder(post: Post, payload: SimulationPayload): Promise<Simulation> {
  return post({
    method: 'POST',
    path: '/orders/simulation',
    body: payload,
    timeoutMs: ORDER_TIMEOUT_MS,
    read: (raw, omitted) => ({ answer: simulationAnswer(raw, omitted), raw }),
  });
}

/** Answer of an order: the new wallet, or the server's reason for refusing it. */
export type OrderAnswer = { wallet: Wallet } | { wallet: null; message: string };

const made = object({ wallet: object({ balance: essential(number) }) });

/**
 * No field has a neutral value: an answer with a wallet is an order made, one with a message alone is an order
 * refused, and anything else says neither, so that the order may exist (decision 37).
 */
const orderAnswer: Reader<OrderAnswer> = (value, omitted) => {
  const sent: Reader<unknown> = (any) => any;
  const { wallet, message } = object({ wallet: sent, message: sent })(value);
  return wallet === undefined && typeof message === 'string' && message.trim() !== ''
    ? { wallet: null, message }
    : made(value, omitted);
};

/** `POST /orders`. Throws where no answer came: the order may exist all the same. */
export function createOrder(post: Post, payload: OrderPayload): Promise<OrderAnswer> {
  return post({
    method: 'POST',
    path: '/orders',
    body: payload,
    timeoutMs: ORDER_TIMEOUT_MS,
    read: orderAnswer,
  });
}
