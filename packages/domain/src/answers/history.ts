import { isoDate } from '../format/date.ts';
import type { DailyHistory } from '../history/history.ts';
import { withDays } from './days.ts';
import { count, essential, idOrNull, list, object, type Reader, text } from './read.ts';

// A row whose date cannot be read is kept: its activations belong to the sum of the period.
const date: Reader<string> = essential((value) => isoDate(text(value)) ?? text(value));

export const readHistory: Reader<DailyHistory> = object({
  activations: essential(withDays(list(object({ date, total: count })), 'date')),
  user: object({ id: idOrNull, name: text, code: text }),
});
