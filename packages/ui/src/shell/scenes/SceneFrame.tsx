import type { ReactNode } from 'react';

export interface SceneFrameProps {
  /** Width in px of the svg and of its view box. */
  width: number;
  /** Height in px of the svg and of its view box. */
  height: number;
  /** The polygons of the scene, coloured with tokens. */
  children: ReactNode;
}

/**
 * The svg around a scene. A scene is an illustration of a stone and a tool. It is hidden from screen readers, because
 * the title below it says the same.
 *
 * - Use one scene per screen, above the title of an `EmptyState` or a `SystemMoment`.
 * - Not inside a card or beside a text: use a `Gem` or an `Icon`.
 */
export function SceneFrame({ width, height, children }: SceneFrameProps) {
  return (
    <svg aria-hidden="true" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      {children}
    </svg>
  );
}
