import type { Send } from '../../api/client.ts';
import type { Reader } from '../../api/read.ts';
import { byKey } from '../core/by-key.ts';
import { keptAmongFew } from '../core/persisted-few.ts';
import { placeAnswer } from './place-answer.ts';

/** The answer about one place: kept, throttled and closed with the game as the own ones are. */
export function placeById<T>(
  question: string,
  fetch: (send: Send, id: number, signal?: AbortSignal) => Promise<T>,
  read: Reader<T>,
) {
  return byKey((id: number) =>
    placeAnswer(
      `${question}:${id}`,
      (send, signal) => fetch(send, id, signal),
      read,
      keptAmongFew<T>,
    ),
  );
}
