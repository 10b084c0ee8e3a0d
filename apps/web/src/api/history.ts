import { readHistory } from '@gemas/domain';
import { getBy, path } from './get.ts';

/** `GET /daily/referals/{userId}`. */
export const fetchHistory = getBy(
  (userId: number) => path('daily', 'referals', userId),
  readHistory,
);
