import { ignored } from '@gemas/domain';
import { postTo, SECONDARY } from './get.ts';

export const completeTour = postTo('/auth/tour_complete', ignored, SECONDARY);
