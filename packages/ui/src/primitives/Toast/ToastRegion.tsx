import type { ToastMessage } from '@gemas/domain';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { token } from '../../theme/tokens.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Toast } from './Toast.tsx';

const Place = styled.div`
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
  /** The queue, the first on screen; see `queueToast`. */
  toasts: readonly ToastMessage[];
  /** The toast with this id is over: its ten seconds are gone or it was closed. */
  onDismiss: (id: string) => void;
}

/** The topmost open modal dialog: what is outside it is inert, above it or not. */
function topDialog(): Element {
  const open = document.querySelectorAll('dialog[open]');
  return open[open.length - 1] ?? document.body;
}

/**
 * Where toasts appear, one at a time, above everything, with the one polite live region of the app: under the app
 * bar of the screen that is there, at the top of one that has none. While a modal dialog is open the region moves
 * into it: only there can it be heard and closed. Keep it outside of what a navigation replaces: a toast stays its
 * ten seconds.
 */
export function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  const [host] = useState(() => document.createElement('div'));
  const place = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const shown = toasts[0];
  const shownId = shown?.id;

  // The host is moved, not rendered anew: a toast keeps its time when a dialog opens around it.
  useLayoutEffect(() => {
    const raise = () => {
      const parent = topDialog();
      if (host.parentElement !== parent) parent.append(host);
      const element = place.current;
      if (!element) return;
      // Without popovers (before Chrome 114, Safari 17) it is merely fixed: seen, but under a dialog's scrim.
      if (element.showPopover && !element.matches(':popover-open')) element.showPopover();
      element.toggleAttribute('data-under-bar', document.querySelector('[data-app-bar]') !== null);
    };
    raise();
    // Nothing to keep in place between two toasts.
    if (shownId === undefined) return undefined;
    const observer = new MutationObserver(raise);
    observer.observe(document.body, {
      subtree: true,
      attributes: true,
      attributeFilter: ['open'],
      childList: true,
    });
    return () => observer.disconnect();
  }, [host, shownId]);

  useEffect(() => () => host.remove(), [host]);

  // Said a moment after the region is in place and empty, or it would not be heard as a change: of two toasts that
  // say the same the second one too.
  const text = shown ? [shown.title, shown.text].filter(Boolean).join('. ') : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    setSaid('');
    if (!text) return undefined;
    const timer = setTimeout(() => setSaid(text), 100);
    return () => clearTimeout(timer);
  }, [text, shownId]);

  return createPortal(
    <>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {shown && (
        <Place ref={place} popover="manual">
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
