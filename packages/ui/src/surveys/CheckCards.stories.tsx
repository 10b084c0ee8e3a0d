import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Screen } from '../shell/Screen.tsx';
import { doubleText, expectNoSideScroll } from '../testing/story.ts';
import { CheckCards } from './CheckCards.tsx';

const meta = preview.meta({
  title: 'Components/Surveys/CheckCards',
  parameters: { aliases: ['CheckboxGroup'] },
  component: CheckCards,
  args: {
    legend: '1. ¿Qué premio te gustaría ver?',
    name: 'q71',
    options: ['Electrodomésticos', 'Celulares', 'Muebles', 'Otro'],
    chosen: [],
    onToggle: fn(),
  },
  decorators: [
    (Story) => (
      <Screen freshness={null}>
        <h1>Encuesta</h1>
        <Story />
      </Screen>
    ),
  ],
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('group', { name: '1. ¿Qué premio te gustaría ver?' }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('checkbox', { checked: false })).toHaveLength(4);
  },
});

Ready.test(
  'calls onToggle with the option that is selected by tap or by key',
  async ({ userEvent, canvas, args }) => {
    await userEvent.click(canvas.getByText('Celulares'));
    await expect(args.onToggle).toHaveBeenLastCalledWith('Celulares');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onToggle).toHaveBeenLastCalledWith('Muebles');
    await expect(args.onToggle).toHaveBeenCalledTimes(2);
  },
);

export const Chosen = meta.story({
  args: { chosen: ['Electrodomésticos', 'Otro'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  },
});

Chosen.test(
  'calls onToggle with the option that is deselected',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Otro' }));
    await expect(args.onToggle).toHaveBeenCalledWith('Otro');
  },
);

export const Focused = meta.story({
  args: { chosen: ['Electrodomésticos'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Electrodomésticos' })).toHaveFocus();
  },
});

export const Invalid = meta.story({
  args: { error: 'Es requerido' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Es requerido');
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeInvalid();
  },
});

export const OneOption = meta.story({ name: 'One option', args: { options: ['Sí'] } });

export const Extremes = meta.story({
  name: 'Extremes: long words, text at 200 %, 320 px',
  args: {
    legend: '1. ¿Cuáles de estas categorías de electrodomésticos elegirías en la temporada?',
    options: ['Electrodomésticos otorrinolaringológicos de la temporada', 'Otro'],
    chosen: ['Otro'],
    error: 'Es requerido',
  },
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  play: expectNoSideScroll,
});
