import { atom } from './jotai.ts';

/**
 * True while the first screen of the app is being opened. Parts that the first screen does not need load no code while
 * this is true.
 */
export const isOpeningAtom = atom(false);
