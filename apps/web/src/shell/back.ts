import { leaveModal, listen } from '@gemas/ui';
import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isSteppingBack, stepBack } from '../platform/step-back.ts';

/** Returns the router's state of the current history entry: its index and a unique key. */
export const historyEntry = (): { idx?: unknown; key?: unknown } => Object(window.history.state);

/**
 * Returns the handler of 'Volver'. The handler goes one step back, or opens `fallback` if the app was opened at this
 * address (spec section 2, App shell). Ignores taps on a screen that has been left but stays visible until the next one
 * is rendered.
 */
export function useBack(fallback: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => {
    const { idx, key: current = 'default' } = historyEntry();
    if (current !== key) return;
    if (Number(idx) > 0) stepBack(navigate);
    else navigate(fallback, { replace: true });
  };
}

/**
 * Makes the browser's back close an open dialog instead of leaving the screen. Under a dialog that cannot be closed, back
 * leaves the screen (decision 14). Chrome on Android closes dialogs itself; other browsers leave the screen. This
 * component then returns to the history entry of the screen before the router reads the address, so that no entry is
 * added.
 *
 * Must be a child of the router, because the layout effects of a child run first. Its listener then precedes that of the
 * router: on the window, browsers call listeners in the order in which they were added.
 */
export function BackClosesDialog(): null {
  const { key } = useLocation();
  /** Index of the history entry of the visible screen. */
  const index = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry has a key of its own
  useLayoutEffect(() => {
    index.current = Number(historyEntry().idx);
  }, [key]);
  useLayoutEffect(
    () =>
      listen(['popstate'], (event) => {
        const distance = Number(historyEntry().idx) - index.current;
        // An address typed by the user has no index, so the distance is not a number.
        if (isSteppingBack() || Number.isNaN(distance)) return;
        if (distance !== 0 && !leaveModal()) return;
        event.stopImmediatePropagation();
        if (distance !== 0) window.history.go(-distance);
      }),
    [],
  );
  return null;
}
