import { readHistory } from '@gemas/domain';
import { getBy } from './get.ts';
import { path } from './path.ts';

/** `GET /daily/referals/{userId}`. */
export const fetchHistory = getBy(
  (userId: number) => path('daily', 'referals', userId),
  readHistory,
);
