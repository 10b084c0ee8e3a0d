import type { GameClosed } from '@gemas/domain';
import type { Post, Send } from './client.ts';
import { flag, ignored, object, type Reader, textOrNull } from './read.ts';

const gameClosed: Reader<GameClosed> = object({ closed: flag, message: textOrNull });

/** `GET /game/closed`. `message` is html, not yet sanitised. */
export function fetchGameClosed(send: Send, signal?: AbortSignal): Promise<GameClosed> {
  return send({ method: 'GET', path: '/game/closed', read: gameClosed, signal });
}

/** `POST /auth/user/seen/reward`: the person revealed the result of the raffle. */
export function seenReward(post: Post): Promise<void> {
  return post({ method: 'POST', path: '/auth/user/seen/reward', read: ignored });
}
