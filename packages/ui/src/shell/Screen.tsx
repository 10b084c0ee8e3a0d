import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Facets } from '../gem/Facets.tsx';
import { onlyOwnTaps } from '../platform/own-taps.ts';
import { FreshnessBand, SaidOffline } from '../primitives/Freshness/FreshnessBand.tsx';
import type { Freshness } from '../primitives/Freshness/freshness.ts';
import { onDark, onPaper } from '../theme/ground.ts';
import { token } from '../theme/tokens.ts';

const Frame = styled.div`
  position: relative;
  isolation: isolate;
  display: flex;
  flex-direction: column;
  width: 100%;
  max-width: ${token('size-content-max')};
  min-height: var(--view);
  margin-inline: auto;
  background: ${token('bg-page')};
  color: ${token('text-body')};
  &[data-dark] { ${onDark} }
  &[data-ground='night'] { background: ${token('bg-vault')}; --text-quiet: ${token('text-on-night-muted')}; }
  &[data-ground='hero'], &[data-ground='start'] { background: ${token('bg-hero')}; }
  /* Hides the screen's own line about a refresh while WaitingNotice, which says the same for the whole app, is
     shown. */
  &:has(~ [data-waiting]) [data-refreshing] { display: none; }
`;

const Main = styled.main`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding-bottom: ${token('space-6')};
  outline: none;
  &[data-padded] { padding-inline: var(--page-margin); }
`;

const Band = styled.div`
  padding: ${token('space-3')} var(--page-margin);
  ${onPaper}
  [data-padded] > & { padding-inline: 0; }
`;

const Bottom = styled.div`
  position: sticky;
  bottom: var(--keyboard, 0px);
  z-index: ${token('z-dock')};
  @media (max-height: 420px) { position: static; }
  &:has(> [data-tall]) { position: static; }
`;

/**
 * Backgrounds of a screen. `paper` is light and for reading, `night` is for the vault, `hero` and `start` are for
 * full-screen messages.
 */
export const screenGrounds = ['paper', 'night', 'hero', 'start'] as const;
export type ScreenGround = (typeof screenGrounds)[number];

export interface ScreenProps {
  /** Background of the whole screen. Default `paper`. */
  ground?: ScreenGround | undefined;
  /** Whether the background has facets like a gem. Ignored on `paper`. Default: true on `hero` and `start` only. */
  facets?: boolean | undefined;
  /**
   * How current the data on the screen is. Null if the screen has no data, or if its sections show their own freshness.
   */
  freshness: Freshness | null;
  /** The AppBar. */
  bar?: ReactNode;
  /** A StickyFoot. */
  foot?: ReactNode;
  /** The Dock. */
  dock?: ReactNode;
  /** Content above the line that says how current the data is. */
  head?: ReactNode;
  /**
   * Whether the content has page margins at both sides. Use false for content from edge to edge, and `Padded` for the
   * parts of the content that need margins. Default: true.
   */
  padded?: boolean | undefined;
  /** The content between bar and foot. It scrolls with the page. */
  children: ReactNode;
}

/**
 * The frame of a screen: a column of at most 480 px with a bar at the top, and a foot and a dock at the bottom. The
 * screen ignores the taps that opened it.
 *
 * - Use one for each screen. The ground is `paper`, except for the vault and for full-screen messages.
 * - Not for a dialog. Not for a state that interrupts the game (blocked, maintenance): use a `SystemMoment`.
 */
export function Screen({
  ground = 'paper',
  facets = ground === 'hero' || ground === 'start',
  freshness,
  bar,
  head,
  foot,
  dock,
  padded = true,
  children,
}: ScreenProps) {
  const isStale = freshness?.state === 'stale';
  const isOffline = isStale && freshness.why === 'offline';
  const band = <FreshnessBand of={freshness} />;
  return (
    <Frame ref={onlyOwnTaps} data-ground={ground} data-dark={ground === 'paper' ? undefined : ''}>
      {facets && ground !== 'paper' && <Facets ground={ground} />}
      {bar}
      <Main id="main" tabIndex={-1} data-padded={padded ? '' : undefined}>
        {head}
        {isStale ? <Band>{band}</Band> : band}
        <SaidOffline value={isOffline}>{children}</SaidOffline>
      </Main>
      {(foot || dock) && (
        <Bottom>
          {foot}
          {dock}
        </Bottom>
      )}
    </Frame>
  );
}

/** Adds page margins to a part of a screen whose content goes from edge to edge. */
export const Padded = styled.div`
  padding-inline: var(--page-margin);
`;
