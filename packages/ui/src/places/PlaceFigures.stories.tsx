import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Card } from '../primitives/Card.tsx';
import { doubleText, expectNoSideScroll } from '../testing/story.ts';
import { PlaceFigures } from './PlaceFigures.tsx';

const meta = preview.meta({
  title: 'Components/Places/PlaceFigures',
  component: PlaceFigures,
  args: {
    today: 418,
    week: 2140,
    weeklyGoal: 3500,
    total: 38_902,
    users: 286,
    goalLabel: 'Meta semanal de Occidente',
  },
  render: (args) => (
    <main style={{ padding: 16 }}>
      <h1>Occidente</h1>
      <Card>
        <PlaceFigures {...args} />
      </Card>
    </main>
  ),
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('progressbar', { name: 'Meta semanal de Occidente' }),
    ).toBeVisible();
    await expect(canvas.getByRole('main')).toHaveTextContent(
      '418 hoy2,140 semana38,902 total286 activadoresMeta semanal 3,500',
    );
  },
});

export const NoGoal = meta.story({
  name: 'No goal',
  args: { weeklyGoal: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(canvas.queryByText(/Meta semanal/)).toBeNull();
  },
});

export const NoWeek = meta.story({
  name: 'Without the week',
  args: { week: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(canvas.getByRole('main')).toHaveTextContent(/418 hoy38,902 total286 activadores$/);
  },
});

export const OnlyActivations = meta.story({
  name: 'Neither goal, total nor activators known',
  args: { weeklyGoal: 0, total: null, users: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveTextContent(/418 hoy2,140 semana$/);
  },
});

export const OneActivator = meta.story({
  name: 'One activator',
  args: { users: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/activador$/)).toBeVisible();
  },
});

export const Extremes = meta.story({
  name: 'Extremes: large numbers, text at 200 %, 320 px',
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  args: {
    today: 1_284_000,
    week: 9_999_999,
    weeklyGoal: 30_000_000,
    total: 29_999_997_000,
    users: 128_400,
  },
  play: expectNoSideScroll,
});
