import { describing } from './story-index.ts';

type Generator = Parameters<typeof describing>[0];

/** Hook of Storybook that makes the index of all stories. Receives what Storybook itself has made. */
export const storyIndexGenerator = async (generator: Generator | Promise<Generator>) =>
  describing(await generator);
