/**
 * Modes in which Chromatic takes pictures of the stories. They are the same as those of `npm run check:pictures`
 * (packages/tools/pictures/modes.ts).
 */
const phone = { viewport: 'phone' } as const;

/** Modes of every story: only the usual phone. */
export const pictures = { modes: { 'phone 390': phone } } as const;

/** Modes of a screen's stories: also a small phone and large text. For `parameters.chromatic` of the meta. */
export const screenPictures = {
  modes: {
    'phone 390': phone,
    'small 360': { viewport: 'small' },
    'phone 390, text 200 %': { ...phone, text: 200 },
  },
} as const;
