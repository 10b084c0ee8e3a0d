import { readGameClosed } from '@gemas/domain';
import { get } from './get.ts';

export const fetchGameClosed = get('/game/closed', readGameClosed);
