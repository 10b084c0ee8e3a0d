import type { PlaceCard } from '@gemas/domain';
import type { Send } from './client.ts';
import { list, number, object, type Reader, text } from './read.ts';

const placeCard: Reader<PlaceCard> = object({
  id: number,
  name: text,
  users: number,
  activations: number,
  activations_now: number,
  activations_weekly: number,
  weekly_goal: number,
});

/** `GET /territories`: every territory, for corporate staff. */
export function fetchTerritories(send: Send, signal?: AbortSignal): Promise<PlaceCard[]> {
  return send({
    method: 'GET',
    path: '/territories',
    read: list(placeCard),
    secondary: true,
    signal,
  });
}
