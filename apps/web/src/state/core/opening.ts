import { atom } from './jotai.ts';

/** True while the first screen of the app is being opened. Meanwhile parts that it does not need load no code. */
export const isOpeningAtom = atom(false);
