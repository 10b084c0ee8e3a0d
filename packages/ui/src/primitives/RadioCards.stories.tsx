import { CreditCard, RefreshCw } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { doubleText, expectNoSideScroll } from '../testing/story.ts';
import { Icon } from './Icon.tsx';
import { RadioCards } from './RadioCards.tsx';
import { SectionTitle } from './SectionTitle.tsx';

const meta = preview.meta({
  title: 'Components/Primitives/RadioCards',
  parameters: { aliases: ['RadioGroup'] },
  component: RadioCards,
  args: {
    legend: '¿A dónde lo enviamos?',
    name: 'address',
    options: [
      { value: '7', label: 'Casa', description: 'Pino 12, Jardines de Jerez, León' },
      { value: 'new', label: 'Agregar otra dirección' },
    ],
    onSelect: fn(),
  },
  decorators: [(Story) => <div style={{ padding: 16 }}>{Story()}</div>],
});

export const NothingChosen = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: '¿A dónde lo enviamos?' })).toBeVisible();
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
  },
});

NothingChosen.test(
  'changes the choice by tap and by arrow keys',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Agregar otra dirección'));
    await expect(args.onSelect).toHaveBeenLastCalledWith('new');
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('7');
  },
);

export const Chosen = meta.story({ args: { defaultValue: '7' } });

export const Tiles = meta.story({
  args: {
    legend: 'Tu tarjeta',
    layout: 'tiles',
    defaultValue: 'recharge',
    options: [
      { value: 'recharge', label: 'Recargar tarjeta', start: <Icon of={RefreshCw} size={28} /> },
      { value: 'new', label: 'Nueva tarjeta', start: <Icon of={CreditCard} size={28} /> },
    ],
  },
});

export const UnderAHeading = meta.story({
  name: 'Its question as a heading',
  args: { legend: <SectionTitle>¿A dónde lo enviamos?</SectionTitle> },
  play: async ({ canvas }) => {
    // The space around the heading must be padding, because WebKit ignores margins inside a legend.
    const { marginTop, marginBottom, paddingTop, paddingBottom } = getComputedStyle(
      canvas.getByRole('heading', { name: '¿A dónde lo enviamos?' }),
    );
    await expect([marginTop, marginBottom]).toEqual(['0px', '0px']);
    await expect([paddingTop, paddingBottom]).toEqual(['24px', '12px']);
  },
});

export const Invalid = meta.story({
  args: { error: 'Es requerido' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Es requerido');
  },
});

export const DoubleText = meta.story({
  name: 'Extremes: text at 200 %',
  args: { layout: 'tiles', defaultValue: '7' },
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  play: expectNoSideScroll,
});
