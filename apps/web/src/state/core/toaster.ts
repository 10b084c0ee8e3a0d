import type { ComponentType } from 'react';
import { atom } from './jotai.ts';

/** What draws the toasts; null until a screen is opened that has any to show: its code comes with that screen. */
export const toasterAtom = atom<{ Toaster: ComponentType } | null>(null);
