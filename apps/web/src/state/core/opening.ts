import { atom } from './jotai.ts';

/** True while the first screen of the app is being opened. Parts that it does not need load no code meanwhile. */
export const isOpeningAtom = atom(false);
