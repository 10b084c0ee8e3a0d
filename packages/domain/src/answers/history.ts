import type { DailyHistory } from '../history/history.ts';
import { withDays } from './days.ts';
import { count, essential, list, number, object, type Reader, text } from './read.ts';

export const readHistory: Reader<DailyHistory> = object({
  activations: withDays(list(object({ date: essential(text), total: count })), 'date'),
  user: object({ id: number, name: text, code: text }),
});
