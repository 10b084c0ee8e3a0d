import { ChevronRight, CircleHelp, X } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { iconChoice } from '../testing/choices.ts';
import { IconButton, IconLink } from './IconButton.tsx';

const meta = preview.meta({
  title: 'Components/Primitives/IconButton',
  component: IconButton,
  args: { icon: X, label: 'Cerrar', onClick: fn() },
  argTypes: { icon: iconChoice },
});

export const Plain = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Cerrar' });
    const { width, height } = button.getBoundingClientRect();
    await expect([width, height]).toEqual([44, 44]);
  },
});

Plain.test('calls onClick once per tap', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Cerrar' }));
  await expect(args.onClick).toHaveBeenCalledTimes(1);
});

export const Mint = meta.story({
  args: { icon: ChevronRight, label: 'Página siguiente', face: 'mint' },
});

export const OnHero = meta.story({
  args: { icon: CircleHelp, label: 'Ayuda', face: 'hero' },
});

export const Disabled = meta.story({
  args: { icon: ChevronRight, label: 'Página siguiente', face: 'mint', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  },
});

Disabled.test('ignores taps', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button'));
  await expect(args.onClick).not.toHaveBeenCalled();
});

export const AsLink = meta.story({
  render: () => <IconLink href="#/help/faq" icon={CircleHelp} label="Ayuda" face="mint" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ayuda' })).toHaveAttribute('href', '#/help/faq');
  },
});
