import type { StateId } from '@gemas/ui/state-map';
import { definePreviewAddon } from 'storybook/internal/csf';

interface StoryParameters {
  parameters: {
    /** Ids of the entries in the state map that the story shows. An unknown id does not compile. */
    states?: readonly StateId[];
    /** More names for the sidebar's search, such as 'Modal'. If set in the meta, they are names of the component. */
    aliases?: readonly string[];
    /** 'real' keeps the real clock. Default: the story starts at `STORY_TIME`. */
    clock?: 'real';
  };
}

/** A Storybook addon that only declares the types of our own story parameters. */
export default () => definePreviewAddon<StoryParameters>({});
