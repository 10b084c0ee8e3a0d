import type { HelpOrder } from '@gemas/domain';
import { atom } from '../core/jotai.ts';

/** The order of 'Ayuda con este pedido', until the form of the ticket is left; null where a ticket is about something else. */
export const helpOrderAtom = atom<HelpOrder | null>(null);
