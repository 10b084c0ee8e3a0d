import { fixtures } from '@gemas/mocks';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { doubleText, expectNoSideScroll } from '../testing/story.ts';
import { ChallengeSkeleton, PersonalChallengeCard } from './PersonalChallengeCard.tsx';

const meta = preview.meta({
  title: 'Components/Challenges/PersonalChallengeCard',
  component: PersonalChallengeCard,
  args: { challenge: fixtures.personalChallenge },
});

export const UnderWay = meta.story({
  name: 'Under way',
  parameters: { states: ['challenge.personal'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Semana de recargas' })).toBeVisible();
    await expect(canvas.getByText('Base 22 · sube 10 %')).toBeVisible();
    await expect(canvas.getByText('9 al 15 de marzo')).toBeVisible();
    await expect(canvas.getByText('2 al 8 de marzo')).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      '17 de 25 activaciones',
    );
  },
});

export const NoTitle = meta.story({
  name: 'Title not known',
  args: { challenge: { ...fixtures.personalChallenge, title: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Tu desafío personal' })).toBeVisible();
    await expect(canvas.getAllByText('Tu desafío personal')).toHaveLength(1);
  },
});

export const Fraction = meta.story({
  name: 'Half a percent',
  parameters: { states: ['challenge.personal'] },
  args: { challenge: { ...fixtures.personalChallenge, additional_percentage: 12.5 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Base 22 · sube 12.5 %')).toBeVisible();
  },
});

export const NoPercentage = meta.story({
  name: 'Zero percent above the base',
  parameters: { states: ['challenge.personal'] },
  args: { challenge: { ...fixtures.personalChallenge, additional_percentage: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Base 22 · sube 0 %')).toBeVisible();
  },
});

export const Reached = meta.story({
  name: 'Goal met',
  parameters: { states: ['challenge.personal-reached'] },
  args: { challenge: { ...fixtures.personalChallenge, referlas: 31 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('¡Desafío cumplido!')).toBeVisible();
  },
});

export const NotBegun = meta.story({
  name: 'Not begun',
  parameters: { states: ['challenge.personal-zero'] },
  args: { challenge: { ...fixtures.personalChallenge, referlas: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      '0 de 25 activaciones',
    );
    await expect(canvas.queryByText('¡Desafío cumplido!')).toBeNull();
  },
});

export const Loading = meta.story({ render: () => <ChallengeSkeleton /> });

export const NoGoal = meta.story({
  name: 'Zero goal, reversed and missing dates',
  args: {
    challenge: {
      ...fixtures.personalChallenge,
      base: 0,
      goal: 0,
      challeng_week_start: '2026-03-20',
      challeng_week_end: '2026-03-02',
      history_week_start: null,
      history_week_end: null,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(canvas.queryByText('Tu historial')).toBeNull();
  },
});

export const Stress = meta.story({
  name: 'Extremes: long title, 1,284,000, text at 200 %',
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  args: {
    challenge: {
      ...fixtures.personalChallenge,
      title: 'Semana extraordinaria de recargas telefónicas internacionales',
      base: 1_000_000,
      goal: 1_284_000,
      referlas: 999_999,
    },
  },
  play: expectNoSideScroll,
});
