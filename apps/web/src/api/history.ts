import { readHistory } from '@gemas/domain';
import { getBy } from './endpoint.ts';

export const fetchHistory = getBy('/daily/referals/{userId}', readHistory);
