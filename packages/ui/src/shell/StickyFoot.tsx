import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { keepFocusClear } from '../platform/focus-clearance.ts';
import { onlyOwnTaps } from '../platform/own-taps.ts';
import { onPaper } from '../theme/ground.ts';
import { token } from '../theme/tokens.ts';

const Foot = styled.footer`
  position: sticky;
  bottom: var(--keyboard, 0px);
  z-index: ${token('z-sticky')};
  padding: ${token('space-3')} var(--page-margin) calc(${token('space-4')} + env(safe-area-inset-bottom, 0px));
  background: ${token('bg-card')};
  border-top: ${token('border-width-hairline')} solid ${token('border-hairline')};
  ${onPaper}
  /* On a low screen or with large text the foot is not sticky, because it would cover the field that the user types
     in. */
  &[data-tall] { position: static; }
`;

function prepareFoot(foot: HTMLElement | null) {
  const ends = [keepFocusClear(foot), onlyOwnTaps(foot)];
  return () => {
    for (const end of ends) end?.();
  };
}

export interface StickyFootProps {
  /** The main button, and at most one line of secondary text above it. */
  children: ReactNode;
}

/**
 * The foot of a screen with its main button. The foot sticks to the bottom of the window. A control that gets focus is
 * scrolled above the foot. The foot ignores the tap that opened its screen.
 *
 * - Use it as the `foot` of a `Screen`.
 * - Not for several buttons of equal weight. Not inside a dialog: use its prop `foot`.
 */
export function StickyFoot({ children }: StickyFootProps) {
  return <Foot ref={prepareFoot}>{children}</Foot>;
}
