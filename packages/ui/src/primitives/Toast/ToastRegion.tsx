import type { ToastMessage } from '@gemas/domain';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { token } from '../../theme/tokens.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { Toast } from './Toast.tsx';

const Place = styled.section`
  position: fixed;
  inset: calc(var(--toast-top, 0px) + ${token('space-2')} + env(safe-area-inset-top, 0px)) 0 auto;
  z-index: ${token('z-toast')};
  width: 100%;
  max-width: ${token('size-content-max')};
  margin: 0 auto;
  padding: 0 var(--page-margin);
  border: 0;
  background: none;
  overflow: visible;
  pointer-events: none;
  &[data-under-bar] { --toast-top: ${token('size-app-bar')}; }
  > * { pointer-events: auto; animation: toast-in ${token('duration-base')} ${token('easing-out')}; }
  @keyframes toast-in { from { opacity: 0; transform: translateY(-12px); } }
  @media (prefers-reduced-motion: reduce) {
    > * { animation-name: toast-fade; animation-duration: ${token('duration-reduced')}; }
  }
  @keyframes toast-fade { from { opacity: 0; } }
`;

export interface ToastRegionProps {
  /** The queue of toasts. The first one is shown, the others wait. See `queueToast`. */
  toasts: readonly ToastMessage[];
  /** Called when the ten seconds of a toast are over or the user has closed the toast. Receives the toast's id. */
  onDismiss: (id: string) => void;
}

/**
 * Returns the topmost open modal dialog, or the body if none is open. Toasts must be inside that dialog, because
 * elements outside of it are inert.
 */
function topDialog(): Element {
  const open = document.querySelectorAll('dialog[open]');
  return open[open.length - 1] ?? document.body;
}

/**
 * Shows toasts, one at a time, above all other content.
 *
 * - A toast is shown under the app bar of the current screen, or at the top of a screen without a bar.
 * - The region contains the only polite live region of the app.
 * - While a modal dialog is open, the region is moved into the dialog. Outside of the dialog a toast could be neither
 * announced nor closed.
 * - Render the region outside the part of the app that navigation replaces, so that a toast stays for ten seconds.
 *
 * - Use one region, at the root of the app. Add toasts with `queueToast`.
 * - Not inside a screen: its toast would be removed with the screen.
 */
export function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  // On a server there is no document, so no toasts are rendered.
  const [host] = useState(() =>
    typeof document === 'undefined' ? null : document.createElement('div'),
  );
  const place = useRef<HTMLDivElement>(null);
  const [announced, setAnnounced] = useState('');
  const shown = toasts[0];
  const shownId = shown?.id;

  // The host element is moved and not rendered again, so that a toast keeps its timer when a dialog opens.
  useLayoutEffect(() => {
    if (!host) return undefined;
    const moveToTop = () => {
      const parent = topDialog();
      if (host.parentElement !== parent) parent.append(host);
      const element = place.current;
      if (!element) return;
      // In a browser without popovers (before Chrome 114, Safari 17) the scrim of a dialog covers the toast.
      // biome-ignore lint/plugin: the condition tests for it
      if (element.showPopover && !element.matches(':popover-open')) element.showPopover();
      element.toggleAttribute('data-under-bar', document.querySelector('[data-app-bar]') !== null);
    };
    moveToTop();
    // The page is observed for opening dialogs only while a toast is shown.
    if (shownId === undefined) return undefined;
    const observer = new MutationObserver(moveToTop);
    observer.observe(document.body, {
      subtree: true,
      attributes: true,
      attributeFilter: ['open'],
      childList: true,
    });
    return () => observer.disconnect();
  }, [host, shownId]);

  useEffect(() => () => host?.remove(), [host]);

  // The live region is emptied first, and its text is set 100 ms later. Otherwise screen readers would not announce the
  // text of a new region, nor the second of two toasts with the same text.
  const text = shown ? [shown.title, shown.text].filter(Boolean).join('. ') : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    setAnnounced('');
    if (!text) return undefined;
    const timer = setTimeout(() => setAnnounced(text), 100);
    return () => clearTimeout(timer);
  }, [text, shownId]);

  if (!host) return null;
  return createPortal(
    <>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      {shown && (
        <Place ref={place} popover="manual" aria-label="Aviso">
          <Toast
            key={shown.id}
            tone={shown.tone}
            title={shown.title}
            text={shown.text}
            onDismiss={() => onDismiss(shown.id)}
          />
        </Place>
      )}
    </>,
    host,
  );
}
