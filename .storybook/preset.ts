import { STATES } from '@gemas/ui/state-map';
import { describeComponents, type Manifests } from '../packages/tools/stories/manifest.ts';
import { describing } from '../packages/tools/stories/story-index.ts';

type Generator = Parameters<typeof describing>[0];

/** Hook of Storybook that makes the index of all stories. Receives Storybook's own index generator. */
export const storyIndexGenerator = async (generator: Generator | Promise<Generator>) =>
  describing(await generator, STATES);

/** Hook of Storybook that makes the manifests for coding assistants. Receives Storybook's own manifests. */
export const experimental_manifests = (manifests: Manifests = {}) => describeComponents(manifests);
