import type { TodayProgress } from '@gemas/domain';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Screen } from '../shell/Screen.tsx';
import { doubleText, expectNoSideScroll } from '../testing/story.ts';
import { TodayCard } from './TodayCard.tsx';

const day = { done: 3, goal: 5, text: 'Hoy 3 de 5' };
const week = { done: 18, goal: 25, text: 'Te faltan 7 esta semana' };
const progress: TodayProgress = { of: 'own', day, week };

const meta = preview.meta({
  title: 'Components/Goals/TodayCard',
  component: TodayCard,
  args: { progress, href: '#/history/1001' },
  decorators: [
    (Story) => (
      <Screen freshness={null}>
        <h1>Juego</h1>
        <Story />
      </Screen>
    ),
  ],
});

export const UnderWay = meta.story({
  name: 'Under way',
  parameters: { states: ['today.under'] },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Hoy 3 de 5.*Te faltan 7 esta semana/ });
    await expect(link).toHaveAttribute('href', '#/history/1001');
    await expect(canvas.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      '3 de 5 activaciones',
    );
  },
});

export const NotBegun = meta.story({
  name: 'Not begun',
  args: { progress: { ...progress, day: { done: 0, goal: 5, text: 'Hoy 0 de 5' } } },
  parameters: { states: ['today.zero'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hoy 0 de 5')).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      '0 de 5 activaciones',
    );
  },
});

export const Met = meta.story({
  name: 'Goals met',
  args: {
    progress: {
      of: 'own',
      day: { done: 7, goal: 5, text: 'Hoy 7 de 5' },
      week: { done: 25, goal: 25, text: 'Meta de la semana cumplida' },
    },
  },
  parameters: { states: ['today.met'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hoy 7 de 5')).toBeVisible();
    await expect(canvas.getByText('Meta de la semana cumplida')).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      '7 de 5 activaciones',
    );
  },
});

export const DayAlone = meta.story({
  name: 'No goal of the week, or stats not known',
  args: { progress: { ...progress, week: null } },
  parameters: { states: ['today.day-alone'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/esta semana/)).toBeNull();
  },
});

export const WeekAlone = meta.story({
  name: 'No goal of the day',
  args: { progress: { ...progress, day: null } },
  parameters: { states: ['today.week-alone'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^Hoy/)).toBeNull();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      '18 de 25 activaciones',
    );
  },
});

export const Agency = meta.story({
  name: 'Agency of a driver',
  args: {
    progress: {
      of: 'agency',
      day: { done: 41, goal: 60, text: 'Hoy 41 de 60' },
      week: { done: 180, goal: 300, text: 'Faltan 120 esta semana' },
    },
  },
  parameters: { states: ['today.agency'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Tu agencia/)).toBeVisible();
  },
});

export const Extremes = meta.story({
  name: 'Extremes: goal of 10,000, text at 200 %, 320 px',
  args: {
    progress: {
      of: 'agency',
      day: { done: 1_284_000, goal: 10_000, text: 'Hoy 1,284,000 de 10,000' },
      week: { done: 1, goal: 1_284_000, text: 'Faltan 1,283,999 esta semana' },
    },
  },
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  play: expectNoSideScroll,
});
