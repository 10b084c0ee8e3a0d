import { type RefObject, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react';

export interface ModalOptions {
  open: boolean;
  /**
   * The person asks to leave: Esc, the back gesture, or a browser that closed the dialog without asking. It stays until
   * `open` turns false. Left out where nothing closes it: then the browser is told so, and Esc is stopped.
   */
  onLeave?: (() => void) | undefined;
  /** Called after every opening: the place to set the first focus. */
  onOpened?: (() => void) | undefined;
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
  const { open, onLeave, takesEscape } = options;
  const ref = useRef<HTMLDialogElement>(null);
  const isClosable = onLeave !== undefined;

  // Before the effect that opens it: one that is mounted open has its first focus too.
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });

  // Set by hand: neither React nor styled-components knows the attribute yet.
  useLayoutEffect(() => {
    ref.current?.setAttribute('closedby', isClosable ? 'closerequest' : 'none');
  }, [isClosable]);

  // Closed also when it is taken away while open: it gives focus back.
  useLayoutEffect(() => {
    const element = ref.current;
    if (!open || !element) return;
    element.showModal();
    latest.current.onOpened?.();
    return () => element.close();
  }, [open]);

  // Chromium lets a second Esc through without asking unless the key itself is stopped.
  const stopsEscape = open && (takesEscape || !isClosable);
  useEffect(() => {
    if (!stopsEscape) return;
    const stop = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      latest.current.onLeave?.();
    };
    document.addEventListener('keydown', stop, true);
    return () => document.removeEventListener('keydown', stop, true);
  }, [stopsEscape]);

  return {
    ref,
    // A file field in the dialog is cancelled too.
    onCancel: (event) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      latest.current.onLeave?.();
    },
    // The browser closed it unasked (a back gesture that it would not hold): it comes back, and asks.
    onClose: (event) => {
      const element = event.currentTarget;
      if (event.target !== element || !latest.current.open || element.open) return;
      element.showModal();
      latest.current.onOpened?.();
      latest.current.onLeave?.();
    },
  };
}
