/** Colours of the stone. `apagada` is the grey of an uncut stone. */
export const palettes = ['esmeralda', 'oro', 'plata', 'cobre', 'apagada'] as const;
export type Palette = (typeof palettes)[number];

/** Names of the stone's facets, clockwise from the top. */
export const facetNames = [
  'top',
  'top-right',
  'right',
  'bottom-right',
  'bottom',
  'bottom-left',
  'left',
  'top-left',
] as const;

/** Points of the outer and the inner polygon of each facet, in a box of 40 by 48 units. */
export const facets: ReadonlyArray<readonly [outer: string, inner: string]> = [
  ['12,0 28,0 24.7,5.5 15.3,5.5', '15.3,5.5 24.7,5.5 21.5,11.5 18.5,11.5'],
  ['28,0 40,12 34.5,15.3 24.7,5.5', '24.7,5.5 34.5,15.3 28.5,18.5 21.5,11.5'],
  ['40,12 40,36 34.5,32.7 34.5,15.3', '34.5,15.3 34.5,32.7 28.5,29.5 28.5,18.5'],
  ['40,36 28,48 24.7,42.5 34.5,32.7', '34.5,32.7 24.7,42.5 21.5,36.5 28.5,29.5'],
  ['28,48 12,48 15.3,42.5 24.7,42.5', '24.7,42.5 15.3,42.5 18.5,36.5 21.5,36.5'],
  ['12,48 0,36 5.5,32.7 15.3,42.5', '15.3,42.5 5.5,32.7 11.5,29.5 18.5,36.5'],
  ['0,36 0,12 5.5,15.3 5.5,32.7', '5.5,32.7 5.5,15.3 11.5,18.5 11.5,29.5'],
  ['0,12 12,0 15.3,5.5 5.5,15.3', '5.5,15.3 15.3,5.5 18.5,11.5 11.5,18.5'],
];

/** Points of the same eight facets for stones below 22 px. Each facet has only one polygon. */
export const smallFacets: readonly string[] = [
  '12,0 28,0 24,8 16,8',
  '28,0 40,12 32,16 24,8',
  '40,12 40,36 32,32 32,16',
  '40,36 28,48 24,40 32,32',
  '28,48 12,48 16,40 24,40',
  '12,48 0,36 8,32 16,40',
  '0,36 0,12 8,16 8,32',
  '0,12 12,0 16,8 8,16',
];

/** Points of the table (the flat top of the stone), of its lighter half and of the reflection on it. */
export const table = {
  regular: [
    '18.5,11.5 21.5,11.5 28.5,18.5 28.5,29.5 21.5,36.5 18.5,36.5 11.5,29.5 11.5,18.5',
    '18.5,11.5 21.5,11.5 28.5,18.5 11.5,27 11.5,18.5',
    '19.5,13.7 24.5,13.7 13.7,24.5 13.7,19.5',
  ],
  small: [
    '16,8 24,8 32,16 32,32 24,40 16,40 8,32 8,16',
    '16,8 24,8 32,16 8,27.84 8,16',
    '16,9.5 22,9.5 9.5,22 9.5,16',
  ],
} as const;

/**
 * Returns the number of facets that are cut to show a progress: `floor(8 × done / goal)`, between 0 and 8. Returns 0
 * without a goal.
 */
export function litFacets(done: number, goal: number): number {
  if (!(goal > 0) || !(done > 0)) return 0;
  return Math.min(8, Math.floor((8 * done) / goal));
}
