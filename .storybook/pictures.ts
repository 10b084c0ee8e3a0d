/** How Chromatic takes pictures; the same as `npm run visual` does (.ci/visual/modes.ts). */
const phone = { viewport: 'phone' } as const;

/** Of every story: on the usual phone. */
export const pictures = { modes: { 'phone 390': phone } } as const;

/** Of a screen, for its meta's `parameters.chromatic`: on a small phone and with large text too. */
export const screenPictures = {
  modes: {
    'phone 390': phone,
    'small 360': { viewport: 'small' },
    'phone 390, text 200 %': { ...phone, text: 200 },
  },
} as const;
