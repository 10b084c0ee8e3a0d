import type { Stats } from '@gemas/domain';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { FRESH } from '../primitives/Freshness/freshness.ts';
import { doubleText, expectNoSideScroll } from '../testing/story.ts';
import { PlaceStatsCard } from './PlaceStatsCard.tsx';

const stats = (part: Partial<Stats>): Stats => ({
  id: 301,
  name: 'León Centro',
  position: null,
  me_referals: 0,
  total_referals: 2140,
  daily_activations: 31,
  weekly_activations: 164,
  weekly_goal: 180,
  sumary: 4,
  referals: [],
  ...part,
});

const meta = preview.meta({
  title: 'Components/Ranking/PlaceStatsCard',
  component: PlaceStatsCard,
  args: {
    place: 'agency' as const,
    stats: { status: 'ready' as const, freshness: FRESH, data: stats({}) },
    href: '#/ranking/agency/301',
  },
});

export const Agency = meta.story({
  parameters: { states: ['score.role-driver'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Faltan 16 para la meta semanal')).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      '164 de 180 activaciones',
    );
    await expect(canvas.getByRole('link', { name: /^Ver posiciones/ })).toHaveAttribute(
      'href',
      '#/ranking/agency/301',
    );
  },
});

export const OneLeft = meta.story({
  name: 'One activation left',
  args: { stats: { status: 'ready', freshness: FRESH, data: stats({ weekly_activations: 179 }) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Falta 1 para la meta semanal')).toBeVisible();
  },
});

export const Reached = meta.story({
  name: 'Goal reached',
  args: { stats: { status: 'ready', freshness: FRESH, data: stats({ weekly_activations: 203 }) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Meta semanal cumplida')).toBeVisible();
  },
});

export const NoName = meta.story({
  name: 'Name not known',
  args: { stats: { status: 'ready', freshness: FRESH, data: stats({ name: '' }) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Tu agencia' })).toBeVisible();
  },
});

export const NoTotal = meta.story({
  name: 'Total not known',
  args: {
    place: 'territory',
    stats: { status: 'ready', freshness: FRESH, data: stats({ total_referals: 0, position: 3 }) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Lugar 3')).toBeVisible();
    await expect(canvas.queryByText(/en total/)).toBeNull();
  },
});

export const Idle = meta.story({
  name: 'No activations, no goal',
  args: {
    stats: {
      status: 'ready',
      freshness: FRESH,
      data: stats({ daily_activations: 0, weekly_activations: 0, weekly_goal: 0 }),
    },
  },
  play: async ({ canvas }) => {
    // The card must not say that the user has no activations, because its figures belong to the team (spec section 2).
    await expect(canvas.queryByText('Sin activaciones')).toBeNull();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
});

export const Region = meta.story({
  parameters: { states: ['score.role-promoter-region'] },
  args: {
    place: 'region',
    stats: { status: 'ready', freshness: FRESH, data: stats({ name: 'Bajío Norte', position: 3 }) },
    href: '#/corporate/region/4/12',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Lugar 3 · 2,140 activaciones en total')).toBeVisible();
  },
});

export const Territory = meta.story({
  parameters: { states: ['score.role-promoter'] },
  args: {
    place: 'territory',
    stats: { status: 'ready', freshness: FRESH, data: stats({ name: 'Occidente' }) },
    href: '#/corporate/territory/4',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2,140 activaciones en total')).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { stats: { status: 'loading' }, href: null },
});

const onRetry = fn();

export const Failed = meta.story({
  args: { stats: { status: 'error', failure: 'server', onRetry }, href: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No pudimos cargar tu agencia')).toBeVisible();
  },
});

Failed.test('retries once per tap', async ({ canvas, userEvent }) => {
  onRetry.mockClear();
  await userEvent.click(canvas.getByRole('button', { name: 'Intentar de nuevo' }));
  await expect(onRetry).toHaveBeenCalledTimes(1);
});

export const Extremes = meta.story({
  name: 'Extremes: long name, large numbers, text at 200 %, 320 px',
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  args: {
    place: 'region',
    stats: {
      status: 'ready',
      freshness: FRESH,
      data: stats({
        name: 'Sierra Tarahumara y Valle de Santiago Xicohténcatl',
        position: 1028,
        total_referals: 1_284_000,
        daily_activations: 128_400,
        weekly_activations: 1_284_000,
        weekly_goal: 9_999_999,
      }),
    },
  },
  play: expectNoSideScroll,
});
