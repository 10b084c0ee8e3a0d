import { fetchHistory } from '../api/history.ts';
import { answerById } from './ranking/place-by-id.ts';

export const historyAtom = answerById('history', fetchHistory);
