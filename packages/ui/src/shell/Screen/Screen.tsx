import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Facets } from '../../gem/Facets/Facets.tsx';
import { FreshnessBand, SaidOffline } from '../../primitives/Freshness/FreshnessBand.tsx';
import type { Freshness } from '../../primitives/Freshness/freshness.ts';
import { onDark, onPaper } from '../../theme/ground.ts';
import { token } from '../../theme/tokens.ts';

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
  /* One line is enough: the app's own says that everything is being refreshed. */
  &:has(~ [data-at-once]) [data-refreshing] { display: none; }
`;

const Main = styled.main`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding-bottom: ${token('space-6')};
  outline: none;
  /* Browsers without 'inert' at least ignore taps. */
  &[inert] { pointer-events: none; }
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

/** The background of a whole screen: paper for reading, night for the vault, hero and start for full-screen moments. */
export const screenGrounds = ['paper', 'night', 'hero', 'start'] as const;
export type ScreenGround = (typeof screenGrounds)[number];

export interface ScreenProps {
  /** Background of the whole screen. Default `paper`. */
  ground?: ScreenGround | undefined;
  /** Whether the stone's facets are shown over the background. Default: true on hero and start, false on night. */
  facets?: boolean | undefined;
  /** How current the data on the screen is; null if it has no data, or if its sections show their own freshness. */
  freshness: Freshness | null;
  /** The AppBar. */
  bar?: ReactNode;
  /** A StickyFoot. */
  foot?: ReactNode;
  /** The Dock. */
  dock?: ReactNode;
  /** Content above the line that says how old the data is. */
  head?: ReactNode;
  /** Whether the content is shown but cannot be reached by tap, keyboard or screen reader. The dock can. */
  inert?: boolean | undefined;
  /** Page margins at both sides of the content. False for full-bleed content; use `Padded` inside. */
  padded?: boolean | undefined;
  /** The content. It scrolls with the page, between bar and foot. */
  children: ReactNode;
}

/**
 * The frame of a screen: a column of at most 480 px, its bar at the top, its foot and dock at the bottom.
 *
 * - Use one for each screen; `paper` unless something valuable is shown.
 * - Not for a dialog. A state that interrupts the game (blocked, maintenance) is a `SystemMoment`.
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
  inert = false,
  children,
}: ScreenProps) {
  const isStale = freshness?.state === 'stale';
  const isOffline = isStale && freshness.why === 'offline';
  const band = <FreshnessBand of={freshness} />;
  return (
    <Frame data-ground={ground} data-dark={ground === 'paper' ? undefined : ''}>
      {facets && ground !== 'paper' && <Facets ground={ground} />}
      {bar}
      <Main id="main" tabIndex={-1} data-padded={padded ? '' : undefined} inert={inert}>
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

/** The page margins for a part of a full-bleed screen. */
export const Padded = styled.div`
  padding-inline: var(--page-margin);
`;
