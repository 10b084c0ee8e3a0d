import { useState, useSyncExternalStore } from 'react';
import { listen } from '../../platform/listen.ts';
import { isPressing, onPressing } from '../../platform/pressing.ts';
import { hasOpenModal, onModals } from './use-modal.ts';

const TEXT_FIELD =
  'textarea, select, input:not([type="checkbox"], [type="radio"], [type="button"])';

const isFree = (): boolean =>
  !hasOpenModal() && !isPressing() && !document.activeElement?.matches(TEXT_FIELD);

function watch(listener: () => void): () => void {
  // While the focus moves from one field to another, no element has it for a moment.
  const stops = [onModals(listener), onPressing(listener)];
  const stopFocus = listen(['focusout'], () => setTimeout(listener));
  return () => {
    stopFocus();
    for (const stop of stops) stop();
  };
}

/**
 * Returns true from the first moment at which `isWanted` is true and the user is free: no modal is open, no text field
 * is focused, and no finger is down. Returns false again once `isWanted` is false.
 *
 * Use it for a modal that opens by itself. A modal that opens in the middle of a tap would swallow that tap.
 */
export function useWhenFree(isWanted: boolean): boolean {
  const isUserFree = useSyncExternalStore(watch, isFree);
  const [isOpen, setOpen] = useState(false);
  const next = isWanted && (isOpen || isUserFree);
  if (next !== isOpen) setOpen(next);
  return next;
}
