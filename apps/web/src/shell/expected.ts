import { atom } from '../state/core/jotai.ts';

interface Expected {
  /** Path of the screen that shows the data. */
  readonly pathname: string;
  /** Resolves when the data has arrived or failed. */
  readonly answer: Promise<void>;
}

/**
 * The data that were requested when a finger touched a link, for the screen that the link opens. Null before the first
 * touch.
 */
export const expectedAtom = atom<Expected | null>(null);
