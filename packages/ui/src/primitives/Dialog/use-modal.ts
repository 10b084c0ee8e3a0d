import {
  type RefObject,
  type SyntheticEvent,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { onlyOwnTaps } from '../../engine/own-taps.ts';

export interface ModalOptions {
  open: boolean;
  /**
   * Called when the user wants to leave: Esc, the back gesture, or a browser that closed it by itself. It stays until
   * `open` turns false. Omitted where nothing may close it: then `closedby` is set to 'none' and Esc is prevented.
   */
  onLeave?: (() => void) | undefined;
  /** Called after every opening: the place to set the first focus. */
  onOpened?: ((dialog: HTMLDialogElement) => void) | undefined;
  /** Esc calls `onLeave` on keydown, for a dialog whose content does not handle Esc itself. */
  takesEscape?: boolean | undefined;
}

/** Props for the `<dialog>`. */
export interface ModalProps {
  ref: RefObject<HTMLDialogElement | null>;
  onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  onClose: (event: SyntheticEvent<HTMLDialogElement>) => void;
}

let openModals = 0;

/**
 * Keeps the page behind from scrolling, by `theme.css`. An attribute, not `:has(dialog:modal)`: engines look through the
 * whole page for that with every move of the focus.
 */
function lockScroll(change: 1 | -1): void {
  openModals += change;
  document.documentElement.toggleAttribute('data-modal', openModals > 0);
}

/**
 * Ends a modal that was not closed: one that something hides is none any more. One that is gone from the page needs no
 * closing, for which the engine would style all of that page, most often one that goes as well: only the focus is
 * returned, unless it is somewhere by now.
 */
function leave(dialog: HTMLDialogElement, opener: Element | null): void {
  if (dialog.isConnected) dialog.close();
  else if (document.activeElement === document.body && opener instanceof HTMLElement) {
    opener.focus({ preventScroll: true });
  }
}

/**
 * Opens a native `<dialog>` as a modal and closes it. The browser makes the page behind inert,
 * traps focus and returns it; here it is kept from scrolling. The dialog does not take the tap that opened it.
 */
export function useModal(options: ModalOptions): ModalProps {
  const { open } = options;
  const ref = useRef<HTMLDialogElement>(null);
  const latest = useRef(options);
  const isShown = useRef(false);

  // Before all else: by it the end of the effect that opens it tells a dialog that is closed from one that is taken away.
  useInsertionEffect(() => {
    latest.current = options;
  });

  // Before the effect that opens it, so that a dialog mounted open gets its first focus too.
  useLayoutEffect(() => {
    const dialog = ref.current;
    const closedBy = options.onLeave ? 'closerequest' : 'none';
    // Set here: neither React nor styled-components knows the attribute yet. Only where it changes: this
    // runs with every render.
    if (dialog?.getAttribute('closedby') !== closedBy) dialog?.setAttribute('closedby', closedBy);
  });

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    // In Chromium a second Esc skips the cancel event unless keydown is prevented.
    const stop = (event: KeyboardEvent) => {
      const { onLeave, takesEscape } = latest.current;
      if (event.key !== 'Escape' || (onLeave && !takesEscape)) return;
      event.preventDefault();
      onLeave?.();
    };
    document.addEventListener('keydown', stop, true);
    isShown.current = true;
    const opener = document.activeElement;
    // Open still where it was hidden for no time at all; older engines throw there.
    if (!dialog.open) dialog.showModal();
    lockScroll(1);
    const endOwnTaps = onlyOwnTaps(dialog);
    latest.current.onOpened?.(dialog);
    return () => {
      document.removeEventListener('keydown', stop, true);
      lockScroll(-1);
      endOwnTaps?.();
      isShown.current = false;
      if (!latest.current.open) dialog.close();
      else queueMicrotask(() => isShown.current || leave(dialog, opener));
    };
  }, [open]);

  return {
    ref,
    // The cancel event of a file input or a dialog inside it bubbles up to here too.
    onCancel: (event) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      options.onLeave?.();
    },
    // The browser closed it by itself (a back gesture without a cancel event): reopen it and call onLeave.
    onClose: ({ target, currentTarget }) => {
      if (target !== currentTarget || !isShown.current || currentTarget.open) return;
      currentTarget.showModal();
      options.onOpened?.(currentTarget);
      options.onLeave?.();
    },
  };
}
