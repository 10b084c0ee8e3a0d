import { StoneShape } from './Gem/StoneShape.tsx';
import type { Palette } from './Gem/stone.ts';

/** The positions that earn a medal. */
export type MedalPosition = 1 | 2 | 3;

const colours: Record<MedalPosition, { stone: Palette; ribbon: readonly [string, string] }> = {
  1: { stone: 'oro', ribbon: ['var(--rosa-600)', 'var(--rosa-700)'] },
  2: { stone: 'plata', ribbon: ['var(--emerald-700)', 'var(--emerald-800)'] },
  3: { stone: 'cobre', ribbon: ['var(--info-700)', 'var(--facet-info)'] },
};

export interface MedalProps {
  /** Position in the ranking, 1 to 3. */
  position: MedalPosition;
  /** Height in px. */
  size?: number | undefined;
}

/**
 * The medal for one of the first three positions in a ranking. Its accessible name is 'Medalla 1' to 'Medalla 3'.
 *
 * - Use it in place of the number of the position.
 * - Not for the other positions: use a number. Not for a level: use a `Badge`.
 */
export function Medal({ position, size = 48 }: MedalProps) {
  const { stone, ribbon } = colours[position];
  return (
    <svg
      role="img"
      aria-label={`Medalla ${position}`}
      width={Math.round((size / 58) * 440) / 10}
      height={size}
      viewBox="-2 0 44 58"
    >
      <polygon points="4,34 18,34 18,58 11,52 4,58" fill={ribbon[0]} />
      <polygon points="22,34 36,34 36,58 29,52 22,58" fill={ribbon[1]} />
      <StoneShape palette={stone} glint={false} />
      <text
        x="20"
        y="31.3"
        textAnchor="middle"
        fontFamily="var(--font-display)"
        fontWeight="900"
        fontSize="22"
        fill="var(--neutral-ink)"
      >
        {position}
      </text>
    </svg>
  );
}
