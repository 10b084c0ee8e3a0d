import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Screen } from '../shell/Screen.tsx';
import { doubleText, expectNoSideScroll } from '../testing/story.ts';
import { DailyProgressCard } from './DailyProgressCard.tsx';

const meta = preview.meta({
  title: 'Components/Goals/DailyProgressCard',
  component: DailyProgressCard,
  args: { activations: 3, dailyGoal: 5 },
  decorators: [
    (Story) => (
      <Screen freshness={null}>
        <h1>Perfil</h1>
        <Story />
      </Screen>
    ),
  ],
});

export const UnderWay = meta.story({
  name: 'Under way',
  parameters: { states: ['progress.under'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Tu meta de hoy' })).toHaveTextContent('3/5');
    await expect(canvas.getByText('Te faltan 2 activaciones para cumplir tu meta.')).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      '3 de 5 activaciones',
    );
  },
});

export const OneLeft = meta.story({
  name: 'One left',
  args: { activations: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Te falta 1 activación para cumplir tu meta.')).toBeVisible();
  },
});

export const NotBegun = meta.story({
  name: 'Not begun',
  parameters: { states: ['progress.zero'] },
  args: { activations: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Meta cumplida/)).toBeNull();
  },
});

export const Reached = meta.story({
  name: 'Goal met',
  parameters: { states: ['progress.reached'] },
  args: { activations: 5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveTextContent('5/10');
    await expect(canvas.getByText(/^Meta cumplida\. Te faltan 5 activaciones/)).toBeVisible();
  },
});

export const Met = meta.story({
  name: 'Beyond the goal',
  parameters: { states: ['progress.over'] },
  args: { activations: 7 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveTextContent('7/10');
    await expect(
      canvas.getByText('Meta cumplida. Te faltan 3 activaciones para llegar a 10.'),
    ).toBeVisible();
  },
});

export const NoGoal = meta.story({
  name: 'No goal',
  parameters: { states: ['progress.no-goal'] },
  args: { dailyGoal: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Tu meta de hoy')).toBeNull();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
});

export const LargeGoal = meta.story({
  name: 'Goal over ten',
  args: { activations: 18, dailyGoal: 25 },
});

export const DoubleText = meta.story({
  name: 'Extremes: 1,284,000 activations, text at 200 %',
  args: { activations: 1_284_000 },
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  play: expectNoSideScroll,
});
