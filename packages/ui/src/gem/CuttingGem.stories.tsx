import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { CuttingGem } from './CuttingGem.tsx';

const meta = preview.meta({ title: 'Components/Gem/CuttingGem', component: CuttingGem });

export const Large = meta.story({
  args: { size: 148 },
  play: async ({ canvasElement }) => {
    // Under reduced motion the gem is not animated, and half of its facets are lit (`.lit`).
    const shown = [...canvasElement.querySelectorAll('.lit')].filter(
      (facet) => getComputedStyle(facet).opacity === '1',
    );
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    if (still) await expect(shown).toHaveLength(4);
  },
});

export const InAButton = meta.story({ args: { size: 18 } });
