/**
 * Modes in which Chromatic takes pictures of the stories. They are the same as those of `npm run check:pictures`
 * (packages/tools/pictures/modes.ts).
 */
const phone = { viewport: 'phone' } as const;

/** Default modes of a story: only the usual phone. */
export const pictures = { modes: { 'phone 390': phone } } as const;

/** Modes of the stories of a screen: the usual phone, a small phone and large text. */
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
 * Tells Chromatic to take no pictures of tests: a test renders its story again and only adds a few taps. This function
 * is registered as an enhancer of argTypes, because no other hook of Storybook receives the tags of each story before
 * the story is rendered.
 */
export function withoutPictureOfTest<ArgTypes>(story: EnhancedStory<ArgTypes>): ArgTypes {
  if (story.tags.includes('test-fn')) {
    const chromatic = story.parameters.chromatic as object | undefined;
    story.parameters.chromatic = { ...chromatic, disableSnapshot: true };
  }
  return story.argTypes;
}
