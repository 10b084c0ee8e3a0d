import { atom } from './jotai.ts';

/** True while the first screen of the app is being opened: what it can do without waits, and loads no code for itself. */
export const isOpeningAtom = atom(false);
