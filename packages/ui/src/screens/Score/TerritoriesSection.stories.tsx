import type { PlaceCard } from '@gemas/domain';
import { fixtures } from '@gemas/mocks';
import { expect, fn, waitFor } from 'storybook/test';
import { screenPictures } from '../../../../../.storybook/pictures.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { FRESH } from '../../primitives/Freshness/freshness.ts';
import type { RemoteList } from '../../primitives/remote.ts';
import {
  ENDED,
  expectEnded,
  expectNotRefreshed,
  expectOffline,
  expectRefreshing,
  NOT_REFRESHED,
  OFFLINE,
  REFRESHING,
} from '../../testing/freshness.ts';
import { AS_SENT, manyPlaces, useKeptView } from '../../testing/place-view.ts';
import { doubleText, expectNoSideScroll, expectSeen } from '../../testing/story.ts';
import { TerritoriesSection, type TerritoriesSectionProps } from './TerritoriesSection.tsx';

const onRetry = fn();

function Stateful(props: TerritoriesSectionProps) {
  return <TerritoriesSection {...props} view={useKeptView(props.view)} />;
}

const meta = preview.meta({
  title: 'Screens/Score/Territories',
  parameters: { chromatic: screenPictures },
  component: TerritoriesSection,
  decorators: [(Story) => <div style={{ padding: 16 }}>{Story()}</div>],
  args: {
    territories: {
      status: 'ready',
      freshness: FRESH,
      items: fixtures.territories,
    } as RemoteList<PlaceCard>,
    view: AS_SENT,
  },
  render: (args) => <Stateful {...args} />,
});

export const Ready = meta.story({
  parameters: { states: ['score.role-corporate'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Occidente' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^#\/corporate\/territory\/\d+$/),
    );
    await waitFor(() =>
      expect(canvas.getAllByRole('article')).toHaveLength(fixtures.territories.length),
    );
  },
});

Ready.test(
  'sorts the territories, and marks the first card for the tour',
  async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nombre' }));
    await waitFor(() => expect(canvas.getAllByRole('article')[0]).toHaveTextContent('Centro'));
    await expect(canvasElement.querySelector('[data-tour=standing]')).toHaveTextContent('Centro');
    await expect(canvasElement.querySelectorAll('[data-tour=territory]')).toHaveLength(1);
  },
);

export const Sums = meta.story({
  name: 'Sums of all territories',
  parameters: { states: ['places.sums'] },
  play: async ({ canvas }) => {
    const sums = canvas.getByRole('heading', { level: 3, name: 'En total: 5 territorios' });
    await expect(sums.closest('section')).toHaveTextContent(
      '1,952 hoy11,843 semana194,372 total1,461 activadoresMeta semanal 17,800',
    );
  },
});

export const Crowd = meta.story({
  name: 'Extremes: 3,000 territories',
  parameters: { states: ['places.huge'] },
  args: { territories: { status: 'ready', freshness: FRESH, items: manyPlaces(3000) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Busca un territorio' })).toBeVisible();
    await expect(canvas.getAllByRole('article').length).toBeLessThan(40);
  },
});

export const Loading = meta.story({
  parameters: { states: ['score.corporate-loading'] },
  args: { territories: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expectSeen('Cargando...');
    await expect(canvas.getByRole('status')).toHaveTextContent('Cargando...');
  },
});

export const Empty = meta.story({
  parameters: { states: ['score.corporate-empty'] },
  args: { territories: { status: 'empty', freshness: FRESH } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aún no hay territorios.')).toBeVisible();
  },
});

export const Failed = meta.story({
  parameters: { states: ['score.corporate-failure'] },
  args: { territories: { status: 'error', failure: 'server', onRetry } },
});

Failed.test('retries once per tap', async ({ canvas, userEvent }) => {
  onRetry.mockClear();
  await userEvent.click(canvas.getByRole('button', { name: 'Intentar de nuevo' }));
  await expect(onRetry).toHaveBeenCalledTimes(1);
});

export const Extremes = meta.story({
  name: 'Extremes: long name, large numbers, no goal, text at 200 %, 320 px',
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  args: {
    territories: {
      status: 'ready',
      freshness: FRESH,
      items: [
        {
          id: 1,
          name: 'Sierra Tarahumara y Valle de Santiago Xicohténcatl',
          users: 1,
          activations: 9_999_999,
          activations_now: 128_400,
          activations_weekly: 1_284_000,
          weekly_goal: 0,
        },
      ],
    },
  },
  play: expectNoSideScroll,
});

export const Refreshing = meta.story({
  name: 'Being refreshed',
  parameters: { states: ['shell.refreshing'] },
  args: { territories: { status: 'ready', freshness: REFRESHING, items: fixtures.territories } },
  play: expectRefreshing,
});

export const NotRefreshed = meta.story({
  name: 'Not refreshed',
  parameters: { states: ['shell.not-refreshed'] },
  args: { territories: { status: 'ready', freshness: NOT_REFRESHED, items: fixtures.territories } },
  play: expectNotRefreshed,
});

export const Offline = meta.story({
  parameters: { states: ['shell.offline'] },
  args: { territories: { status: 'ready', freshness: OFFLINE, items: fixtures.territories } },
  play: expectOffline,
});

export const Ended = meta.story({
  name: 'Data from the end of the game',
  parameters: { states: ['shell.ended'] },
  args: { territories: { status: 'ready', freshness: ENDED, items: fixtures.territories } },
  play: expectEnded,
});
