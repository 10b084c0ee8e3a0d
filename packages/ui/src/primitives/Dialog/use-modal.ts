import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

export interface ModalOptions {
  open: boolean;
  /**
   * The person asks to leave: Esc, the back gesture, or a browser that closed the dialog without asking. It stays until
   * `open` turns false. Left out where nothing closes it: then the browser is told so, and Esc is stopped.
   */
  onLeave?: (() => void) | undefined;
  /** Called after every opening: the place to set the first focus. */
  onOpened?: ((dialog: HTMLDialogElement) => void) | undefined;
  /** Esc calls `onLeave` at the press of the key, for a dialog that holds nothing with a use of its own for the key. */
  takesEscape?: boolean | undefined;
}

/** What goes on the `<dialog>`. */
export interface ModalProps {
  ref: RefObject<HTMLDialogElement | null>;
  onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  onClose: (event: SyntheticEvent<HTMLDialogElement>) => void;
}

/**
 * Opens a native `<dialog>` as a modal and closes it, whichever way it goes. The browser keeps the page behind inert,
 * traps focus and gives it back; `theme.css` keeps that page from scrolling.
 */
export function useModal(options: ModalOptions): ModalProps {
  const { open } = options;
  const ref = useRef<HTMLDialogElement>(null);
  const latest = useRef(options);

  // Before the effect that opens it: one that is mounted open has its first focus too.
  useLayoutEffect(() => {
    latest.current = options;
    // Set by hand: neither React nor styled-components knows the attribute yet.
    ref.current?.setAttribute('closedby', options.onLeave ? 'closerequest' : 'none');
  });

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    // Chromium lets a second Esc through without asking unless the key itself is stopped.
    const stop = (event: KeyboardEvent) => {
      const { onLeave, takesEscape } = latest.current;
      if (event.key !== 'Escape' || (onLeave && !takesEscape)) return;
      event.preventDefault();
      onLeave?.();
    };
    document.addEventListener('keydown', stop, true);
    dialog.showModal();
    latest.current.onOpened?.(dialog);
    // Also when it is taken away while open: closing it gives focus back.
    return () => {
      document.removeEventListener('keydown', stop, true);
      dialog.close();
    };
  }, [open]);

  return {
    ref,
    // A file field in the dialog is cancelled too, and so is a dialog within it.
    onCancel: (event) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      options.onLeave?.();
    },
    // The browser closed it unasked (a back gesture that it would not hold): it comes back, and asks.
    onClose: ({ target, currentTarget }) => {
      if (target !== currentTarget || !open || currentTarget.open) return;
      currentTarget.showModal();
      options.onOpened?.(currentTarget);
      options.onLeave?.();
    },
  };
}
