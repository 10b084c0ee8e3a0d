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
 * The svg around a scene. A scene is an illustration of one stone and one tool on a ground. Hidden from screen readers:
 * the title beside it says the same.
 *
 * - Use a scene over the title of an `EmptyState` or a `SystemMoment`, one per screen.
 * - Not inside a card or beside a text: there a `Gem` or an `Icon` is enough.
 */
export function SceneFrame({ width, height, children }: SceneFrameProps) {
  return (
    <svg aria-hidden="true" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      {children}
    </svg>
  );
}
