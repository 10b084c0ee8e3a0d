import { fixtures } from '@gemas/mocks';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Screen } from '../shell/Screen.tsx';
import { doubleText, expectNoSideScroll, expectTapOn } from '../testing/story.ts';
import { TerritoryCard, TerritorySkeleton } from './TerritoryCard.tsx';

const [territory] = fixtures.territories;
if (!territory) throw new Error('The territories of the board are missing');

const meta = preview.meta({
  title: 'Components/Places/TerritoryCard',
  component: TerritoryCard,
  subcomponents: { TerritorySkeleton },
  args: { territory },
  decorators: [
    (Story) => (
      <Screen freshness={null}>
        <h1>Score</h1>
        <h2>Territorios</h2>
        <Story />
      </Screen>
    ),
  ],
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Occidente' })).toHaveAttribute(
      'href',
      '#/corporate/territory/1',
    );
    await expect(canvas.getByRole('article')).toHaveTextContent(
      'Occidente418 hoy2,140 semana38,902 total286 activadoresMeta semanal 3,500',
    );
    await expect(canvas.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      '2,140 de 3,500 activaciones',
    );
  },
});

Ready.test('makes the whole card a link', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'Occidente' });
  await expectTapOn(link, canvas.getByRole('article'), [0.9, 0.9]);
});

export const GoalReached = meta.story({
  name: 'Goal reached',
  args: { territory: { ...territory, activations_weekly: 3610 } },
});

export const NoTotal = meta.story({
  name: 'Total not known',
  args: { territory: { ...territory, activations: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent('2,140 semana');
    await expect(canvas.queryByText('total')).toBeNull();
  },
});

export const NoGoal = meta.story({
  name: 'No goal',
  args: { territory: { ...territory, weekly_goal: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(canvas.queryByText(/Meta semanal/)).toBeNull();
  },
});

export const NotStarted = meta.story({
  name: 'No activations, one activator, no name',
  args: {
    territory: {
      ...territory,
      name: '',
      users: 1,
      activations: 0,
      activations_now: 0,
      activations_weekly: 0,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sin nombre' })).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAccessibleName('Meta semanal');
    await expect(canvas.getByText(/activador$/)).toBeVisible();
  },
});

export const Toured = meta.story({
  name: 'Marked for the tour',
  args: { tour: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-tour=standing-link]')).toBeVisible();
    await expect(canvasElement.querySelector('[data-tour=territory]')).toBeVisible();
  },
});

export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Occidente' })).toHaveFocus();
  },
});

export const Loading = meta.story({
  render: () => <TerritorySkeleton />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const Extremes = meta.story({
  name: 'Extremes: long name, large numbers, text at 200 %, 320 px',
  args: {
    territory: {
      ...territory,
      name: 'Sierra Tarahumara y Valle de Santiago Xicohténcatl',
      users: 128_400,
      activations: 9_999_999,
      activations_now: 128_400,
      activations_weekly: 1_284_000,
      weekly_goal: 9_999_999,
    },
  },
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  play: expectNoSideScroll,
});
