import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { iconChoice } from '../testing/choices.ts';
import { Tag } from './Tag.tsx';

const meta = preview.meta({
  title: 'Components/Primitives/Tag',
  component: Tag,
  argTypes: { icon: iconChoice },
});

export const Ok = meta.story({
  args: { tone: 'ok', children: 'Cumplida' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Cumplida')).toBeVisible();
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(1);
  },
});

export const Gold = meta.story({ args: { tone: 'gold', children: 'Sobrepaso' } });

export const Bad = meta.story({ args: { tone: 'bad', children: 'Fallo' } });

export const Closed = meta.story({ args: { tone: 'closed', children: 'CERRADO' } });

export const Info = meta.story({ args: { tone: 'info', children: 'Aviso' } });

export const Mute = meta.story({ args: { tone: 'mute', children: 'Canjeado' } });

export const New = meta.story({ args: { tone: 'new', children: 'Nueva' } });

export const NoIcon = meta.story({
  args: { tone: 'ok', icon: null, children: 'ABIERTO' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
});
