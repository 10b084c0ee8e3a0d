import type { StateId } from '@gemas/ui/state-map';
import { definePreviewAddon } from 'storybook/internal/csf';

interface StoryParameters {
  parameters: {
    /** Ids of the state map that the story shows; an unknown one does not compile. */
    states?: readonly StateId[];
    /** 'real' leaves the clock alone. */
    clock?: 'real';
  };
}

/** Types the parameters of our own. */
export default () => definePreviewAddon<StoryParameters>({});
