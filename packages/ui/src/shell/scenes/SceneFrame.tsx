import type { ReactNode } from 'react';

export interface SceneFrameProps {
  /** Width and height in px of the drawing and of its view box. */
  width: number;
  height: number;
  children: ReactNode;
}

/** One stone, one tool, one ground plane. Hidden from screen readers: the title beside it says it all. */
export function SceneFrame({ width, height, children }: SceneFrameProps) {
  return (
    <svg aria-hidden="true" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      {children}
    </svg>
  );
}
