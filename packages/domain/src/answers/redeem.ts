import type { SimulationAnswer } from '../redeem/payload.ts';
import {
  essential,
  list,
  number,
  numberOrNull,
  object,
  type Reader,
  rawText,
  textOrNull,
} from './read.ts';
import { nestWallet } from './session.ts';

/** Reads messages, which may be sent as a text, a list of texts, or `{message}`. */
const messages: Reader<string[]> = (value, omitted) => {
  if (value === undefined) return [];
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return list(messages)(value, omitted).flat();
  return object({ message: messages })(value, omitted).message;
};

const simulationBody = object({ ProductId: rawText, Price: numberOrNull, message: messages });

const simulated = object({
  status: number,
  type: textOrNull,
  message: messages,
  // Assumed: a body that is a text or a list contains the reason why the simulation was refused.
  body: (value, omitted) =>
    typeof value === 'string' || Array.isArray(value)
      ? { ...simulationBody(undefined), message: messages(value, omitted) }
      : simulationBody(value, omitted),
});

const simulationAnswer: Reader<SimulationAnswer> = (value, omitted) => {
  const isMessages = typeof value === 'string' || Array.isArray(value);
  const { status, type, message, body } = simulated(isMessages ? { body: value } : value, omitted);
  const texts = [...message, ...body.message].filter((said) => said.trim() !== '');
  const { ProductId, Price } = body;
  return {
    status,
    type,
    texts,
    body: { ...(ProductId && { ProductId }), ...(Price !== null && { Price }) },
  };
};

/**
 * Answer of a simulation: the fields that were read, and the whole body (`raw`), which has to be sent back with the
 * order.
 */
export interface Simulation {
  answer: SimulationAnswer;
  raw: unknown;
}

export const readSimulation: Reader<Simulation> = (raw, omitted) => ({
  answer: simulationAnswer(raw, omitted),
  raw,
});

const answerFields = object({ wallet: object({ balance: essential(number) }) });

/**
 * Reads the wallet after an order. An answer without a balance cannot be read, because only a balance proves that the
 * order was placed (decision 62).
 */
export const readOrder: Reader<{ wallet: { balance: number } }> = (value, omitted) =>
  answerFields(nestWallet(value), omitted);
