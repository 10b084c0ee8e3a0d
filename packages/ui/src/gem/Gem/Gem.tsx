import type { CSSProperties } from 'react';
import { StoneShape } from './StoneShape.tsx';
import type { Palette } from './stone.ts';

export interface GemProps {
  /** Height in px: 16 · 18 · 24 · 44 · 64 · 112 · 148 · 236. The width is 5/6 of the height. */
  size?: number | undefined;
  /** Colours of the gem: emerald, a metal, or grey for missing gems. Default: emerald. */
  palette?: Palette | undefined;
  /**
   * Number of facets that are cut, 0 to 8, clockwise from the top. The other facets are grey. See `litFacets`. Default:
   * 8.
   */
  lit?: number | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/**
 * The emerald, drawn as flat planes. It is hidden from screen readers, because the text beside it has the same meaning.
 * Below a height of 22 px the drawing is simpler.
 *
 * - Use it beside a number of gems. Use it with `lit` for progress towards a goal.
 * - Not as a bullet or an ornament, because the emerald is the currency of the game. Not without the word 'esmeraldas'
 *   in the text.
 */
export function Gem({ size = 24, palette, lit, className, style }: GemProps) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      style={style}
      width={Math.round((size / 48) * 400) / 10}
      height={size}
      viewBox="0 0 40 48"
    >
      <StoneShape palette={palette} lit={lit} small={size < 22} />
    </svg>
  );
}
