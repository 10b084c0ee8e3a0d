import type { StateId } from '@gemas/ui/state-map';
import { definePreviewAddon } from 'storybook/internal/csf';

interface StoryParameters {
  parameters: {
    /** Ids of the entries in the state map that the story shows. An unknown id does not compile. */
    states?: readonly StateId[];
    /**
     * More names by which the sidebar's search finds the story (or the component, if set in the meta): a similar
     * component in another library, or a business term such as 'Saldo insuficiente'.
     */
    aliases?: readonly string[];
    /** 'real' keeps the real clock. Default: the story starts at `STORY_TIME`. */
    clock?: 'real';
  };
}

/** A Storybook addon that only declares the types of our own story parameters. */
export default () => definePreviewAddon<StoryParameters>({});
