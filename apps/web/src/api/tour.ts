import { ignored } from '@gemas/domain';
import { postTo, SECONDARY } from './endpoint.ts';

export const completeTour = postTo('/auth/tour_complete', ignored, SECONDARY);
