import type { DailyHistory } from '@gemas/domain';
import type { Send } from './client.ts';
import { withDays } from './days.ts';
import { path } from './path.ts';
import { count, essential, list, number, object, type Reader, text } from './read.ts';

const history: Reader<DailyHistory> = object({
  activations: withDays(list(object({ date: essential(text), total: count })), 'date'),
  user: object({ id: number, name: text, code: text }),
});

/** `GET /daily/referals/{userId}`. */
export function fetchHistory(
  send: Send,
  userId: number,
  signal?: AbortSignal,
): Promise<DailyHistory> {
  return send({ method: 'GET', path: path('daily', 'referals', userId), read: history, signal });
}
