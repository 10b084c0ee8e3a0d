import { fetchHistory } from '../api/history.ts';
import { answerById } from './by-id.ts';

export const historyAtom = answerById('history', fetchHistory);
