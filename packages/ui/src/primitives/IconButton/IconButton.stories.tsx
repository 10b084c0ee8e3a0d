import { ChevronRight, CircleHelp, X } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { IconButton, IconLink } from './IconButton.tsx';

const meta = preview.meta({
  title: 'Components/Primitives/IconButton',
  component: IconButton,
  args: { icon: X, label: 'Cerrar', onClick: fn() },
});

export const Plain = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Cerrar' });
    const { width, height } = button.getBoundingClientRect();
    await expect([width, height]).toEqual([44, 44]);
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
});

export const Mint = meta.story({
  args: { icon: ChevronRight, label: 'Página siguiente', face: 'mint' },
});

export const OnHero = meta.story({
  args: { icon: CircleHelp, label: 'Ayuda', face: 'hero' },
});

export const Disabled = meta.story({
  args: { icon: ChevronRight, label: 'Página siguiente', face: 'mint', disabled: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
});

export const AsLink = meta.story({
  render: () => <IconLink href="#/help/faq" icon={CircleHelp} label="Ayuda" face="mint" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ayuda' })).toHaveAttribute('href', '#/help/faq');
  },
});
