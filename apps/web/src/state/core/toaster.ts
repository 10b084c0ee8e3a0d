import type { ComponentType } from 'react';
import { atom } from './jotai.ts';

/** The component that shows toasts; its code loads with the first screen that may show any, null until then. */
export const toasterAtom = atom<{ Toaster: ComponentType } | null>(null);
