import type { PlaceCard } from '@gemas/domain';
import type { Send } from '../client.ts';
import { count, id, list, object, type Reader, text } from '../read.ts';

/** Cards of places, each once. */
export const placeCards: Reader<PlaceCard[]> = list(
  object<PlaceCard>({
    id,
    name: text,
    users: count,
    activations: count,
    activations_now: count,
    activations_weekly: count,
    weekly_goal: count,
  }),
  'id',
);

/** `GET /territories`: every territory, for corporate staff. */
export function fetchTerritories(send: Send, signal?: AbortSignal): Promise<PlaceCard[]> {
  return send({
    method: 'GET',
    path: '/territories',
    read: placeCards,
    secondary: true,
    signal,
  });
}
