import { ignored } from '@gemas/domain';
import type { Post } from './client.ts';

/** `POST /auth/tour_complete`. */
export function completeTour(post: Post): Promise<void> {
  return post({ method: 'POST', path: '/auth/tour_complete', read: ignored, secondary: true });
}
