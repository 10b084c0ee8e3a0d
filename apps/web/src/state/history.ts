import { fetchHistory } from '../api/history.ts';
import { answerById } from './places/place-by-id.ts';

export const historyAtom = answerById('history', fetchHistory);
