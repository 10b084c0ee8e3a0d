import type { Stats } from '@gemas/domain';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { FRESH } from '../primitives/Freshness/freshness.ts';
import type { Remote } from '../primitives/remote.ts';
import { Screen } from '../shell/Screen.tsx';
import { RankingCard, type RankingCardProps } from './RankingCard.tsx';

const region: Stats = {
  id: 12,
  name: 'Bajío Norte',
  position: 12,
  me_referals: 38,
  total_referals: 412,
  daily_activations: 61,
  weekly_activations: 238,
  weekly_goal: 400,
  sumary: 7,
  referals: [],
};

const ready = (part: Partial<Stats> = {}): Remote<Stats> => ({
  status: 'ready',
  freshness: FRESH,
  data: { ...region, ...part },
});

const onRetry = fn();

const args: RankingCardProps = { scope: 'region', stats: ready(), href: '#/ranking/region' };

const meta = preview.meta({
  title: 'Components/Ranking/RankingCard',
  component: RankingCard,
  args,
  decorators: [
    (Story) => (
      <Screen freshness={null}>
        <h1>Score</h1>
        <h2>Tus posiciones</h2>
        <Story />
      </Screen>
    ),
  ],
});

export const Ready = meta.story({
  parameters: { states: ['score.position-over', 'score.see-positions'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent('38 de 412 activaciones');
    await expect(canvas.getByText('Cada activación te acerca al top 10.')).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      '38 de 412 activaciones',
    );
    await expect(canvas.getByRole('link', { name: 'Ver posiciones de tu región' })).toHaveAttribute(
      'href',
      '#/ranking/region',
    );
    await expect(canvas.queryByText('Sin activaciones')).toBeNull();
  },
});

export const FirstPosition = meta.story({
  name: 'First position',
  parameters: { states: ['score.position-first'], aliases: ['First place'] },
  args: { stats: ready({ position: 1 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Vas en primer lugar.')).toBeVisible();
  },
});

export const FirstFour = meta.story({
  name: 'Positions two to four',
  parameters: { states: ['score.position-near'] },
  args: { stats: ready({ position: 4 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Estás muy cerca del primer lugar.')).toBeVisible();
  },
});

export const FirstTen = meta.story({
  name: 'Positions five to ten',
  parameters: { states: ['score.position-top'] },
  args: { stats: ready({ position: 10 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Vas entre los 10 primeros.')).toBeVisible();
  },
});

export const NoActivations = meta.story({
  name: 'No activations, no position',
  parameters: { states: ['score.no-position'] },
  args: { stats: ready({ position: null, me_referals: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sin activaciones')).toBeVisible();
    await expect(canvas.getByRole('article')).toHaveTextContent('0 de 412 activaciones');
    await expect(canvas.queryByText(/top 10/)).toBeNull();
  },
});

export const NoTotal = meta.story({
  name: 'Total not known',
  args: { stats: ready({ me_referals: 1, total_referals: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent('1 activación');
    await expect(canvas.getByRole('article')).not.toHaveTextContent(/ de \d/);
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
});

export const NoName = meta.story({
  name: 'Name not known',
  args: { stats: ready({ name: '' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Tu región' })).toBeVisible();
    await expect(canvas.getAllByText('Tu región')).toHaveLength(1);
  },
});

export const NoOwn = meta.story({
  name: 'Own activations not known',
  args: { stats: ready({ me_referals: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent(/12\s*lugar/);
    await expect(canvas.getByRole('article')).not.toHaveTextContent(/Sin activ|\d activaci/);
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
});

export const Extremes = meta.story({
  name: 'Extremes: long name, large numbers, 320 px',
  globals: { viewport: { value: 'tiny' } },
  args: {
    scope: 'territory',
    stats: ready({
      name: 'Sierra Tarahumara y Valle de Santiago de los Caballeros',
      position: 1028,
      me_referals: 9999,
      total_referals: 1_284_000,
    }),
    href: '#/ranking/territory',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent('9,999 de 1,284,000 activaciones');
  },
});

export const Loading = meta.story({
  parameters: { states: ['score.loading'] },
  args: { stats: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const Offline = meta.story({
  name: 'Offline',
  parameters: { states: ['score.failure', 'error.offline'] },
  args: { stats: { status: 'error', failure: 'offline', onRetry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'No pudimos cargar tu región' + 'Revisa tu conexión e intenta de nuevo.',
    );
  },
});

Offline.test('retries once per tap', async ({ canvas, userEvent }) => {
  onRetry.mockClear();
  await userEvent.click(canvas.getByRole('button', { name: 'Intentar de nuevo' }));
  await expect(onRetry).toHaveBeenCalledTimes(1);
});

export const Failed = meta.story({
  name: 'Failed: server error',
  parameters: { states: ['score.failure', 'error.server-500'] },
  args: { scope: 'territory', stats: { status: 'error', failure: 'server', onRetry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No pudimos cargar tu territorio');
    await expect(canvas.queryByText(/conexión/)).toBeNull();
  },
});

export const TimedOut = meta.story({
  name: 'Failed: no answer in time',
  parameters: { states: ['error.timeout'] },
  args: { scope: 'region', stats: { status: 'error', failure: 'timeout', onRetry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Intentar de nuevo' })).toBeVisible();
  },
});
