import { Gift } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { iconChoice } from '../testing/choices.ts';
import { Icon } from './Icon.tsx';

const meta = preview.meta({
  title: 'Components/Primitives/Icon',
  component: Icon,
  args: { of: Gift },
  argTypes: { of: iconChoice },
  decorators: [(Story) => <div style={{ padding: 16 }}>{Story()}</div>],
});

export const InText = meta.story({
  name: 'In text, 20 px',
  play: async ({ canvas, canvasElement }) => {
    const icon = canvasElement.querySelector('svg');
    await expect(icon?.getBoundingClientRect().width).toBe(20);
    await expect(icon).toHaveAttribute('stroke-linecap', 'square');
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

export const InBar = meta.story({ name: 'In a bar, 24 px', args: { size: 24 } });

export const InTile = meta.story({ name: 'In a tile, 28 px', args: { size: 28 } });
