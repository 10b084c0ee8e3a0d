import type { StateId } from '@gemas/ui/state-map';
import { definePreviewAddon } from 'storybook/internal/csf';

interface StoryParameters {
  parameters: {
    /** Ids of the state map that the story shows. An unknown id does not compile. */
    states?: readonly StateId[];
    /** 'real' does not change the clock. */
    clock?: 'real';
  };
}

/** Declares the types of our own story parameters. */
export default () => definePreviewAddon<StoryParameters>({});
