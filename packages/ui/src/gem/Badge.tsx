import { useId, useState } from 'react';
import { StoneShape } from './Gem/StoneShape.tsx';
import { facetNames, type Palette } from './Gem/stone.ts';

/** Metals of the ring around a badge. */
export type BadgeMetal = Exclude<Palette, 'esmeralda'>;

const ring = [
  '19.61,2.5 44.39,2.5 41.66,9 22.34,9',
  '44.39,2.5 61.5,19.61 55,22.34 41.66,9',
  '61.5,19.61 61.5,44.39 55,41.66 55,22.34',
  '61.5,44.39 44.39,61.5 41.66,55 55,41.66',
  '44.39,61.5 19.61,61.5 22.34,55 41.66,55',
  '19.61,61.5 2.5,44.39 9,41.66 22.34,55',
  '2.5,44.39 2.5,19.61 9,22.34 9,41.66',
  '2.5,19.61 19.61,2.5 22.34,9 9,22.34',
];
const inside = '22.34,9 41.66,9 55,22.34 55,41.66 41.66,55 22.34,55 9,41.66 9,22.34';
const pips = [1, 2, 3, 4, 5] as const;

const metalOf = (level: number): BadgeMetal =>
  level >= 3 ? 'oro' : level === 2 ? 'plata' : level === 1 ? 'cobre' : 'apagada';

export interface BadgeProps {
  /**
   * Level of the badge, 1 to 5. 0 for a badge that the user has not earned yet. The badge shows the level as lit pips
   * (small marks) at its foot. The level also determines the metal of the ring if `metal` is not given.
   */
  level: number;
  /**
   * Metal of the ring, for example grey for a badge that the user has not earned yet. Default: the metal of the level.
   */
  metal?: BadgeMetal | undefined;
  /** Address of a picture from the server, shown inside the ring. If it does not load, a gem is shown. */
  image?: string | undefined;
  /** Width and height in px: 56 in the head of Score, 184 in the slider. */
  size?: 56 | 184 | (number & {}) | undefined;
  /** Accessible name. Default: 'Insignia nivel N'. */
  label?: string | undefined;
  /** Whether the badge is hidden from screen readers, because text beside the badge names it. Default: false. */
  decorative?: boolean | undefined;
}

/**
 * A badge: an octagon with a ring of eight metal facets, a dark centre and five pips (small marks) for the level.
 *
 * - Use it for the level that a user has reached: at the top of Score and in the set of badges.
 * - Not for a position in a ranking: use a `Medal`.
 */
export function Badge({ level, metal, image, size = 56, label, decorative = false }: BadgeProps) {
  const clip = useId();
  const [failed, setFailed] = useState<string>();
  const stone = metal ?? metalOf(level);
  const pictured = image !== undefined && image !== '' && image !== failed;
  return (
    <svg
      role="img"
      aria-hidden={decorative || undefined}
      aria-label={decorative ? undefined : (label ?? `Insignia nivel ${level}`)}
      width={size}
      height={size}
      viewBox="0 0 64 64"
    >
      <polygon
        points="18.56,0 45.44,0 64,18.56 64,45.44 45.44,64 18.56,64 0,45.44 0,18.56"
        fill={`var(--stone-${stone}-bottom-outer)`}
      />
      <polygon
        points="19.61,2.5 44.39,2.5 61.5,19.61 61.5,44.39 44.39,61.5 19.61,61.5 2.5,44.39 2.5,19.61"
        fill={`var(--stone-${stone}-light)`}
      />
      {facetNames.map((name, index) => (
        <polygon key={name} points={ring[index]} fill={`var(--stone-${stone}-${name}-outer)`} />
      ))}
      <polygon points={inside} fill="var(--night-900)" />
      {pictured ? (
        <>
          <clipPath id={clip}>
            <polygon points={inside} />
          </clipPath>
          <image
            href={image}
            x="9"
            y="9"
            width="46"
            height="46"
            preserveAspectRatio="xMidYMid slice"
            clipPath={`url(#${clip})`}
            onError={() => setFailed(image)}
          />
        </>
      ) : (
        <>
          <g transform="translate(20.7 16.5) scale(.565)">
            <StoneShape />
          </g>
          {pips.map((pip) => (
            <path
              key={pip}
              d={`M${15.8 + 5.4 * pip} 46.5l2.4 2.4-2.4 2.4-2.4-2.4z`}
              fill={pip <= level ? 'var(--gold-400)' : 'var(--night-600)'}
            />
          ))}
        </>
      )}
    </svg>
  );
}
