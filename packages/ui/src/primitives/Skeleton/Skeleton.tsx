import type { ComponentProps } from 'react';
import { type IStyledComponent, styled } from 'styled-components';
import { octagon } from '../../theme/cut.ts';
import { token } from '../../theme/tokens.ts';

const Shape = styled.span`
  display: block;
  flex: none;
  width: 100%;
  max-width: 100%;
  background: var(--skeleton, ${token('bg-skeleton')});
  border-radius: ${token('space-2')};
  animation:
    skeleton-appear 1ms ${token('duration-skeleton-delay')} both,
    skeleton-pulse 1.6s ${token('duration-skeleton-delay')} ease-in-out infinite alternate;
  &[data-shape='line'] { height: 1em; border-radius: 5px; }
  &[data-shape='cut'] { --c: ${token('chamfer-plaque')}; border-radius: 0; clip-path: ${octagon}; }
  @keyframes skeleton-appear { from { visibility: hidden; } to { visibility: visible; } }
  @keyframes skeleton-pulse { to { opacity: 0.6; } }
  @media (prefers-reduced-motion: reduce) {
    animation: skeleton-appear 1ms ${token('duration-skeleton-delay')} both;
  }
  @media (forced-colors: active) { border: 1px dashed; }
`;

/** `block` for a card or picture, `line` for text, `cut` for an element with cut corners. */
export const skeletonShapes = ['block', 'line', 'cut'] as const;
export type SkeletonShape = (typeof skeletonShapes)[number];

export interface SkeletonProps {
  /** Kind of content that will replace the skeleton. */
  shape?: SkeletonShape | undefined;
  /** Width: any CSS width, or a number of px. Default: the width of the container. */
  width?: number | string | undefined;
  /** Height: any CSS height, or a number of px. */
  height?: number | string | undefined;
  className?: string | undefined;
}

/**
 * A placeholder for content that is loading. It becomes visible after 150 ms. Set its colour on a dark background with
 * the CSS variable `--skeleton`.
 *
 * - Use it in the shape of the content, inside `Loading`, which says what is loading.
 * - Not for a running action: use a busy `Button`. Not while outdated data can be shown.
 */
export function Skeleton({ shape = 'block', width, height, className }: SkeletonProps) {
  return (
    <Shape aria-hidden="true" className={className} data-shape={shape} style={{ width, height }} />
  );
}

/**
 * A text that says what is loading, without a gem. It becomes visible after 150 ms. Screen readers announce it once.
 * It is used in the app's first JavaScript file, which would become too large with the gem of `LoadingText`.
 */
export const WaitingText: IStyledComponent<'web', ComponentProps<'p'>> = styled.p.attrs({
  role: 'status',
})`
  padding-bottom: ${token('space-3')};
  font-weight: 600;
  animation: wait-appear 1ms ${token('duration-skeleton-delay')} backwards;
  @keyframes wait-appear { from { opacity: 0; } }
`;
