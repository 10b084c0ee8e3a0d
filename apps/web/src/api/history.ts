import { readHistory } from '@gemas/domain';
import { getBy } from './get.ts';

export const fetchHistory = getBy('/daily/referals/{userId}', readHistory);
