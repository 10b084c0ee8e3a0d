import {
  type RefObject,
  type SyntheticEvent,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { onlyOwnTaps } from '../../platform/own-taps.ts';

export interface ModalOptions {
  open: boolean;
  /**
   * Called when the user wants to close the dialog by Esc or the back gesture, or when the browser has closed it by
   * itself. The dialog stays open until `open` is false. Omit `onLeave` if the user must not close the dialog. Esc then
   * does nothing.
   */
  onLeave?: (() => void) | undefined;
  /** Called whenever the dialog has been opened. Sets the initial focus. */
  onOpened?: ((dialog: HTMLDialogElement) => void) | undefined;
  /**
   * Whether the keydown of Esc calls `onLeave`. Use it for a dialog whose content does not handle Esc itself. Default:
   * false.
   */
  takesEscape?: boolean | undefined;
}

/** Props to spread on the `<dialog>`. */
export interface ModalProps {
  ref: RefObject<HTMLDialogElement | null>;
  onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  onClose: (event: SyntheticEvent<HTMLDialogElement>) => void;
}

/** For each open modal, a function that calls its `onLeave` and returns whether it has one. The last is in front. */
let openModals: readonly (() => boolean)[] = [];
const listeners = new Set<() => void>();

export const hasOpenModal = (): boolean => openModals.length > 0;

/** Calls `listener` whenever a modal opens or closes. Returns a function that stops the calls. */
export function onModals(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Changes the list of open modals. While a modal is open, the page has the attribute `data-modal`, and `theme.css`
 * locks scrolling. The attribute replaces the selector `:has(dialog:modal)`, which browsers evaluate over the whole
 * page with every change of focus.
 */
function setOpenModals(modals: typeof openModals): void {
  openModals = modals;
  document.documentElement.toggleAttribute('data-modal', modals.length > 0);
  for (const listener of listeners) listener();
}

/**
 * Calls `onLeave` of the modal in front. Returns false if no modal is open, or if the user must not close the one in
 * front. Used for a step back in the browser's history.
 */
export function leaveModal(): boolean {
  return openModals[openModals.length - 1]?.() ?? false;
}

/**
 * Cleans up after a modal that was hidden or unmounted while it was open. A hidden modal is closed. For an unmounted
 * modal `close()` would restyle the whole page, so focus returns to `opener` by script if no element has it.
 */
function leave(dialog: HTMLDialogElement, opener: Element | null): void {
  if (dialog.isConnected) dialog.close();
  else if (document.activeElement === document.body && opener instanceof HTMLElement) {
    opener.focus({ preventScroll: true });
  }
}

/**
 * Opens and closes a native `<dialog>` as a modal. The browser makes the page behind inert, traps the focus in the
 * dialog and returns it to the opener. This hook also locks scrolling of the page. The dialog ignores the tap that
 * opened it.
 */
export function useModal(options: ModalOptions): ModalProps {
  const { open } = options;
  const ref = useRef<HTMLDialogElement>(null);
  const latest = useRef(options);
  const isShown = useRef(false);

  // Runs before the other effects, so that the clean-up can tell a closed dialog from an unmounted one.
  useInsertionEffect(() => {
    latest.current = options;
  });

  // Runs before the effect that opens the dialog, so that a dialog that is mounted open also gets its initial focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    const closedBy = options.onLeave ? 'closerequest' : 'none';
    // Set by script, because neither React nor styled-components knows the attribute `closedby` yet. This effect runs
    // with every render, so it sets the attribute only if the value has changed.
    if (dialog?.getAttribute('closedby') !== closedBy) dialog?.setAttribute('closedby', closedBy);
  });

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    // In Chromium a second Esc closes the dialog without a cancel event unless keydown is prevented.
    const stop = (event: KeyboardEvent) => {
      const { onLeave, takesEscape } = latest.current;
      if (event.key !== 'Escape' || (onLeave && !takesEscape)) return;
      event.preventDefault();
      onLeave?.();
    };
    document.addEventListener('keydown', stop, true);
    isShown.current = true;
    const opener = document.activeElement;
    // The dialog may still be open if it was hidden and shown within one frame. In older browsers `showModal` would
    // then throw.
    if (!dialog.open) dialog.showModal();
    const leaveThis = () => {
      latest.current.onLeave?.();
      return latest.current.onLeave !== undefined;
    };
    setOpenModals([...openModals, leaveThis]);
    const endOwnTaps = onlyOwnTaps(dialog);
    latest.current.onOpened?.(dialog);
    return () => {
      document.removeEventListener('keydown', stop, true);
      setOpenModals(openModals.filter((each) => each !== leaveThis));
      endOwnTaps?.();
      isShown.current = false;
      if (!latest.current.open) dialog.close();
      else queueMicrotask(() => isShown.current || leave(dialog, opener));
    };
  }, [open]);

  return {
    ref,
    // Ignores cancel events that bubble up from a file input or from another dialog inside this dialog.
    onCancel: (event) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      options.onLeave?.();
    },
    // If the browser has closed the dialog by itself (a back gesture without a cancel event), opens the dialog again
    // and calls `onLeave`.
    onClose: ({ target, currentTarget }) => {
      if (target !== currentTarget || !isShown.current || currentTarget.open) return;
      currentTarget.showModal();
      options.onOpened?.(currentTarget);
      options.onLeave?.();
    },
  };
}
