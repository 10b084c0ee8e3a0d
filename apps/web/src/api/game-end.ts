import type { GameClosed } from '@gemas/domain';
import type { Send } from './client.ts';
import { flag, object, type Reader, textOrNull } from './read.ts';

export const gameClosed: Reader<GameClosed> = object({ closed: flag, message: textOrNull });

/** `GET /game/closed`. `message` is html, not yet sanitised. */
export function fetchGameClosed(send: Send, signal?: AbortSignal): Promise<GameClosed> {
  return send({ method: 'GET', path: '/game/closed', read: gameClosed, signal });
}
