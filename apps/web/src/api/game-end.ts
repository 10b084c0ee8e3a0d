import { readGameClosed } from '@gemas/domain';
import { get } from './endpoint.ts';

export const fetchGameClosed = get('/game/closed', readGameClosed);
