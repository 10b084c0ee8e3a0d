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

interface EnhancedStory<ArgTypes> {
  readonly tags: readonly string[];
  readonly parameters: Record<string, unknown>;
  readonly argTypes: ArgTypes;
}

/**
 * Takes the tests of stories out of Chromatic's pictures: a test shows the same as its story, after a few taps. An
 * enhancer of argTypes, because Storybook has no other hook that sees the tags of each story before it is rendered.
 */
export function withoutPictureOfTest<ArgTypes>(story: EnhancedStory<ArgTypes>): ArgTypes {
  if (story.tags.includes('test-fn')) {
    const chromatic = story.parameters.chromatic as object | undefined;
    story.parameters.chromatic = { ...chromatic, disableSnapshot: true };
  }
  return story.argTypes;
}
