import type { Send } from './client.ts';
import { ignored } from './read.ts';

/** `POST /auth/tour_complete`. */
export function completeTour(send: Send): Promise<void> {
  return send({ method: 'POST', path: '/auth/tour_complete', read: ignored, secondary: true });
}
