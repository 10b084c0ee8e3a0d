import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Gem } from './Gem.tsx';

const meta = preview.meta({ title: 'Components/Gem/Gem', component: Gem, args: { size: 148 } });

const planes = (root: HTMLElement) => root.querySelectorAll('polygon').length;

export const Emerald = meta.story({
  play: async ({ canvasElement }) => {
    await expect(planes(canvasElement)).toBe(19);
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
});

export const Tiny = meta.story({
  args: { size: 18 },
  play: async ({ canvasElement }) => {
    await expect(planes(canvasElement)).toBe(11);
  },
});

export const Uncut = meta.story({ args: { lit: 0 } });

export const HalfCut = meta.story({
  args: { lit: 4 },
  play: async ({ canvasElement }) => {
    const green = canvasElement.querySelectorAll('[fill*=esmeralda]');
    await expect(green).toHaveLength(8);
  },
});

export const SevenOfEight = meta.story({ args: { lit: 7 } });

export const Gold = meta.story({ args: { palette: 'oro' } });

export const Silver = meta.story({ args: { palette: 'plata' } });

export const Copper = meta.story({ args: { palette: 'cobre' } });

export const Grey = meta.story({ args: { palette: 'apagada' } });
