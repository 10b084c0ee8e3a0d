import { atom } from '../state/core/jotai.ts';

interface Expected {
  /** Of the screen that shows it. */
  readonly pathname: string;
  /** Resolves once it is there, or failed. */
  readonly answer: Promise<void>;
}

/** What was asked for when a finger touched a link, for the screen behind it; null before the first touch. */
export const expectedAtom = atom<Expected | null>(null);
