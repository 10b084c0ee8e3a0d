import { X } from 'lucide-react';
import {
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { keepFocusBelow, keepFocusClear } from '../../platform/focus-clearance.ts';
import { wantsLessMotion } from '../../platform/motion.ts';
import { isOwnPress } from '../../platform/own-taps.ts';
import { onPaper } from '../../theme/ground.ts';
import { token, type } from '../../theme/tokens.ts';
import { IconButton } from '../IconButton.tsx';
import { useModal } from './use-modal.ts';

// Closing takes 500 ms (spec section 9, Modal close). The content fades out in the first 200 ms, then the panel moves
// out, then the scrim fades out. The `<dialog>` element is closed at once, so that focus returns and the page responds.
// The transitions of `display` and `overlay` keep the dialog visible until the end. A browser that cannot animate both
// properties closes the dialog without a transition. In WebKit, which animates only `display`, the panel would
// otherwise move out underneath fixed parts of the page.
const Panel = styled.dialog`
  --out: ${token('duration-modal-out')};
  --in: ${token('duration-sheet-in')};
  position: fixed;
  inset: 0 0 var(--keyboard, 0px);
  width: 100%;
  max-width: ${token('size-content-max')};
  height: fit-content;
  border: 0;
  background: ${token('bg-card')};
  ${onPaper}
  overflow-y: auto;
  overscroll-behavior: contain;
  opacity: 0;
  transition:
    transform var(--out) ${token('easing-in')},
    opacity var(--out) ${token('easing-in')};

  &::backdrop {
    background: ${token('overlay-scrim')};
    opacity: 0;
    transition: opacity var(--out) ${token('easing-in')};
  }
  @supports (overlay: auto) {
    /* Kept for so long, then gone: by transitions that last, each frame meanwhile would be styled by the page. */
    &, &::backdrop {
      transition-property: transform, opacity, overlay, display;
      transition-duration: var(--out), var(--out), 0s, 0s;
      transition-delay: 0s, 0s, var(--out), var(--out);
      transition-behavior: allow-discrete;
    }
    &[open], &[open]::backdrop { transition-delay: 0s; }
  }

  &[data-variant='sheet'] {
    margin: auto auto 0;
    max-height: calc(var(--view) - var(--keyboard, 0px) - ${token('space-6')});
    border-radius: ${token('radius-sheet')} ${token('radius-sheet')} 0 0;
    transform: translateY(100%);
  }
  &[data-variant='modal'] {
    margin: auto;
    width: calc(100% - 2 * ${token('space-5')});
    max-width: calc(${token('size-content-max')} - 2 * ${token('space-5')});
    max-height: calc(var(--view) - var(--keyboard, 0px) - 2 * ${token('space-5')});
    border-radius: ${token('radius-modal')};
    transform: translateY(${token('space-8')});
  }

  > * {
    opacity: 0;
    transition: opacity calc(var(--out) * 0.4) linear;
  }

  &[open] {
    opacity: 1;
    transform: none;
    transition-duration: var(--in);
    transition-timing-function: ${token('easing-out')};
    &::backdrop { opacity: 1; transition-duration: var(--in); }
    > * { opacity: 1; }
  }
  @starting-style {
    &[open] {
      opacity: 0;
      &::backdrop { opacity: 0; }
    }
    &[open][data-variant='sheet'] { transform: translateY(100%); }
    &[open][data-variant='modal'] { transform: translateY(${token('space-8')}); }
  }

  @media (prefers-reduced-motion: reduce) {
    --out: ${token('duration-reduced')};
    --in: ${token('duration-reduced')};
    &[data-variant], &[data-variant][open] { transform: none; }
    @starting-style { &[open][data-variant] { transform: none; } }
  }
  @media (forced-colors: active) { border: 2px solid; }
`;

const Head = styled.header`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${token('space-2')};
  padding: ${token('space-6')} ${token('space-5')} ${token('space-2')};
  background: ${token('bg-card')};
  [data-variant='sheet'] > & { padding-top: 31px; }
  [data-variant='sheet'] > &::before {
    content: '';
    position: absolute;
    top: 12px;
    left: calc(50% - 22px);
    width: 44px;
    height: 5px;
    border-radius: 3px;
    background: ${token('border-hairline')};
  }
  &[data-bare] { position: static; padding-bottom: 0; }
  &[data-tall] { position: static; }
  @media (max-height: 480px) { position: static; }
`;

const Title = styled.h2`
  ${type('title')}
  min-width: 0;
  outline: none;
  &[data-hidden] {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

const Close = styled(IconButton)`
  margin: -8px -10px -8px auto;
`;

const Body = styled.div`
  padding: ${token('space-2')} ${token('space-5')} ${token('space-5')};
  &:last-child { padding-bottom: calc(22px + env(safe-area-inset-bottom, 0px)); }
`;

const Foot = styled.footer`
  position: sticky;
  bottom: 0;
  display: flex;
  flex-direction: column;
  gap: ${token('space-2')};
  padding: ${token('space-2')} ${token('space-5')} calc(${token('space-4')} + env(safe-area-inset-bottom, 0px));
  background: ${token('bg-card')};
  &[data-tall] { position: static; }
  @media (max-height: 480px) { position: static; }
`;

/** A `sheet` opens from the foot of the screen. A `modal` is centred. */
export const dialogVariants = ['sheet', 'modal'] as const;
export type DialogVariant = (typeof dialogVariants)[number];

export interface DialogProps {
  /** Whether the dialog is open. While the dialog closes, it still renders its last content. */
  open: boolean;
  /**
   * Called when the user wants to close the dialog by Esc, the back gesture, a tap on the scrim or the close button.
   * The dialog stays open until `open` is false. Never called if `closable` is false.
   */
  onClose?: (() => void) | undefined;
  /** The title. It is also the accessible name of the dialog. */
  title: ReactNode;
  /** Shows the title to screen readers only. */
  titleHidden?: boolean | undefined;
  /** `sheet` opens from the foot of the screen, `modal` is centred. Default: `sheet`. */
  variant?: DialogVariant | undefined;
  /**
   * Whether the user can close the dialog. If false, there is no close button, and Esc (even if repeated), the back
   * gesture and taps on the scrim do nothing. Use false for the survey, the wait before a repeated order, and the
   * message after sending a ticket (spec sections 2 and 4). Default: true.
   */
  closable?: boolean | undefined;
  /**
   * Whether a closable dialog has a × at the right of the title. Set it to false if the foot has a button 'Cancelar'.
   * Default: true.
   */
  closeButton?: boolean | undefined;
  /**
   * Whether a button of the dialog spends gems, or leads to a button that does. If true, the dialog ignores a burst of
   * taps that began before it opened, however long the burst lasts (decision 73). Default: false.
   */
  deliberate?: boolean | undefined;
  /** Buttons that stay visible at the foot while the body scrolls. */
  foot?: ReactNode;
  /** Element that gets focus when the dialog opens. Default: the title, so that screen readers announce it first. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  className?: string | undefined;
  /** The body. It scrolls between title and foot. */
  children?: ReactNode;
}

/**
 * A modal dialog based on `<dialog>`. It traps the focus, and returns the focus to the opener when it closes.
 *
 * - Use a `sheet` for a choice or a detail that the user can close. Use a `modal` if the user must answer to continue.
 * - Not for a message that needs no response: use a toast. Not for a step that has an address: use a screen.
 * - A dialog has at most two buttons. The main button is the first.
 */
export function Dialog({
  open: isWanted,
  onClose,
  title,
  titleHidden = false,
  variant = 'sheet',
  closable = true,
  closeButton = true,
  deliberate = false,
  foot,
  initialFocus,
  className,
  children,
}: DialogProps) {
  const hasClose = closeButton && closable;
  // The dialog opens in a deferred render, so that the browser responds to the tap first. Closing is not deferred.
  const isDue = useDeferredValue(isWanted);
  const open = isWanted && isDue;
  const heading = useRef<HTMLHeadingElement>(null);
  const pressedOutside = useRef(false);
  const titleId = useId();

  // A closing dialog renders the content from when it was last open.
  const latest = { title, foot, children };
  const last = useRef(latest);
  useEffect(() => {
    if (open) last.current = latest;
  });
  const shown = open ? latest : last.current;

  // The content is unmounted after closing, so that the next opening starts with fresh state.
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);

  const leave = () => {
    if (closable) onClose?.();
  };
  const modal = useModal({
    open,
    onLeave: closable ? leave : undefined,
    onOpened: (dialog) => {
      (initialFocus?.current ?? heading.current)?.focus();
      dialog.scrollTop = 0;
    },
  });

  useEffect(() => {
    if (open || !present) return;
    const timer = setTimeout(() => setPresent(false), wantsLessMotion() ? 120 : 500);
    return () => clearTimeout(timer);
  }, [open, present]);

  const isOutside = (event: PointerEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return false;
    const box = event.currentTarget.getBoundingClientRect();
    return (
      event.clientX < box.left ||
      event.clientX > box.right ||
      event.clientY < box.top ||
      event.clientY > box.bottom
    );
  };

  return (
    <Panel
      {...modal}
      className={className}
      data-variant={variant}
      data-deliberate={deliberate ? '' : undefined}
      aria-labelledby={titleId}
      aria-modal="true"
      onPointerDown={(event) => {
        pressedOutside.current = isOutside(event) && isOwnPress(event.currentTarget);
      }}
      onPointerUp={(event) => {
        if (pressedOutside.current && isOutside(event)) leave();
        pressedOutside.current = false;
      }}
    >
      {present && (
        <>
          <Head ref={keepFocusBelow} data-bare={titleHidden && !hasClose ? '' : undefined}>
            <Title
              id={titleId}
              ref={heading}
              tabIndex={-1}
              data-hidden={titleHidden ? '' : undefined}
            >
              {shown.title}
            </Title>
            {hasClose && <Close icon={X} label="Cerrar" onClick={leave} />}
          </Head>
          <Body>{shown.children}</Body>
          {shown.foot && <Foot ref={keepFocusClear}>{shown.foot}</Foot>}
        </>
      )}
    </Panel>
  );
}
