import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { cutFoot } from '../theme/cut.ts';
import { media } from '../theme/media.ts';
import { token } from '../theme/tokens.ts';

type Box = readonly [left: number, top: number, right: number, bottom: number];
type Planes = readonly [string, string, string, string, string, string, string, string];

const round = (value: number) => Math.round(value * 100) / 100;

/**
 * Returns the eight corners of an octagon in a box, clockwise from the top left. The octagon is the box with its
 * corners cut by 29 % of the box's short side.
 */
function corners([left, top, right, bottom]: Box): ReadonlyArray<readonly [number, number]> {
  const c = 0.29 * Math.min(right - left, bottom - top);
  return [
    [left + c, top],
    [right - c, top],
    [right, top + c],
    [right, bottom - c],
    [right - c, bottom],
    [left + c, bottom],
    [left, bottom - c],
    [left, top + c],
  ];
}

const join = (points: ReadonlyArray<readonly [number, number]>) =>
  points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ');

const inset = ([left, top, right, bottom]: Box, by: number): Box => [
  left + by,
  top + by,
  right - by,
  bottom - by,
];

const face = (box: Box, colour: string) => (
  <polygon key={join(corners(box))} points={join(corners(box))} fill={`var(--${colour})`} />
);

/**
 * Renders the ring between the octagon in `box` and a smaller octagon, whose edges are `step` further inside: eight
 * trapezoids, clockwise from the top.
 */
function ring(box: Box, step: number, planes: Planes): ReactElement[] {
  const outer = corners(box);
  const inner = corners(inset(box, step));
  return planes.map((colour, index) => {
    const next = (index + 1) % 8;
    const at = (points: typeof outer, i: number) => points[i] ?? ([0, 0] as const);
    const points = join([at(outer, index), at(outer, next), at(inner, next), at(inner, index)]);
    return <polygon key={points} points={points} fill={`var(--${colour})`} />;
  });
}

const e = (level: number) => `facet-emerald-${level}`;
const n = (level: number) => `facet-night-${level}`;

const girdle: Planes = [e(11), e(8), e(6), 'emerald-900', e(4), e(6), e(7), e(10)];
const dusk: Planes = [n(2), 'night-800', n(3), 'night-900', n(1), 'night-800', n(5), 'night-700'];

const drawings = {
  hero: () => {
    const box: Box = [104, -106, 532, 442];
    return [
      face(inset(box, -116), e(3)),
      face(inset(box, -58), e(5)),
      ...ring(box, 58, girdle),
      ...ring(inset(box, 58), 58, [
        'emerald-600',
        e(9),
        e(8),
        'emerald-800',
        e(6),
        e(8),
        e(9),
        'emerald-600',
      ]),
      face(inset(box, 116), e(1)),
    ];
  },
  start: () => {
    const box: Box = [-59, -26, 449, 602];
    return [
      face(inset(box, -46), e(5)),
      ...ring(box, 46, [e(11), e(8), e(6), 'emerald-900', e(4), e(6), e(7), e(12)]),
      ...ring(inset(box, 46), 46, [
        e(13),
        e(9),
        e(8),
        'emerald-800',
        e(6),
        e(8),
        'emerald-600',
        e(14),
      ]),
      ...ring(inset(box, 92), 46, [
        e(8),
        e(6),
        'emerald-800',
        'emerald-900',
        e(3),
        e(6),
        e(8),
        e(11),
      ]),
      face(inset(box, 138), e(1)),
    ];
  },
  night: () => {
    const box: Box = [-73, 2, 463, 718];
    return [
      ...ring(box, 62, dusk),
      ...ring(inset(box, 124), 62, dusk),
      face(inset(box, 186), 'night-900'),
    ];
  },
} as const;

const views = {
  hero: { viewBox: '0 0 390 372', ground: 'facet-emerald-2' },
  start: { viewBox: '0 0 390 844', ground: 'emerald-800' },
  night: { viewBox: '0 0 390 844', ground: 'night-900' },
} as const;

/** Names of the backgrounds. Each background looks like a part of a cut stone, seen from very close. */
export const facetGrounds = ['hero', 'start', 'night'] as const;
export type FacetGround = (typeof facetGrounds)[number];

const Drawing = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  max-width: none;
  z-index: -1;
  pointer-events: none;
  ${media.forcedColors} { display: none; }
`;

// Clips the svg inside it, because WebKit does not clip an svg.
const Foot = styled.div`
  --c: ${token('chamfer-hero-foot')};
  position: absolute;
  inset: 0;
  z-index: -1;
  clip-path: ${cutFoot};
`;

export interface FacetsProps {
  /** `hero` is for the head of a screen, `start` for a full screen, `night` for the vault. */
  ground: FacetGround;
  /** Whether the two lower corners are cut, as in the head of Score. Default: false. */
  cut?: boolean | undefined;
}

const cache = new Map<FacetGround, ReactElement[]>();

/**
 * A background that looks like the facets of a gem, as an svg of flat planes. It fills its nearest positioned ancestor,
 * which must set `isolation: isolate`. No plane behind text is lighter than `emerald-600`. It is not rendered in forced
 * colours, which change the colour of the text but not of the svg.
 *
 * - Use it for the vault, the top of Score and full-screen messages, usually through `Screen`.
 * - Not behind long texts or forms: use the ground `paper` of `Screen`.
 */
export function Facets({ ground, cut = false }: FacetsProps) {
  let planes = cache.get(ground);
  if (!planes) {
    planes = drawings[ground]();
    cache.set(ground, planes);
  }
  const { viewBox, ground: behind } = views[ground];
  const drawing = (
    <Drawing
      aria-hidden="true"
      viewBox={viewBox}
      preserveAspectRatio="xMidYMin slice"
      style={{ background: `var(--${behind})` }}
    >
      {planes}
    </Drawing>
  );
  return cut ? <Foot>{drawing}</Foot> : drawing;
}
