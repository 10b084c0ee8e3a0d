import type { GameClosed } from '../game-end/game-end.ts';
import { flag, object, type Reader, textOrNull } from './read.ts';

/** `message` is html, not yet sanitised. */
export const readGameClosed: Reader<GameClosed> = object({ closed: flag, message: textOrNull });
