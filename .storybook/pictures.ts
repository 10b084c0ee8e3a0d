/** How Chromatic takes pictures, with the same modes as `npm run visual` (.ci/visual/modes.ts). */
const phone = { viewport: 'phone' } as const;

/** Modes of every story: the usual phone. */
export const pictures = { modes: { 'phone 390': phone } } as const;

/** Modes of a screen, for its meta's `parameters.chromatic`: also a small phone and large text. */
export const screenPictures = {
  modes: {
    'phone 390': phone,
    'small 360': { viewport: 'small' },
    'phone 390, text 200 %': { ...phone, text: 200 },
  },
} as const;
