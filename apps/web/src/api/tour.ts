import type { Post } from './client.ts';
import { ignored } from './read.ts';

/** `POST /auth/tour_complete`. */
export function completeTour(post: Post): Promise<void> {
  return post({ method: 'POST', path: '/auth/tour_complete', read: ignored, secondary: true });
}
