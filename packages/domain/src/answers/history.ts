import { isoDate } from '../format/date.ts';
import type { DailyHistory } from '../history/history.ts';
import { withDays } from './days.ts';
import { count, essential, list, number, object, type Reader, text } from './read.ts';

// A row whose date cannot be read is kept: its activations belong to the sum of the period.
const date: Reader<string> = essential((value) => isoDate(text(value)) ?? text(value));

export const readHistory: Reader<DailyHistory> = object({
  activations: withDays(list(object({ date, total: count })), 'date'),
  user: object({ id: number, name: text, code: text }),
});
