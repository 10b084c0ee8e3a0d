import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { LinkText } from '../primitives/LinkText.tsx';
import { Screen } from '../shell/Screen.tsx';
import { doubleText, expectNoSideScroll } from '../testing/story.ts';
import { TeamHero } from './TeamHero.tsx';

const week = { name: 'Bajío Norte', weekly_activations: 412, weekly_goal: 600 };

const meta = preview.meta({
  title: 'Components/Ranking/TeamHero',
  component: TeamHero,
  args: {
    title: 'Ranking territorio',
    week,
    words: ['Vas entre los 10 primeros.'],
    backHref: '#/score',
  },
  decorators: [
    (Story) => (
      <Screen freshness={null} bar={<Story />}>
        <p>La tabla va aquí.</p>
      </Screen>
    ),
  ],
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Ranking territorio');
    await expect(canvas.getByText(/Meta semanal:/)).toHaveTextContent('Meta semanal: 412/600');
    await expect(canvas.getByRole('progressbar', { name: 'Meta semanal' })).toHaveAttribute(
      'aria-valuetext',
      'Meta semanal: 412/600',
    );
    await expect(canvas.getByRole('link', { name: 'Volver' })).toHaveAttribute('href', '#/score');
  },
});

export const Loading = meta.story({
  args: { week: null, words: [null] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Ranking territorio');
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
});

export const NotStarted = meta.story({
  name: 'No activations, no position',
  args: { week: { ...week, weekly_activations: 0 }, words: [null] },
});

export const NoGoal = meta.story({
  name: 'No weekly goal',
  parameters: { states: ['ranking.no-weekly-goal'] },
  args: { week: { ...week, weekly_goal: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/en la semana/).closest('p')).toHaveTextContent(
      '412 activaciones en la semana',
    );
    await expect(canvas.queryByText(/Meta semanal/)).toBeNull();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
});

export const GoalReached = meta.story({
  name: 'Goal reached',
  args: { week: { ...week, weekly_activations: 648 }, words: ['Vas en primer lugar.'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Meta semanal:/)).toHaveTextContent('Meta semanal: 648/600');
  },
});

export const WayDown = meta.story({
  name: 'With a link to its regions',
  args: {
    words: [null],
    children: <LinkText href="#/corporate/territory/1">Ver regiones</LinkText>,
  },
});

const onBack = fn();

export const CameFromElsewhere = meta.story({
  name: 'With a back button',
  args: { onBack },
});

CameFromElsewhere.test(
  'goes back by onBack instead of a link to the game',
  async ({ canvas, userEvent }) => {
    onBack.mockClear();
    await expect(canvas.queryByRole('link', { name: 'Volver' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Volver' }));
    await expect(onBack).toHaveBeenCalledTimes(1);
  },
);

export const Extremes = meta.story({
  name: 'Extremes: long name, large numbers, text at 200 %, 320 px',
  args: {
    week: {
      name: 'Sierra Tarahumara y Valle de Santiago de los Caballeros',
      weekly_activations: 1_284_000,
      weekly_goal: 9_999_999,
    },
  },
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  play: expectNoSideScroll,
});
