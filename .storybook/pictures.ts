// The modes of Chromatic and of `npm run check:pictures`.
const phone = { viewport: 'phone' } as const;

/** Default modes of a story: only the usual phone. */
export const pictures = { modes: { 'phone 390': phone } } as const;

export const screenPictures = {
  modes: {
    'phone 390': phone,
    'small 360': { viewport: 'small' },
    'phone 390, text 200 %': { ...phone, text: 200 },
  },
} as const;

interface EnhancedStory<ArgTypes> {
  readonly tags: readonly string[];
  readonly parameters: Record<string, unknown>;
  readonly argTypes: ArgTypes;
}

/**
 * Excludes tests from the pictures, because a test renders its story again. Registered as an enhancer of argTypes, the
 * only hook of Storybook that receives the tags of a story before the story is rendered.
 */
export function withoutPictureOfTest<ArgTypes>(story: EnhancedStory<ArgTypes>): ArgTypes {
  if (story.tags.includes('test-fn')) {
    const chromatic = story.parameters.chromatic as object | undefined;
    story.parameters.chromatic = { ...chromatic, disableSnapshot: true };
  }
  return story.argTypes;
}
