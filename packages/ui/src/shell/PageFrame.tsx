import type { ReactNode } from 'react';
import { Skeleton, WaitingText } from '../primitives/Skeleton/Skeleton.tsx';
import { AppBar } from './AppBar.tsx';
import { Dock, type DockPlace } from './Dock.tsx';
import { Screen } from './Screen.tsx';

export interface PageFrameProps {
  /** Title of the screen. */
  title: string;
  /** Background of the screen. Default: light. */
  ground?: 'night' | undefined;
  /** The current tile of the dock. Omit it on a screen without a dock. */
  dock?: DockPlace | undefined;
  /** Number of new notifications, for the dock. */
  unread: number | null;
  /** Called by 'Volver'. Omit it to hide 'Volver'. */
  onBack?: (() => void) | undefined;
  /** Content that is shown instead of the page. */
  children: ReactNode;
}

/**
 * Bar and dock of a screen whose page is not rendered.
 *
 * - Use it with the title, ground and dock of the page, so that nothing moves when the page is rendered.
 * - Not for the page itself: use a `Screen`.
 */
export function PageFrame({ title, ground, dock, unread, onBack, children }: PageFrameProps) {
  return (
    <Screen
      freshness={null}
      ground={ground}
      bar={<AppBar title={title} tone={ground} onBack={onBack} />}
      dock={dock && <Dock current={dock} unread={unread} />}
    >
      {children}
    </Screen>
  );
}

/** Placeholders in a `PageFrame`, while the page is loading. */
export function PagePlaceholder() {
  return (
    <>
      <WaitingText>Cargando...</WaitingText>
      <Skeleton height={132} />
    </>
  );
}
