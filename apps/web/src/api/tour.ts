import { ignored } from '@gemas/domain';
import { postTo } from './get.ts';

/** `POST /auth/tour_complete`. */
export const completeTour = postTo('/auth/tour_complete', ignored, { secondary: true });
