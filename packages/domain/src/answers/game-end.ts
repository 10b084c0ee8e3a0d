import type { GameClosed } from '../game-end/game-end.ts';
import { flag, object, type Reader, rawTextOrNull } from './read.ts';

/** Reads whether the game is closed. `message` is html that is not yet sanitised. */
export const readGameClosed: Reader<GameClosed> = object({ closed: flag, message: rawTextOrNull });
