import preview from '../../../../.storybook/preview.tsx';
import { Facets } from './Facets.tsx';

const meta = preview.meta({
  title: 'Components/Gem/Facets',
  component: Facets,
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', isolation: 'isolate', height: 640 }}>{Story()}</div>
    ),
  ],
});

export const Hero = meta.story({ args: { ground: 'hero' } });

export const CutFoot = meta.story({
  name: 'Hero with a cut foot',
  args: { ground: 'hero', cut: true },
});

export const Start = meta.story({ args: { ground: 'start' } });

export const Night = meta.story({ args: { ground: 'night' } });
