import type { Id } from '@gemas/domain';
import { fixtures } from '@gemas/mocks';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Screen } from '../shell/Screen.tsx';
import { doubleText, expectNoSideScroll, expectTapOn } from '../testing/story.ts';
import { PlaceCards } from './PlaceCards.tsx';

const [first] = fixtures.regions;
if (!first) throw new Error('The regions of the board are missing');

const meta = preview.meta({
  title: 'Components/Places/PlaceCards',
  component: PlaceCards,
  args: {
    label: 'Regiones',
    places: fixtures.regions,
    hrefOf: (id: Id) => `#/corporate/region/1/${id}`,
  },
  decorators: [
    (Story) => (
      <Screen freshness={null}>
        <h1>Regiones</h1>
        <Story />
      </Screen>
    ),
  ],
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Regiones' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(fixtures.regions.length);
    await expect(canvas.getByRole('link', { name: first.name })).toHaveAttribute(
      'href',
      `#/corporate/region/1/${first.id}`,
    );
    await expect(
      canvas.getByRole('progressbar', { name: `Meta semanal de ${first.name}` }),
    ).toHaveAttribute('aria-valuetext', '412 de 600');
  },
});

Ready.test('makes the whole card a link', async ({ canvas }) => {
  const [card] = canvas.getAllByRole('listitem');
  const link = canvas.getByRole('link', { name: first.name });
  await expectTapOn(link, card, [0.05, 0.1]);
  await expectTapOn(link, card, [0.5, 0.5]);
  await expectTapOn(link, card, [0.95, 0.9]);
});

export const OnePlace = meta.story({
  name: 'One place, one activator',
  args: { places: [{ ...first, users: 1 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('activador')).toBeInTheDocument();
  },
});

export const NoTotal = meta.story({
  name: 'Total not known',
  args: { places: [{ ...first, activations: 0 }] },
  play: async ({ canvas }) => {
    const [card] = canvas.getAllByRole('listitem');
    await expect(card).toHaveTextContent(/412\/600 semana/);
    await expect(card).not.toHaveTextContent('total');
  },
});

export const GoalReached = meta.story({
  name: 'Goal reached',
  args: { places: [{ ...first, activations_weekly: 648 }] },
});

export const NotStarted = meta.story({
  name: 'No name, no activations, no goal',
  args: {
    places: [
      {
        id: 1,
        name: '',
        users: 0,
        activations: 0,
        activations_now: 0,
        activations_weekly: 0,
        weekly_goal: 0,
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sin nombre' })).toBeVisible();
    await expect(canvas.getByText('semana').parentElement).toHaveTextContent('0 semana');
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
});

export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: first.name })).toHaveFocus();
  },
});

export const Extremes = meta.story({
  name: 'Extremes: long names, large numbers, text at 200 %, 320 px',
  args: {
    places: fixtures.regions.slice(0, 2).map((place) => ({
      ...place,
      name: 'San Juan de los Lagos Insurgentes Xicohténcatl',
      users: 128_400,
      activations: 9_999_999,
      activations_now: 128_400,
      activations_weekly: 1_284_000,
    })),
  },
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  play: expectNoSideScroll,
});
