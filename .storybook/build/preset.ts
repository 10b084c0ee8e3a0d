import { describeComponents, type Manifests } from './manifest.ts';
import { describing } from './story-index.ts';

type Generator = Parameters<typeof describing>[0];

/** Hook of Storybook that makes the index of all stories. Receives what Storybook itself has made. */
export const storyIndexGenerator = async (generator: Generator | Promise<Generator>) =>
  describing(await generator);

/** Hook of Storybook that makes the manifest for coding assistants. Receives what Storybook itself has made. */
export const experimental_manifests = (manifests: Manifests = {}) => describeComponents(manifests);
