import { readGameClosed } from '@gemas/domain';
import { get } from './get.ts';

/** `GET /game/closed`. */
export const fetchGameClosed = get('/game/closed', readGameClosed);
