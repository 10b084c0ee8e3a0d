import type { Stats } from '@gemas/domain';
import { fixtures } from '@gemas/mocks';
import { expect } from 'storybook/test';
import { screenPictures } from '../../../../../.storybook/pictures.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { FRESH } from '../../primitives/Freshness/freshness.ts';
import type { Remote } from '../../primitives/remote.ts';
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
import { doubleText, expectNoSideScroll, expectSeen } from '../../testing/story.ts';
import { PlaceSection } from './PlaceSection.tsx';

const meta = preview.meta({
  title: 'Screens/Score/Team',
  parameters: { chromatic: screenPictures },
  component: PlaceSection,
  decorators: [(Story) => <div style={{ padding: 16 }}>{Story()}</div>],
  args: {
    place: 'region' as const,
    stats: { status: 'ready', freshness: FRESH, data: fixtures.regionStats } as Remote<Stats>,
    href: '#/corporate/region/0/11' as string | null,
  },
});

export const Ready = meta.story({
  parameters: { states: ['score.role-promoter-region'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Tu región' })).toBeVisible();
    await expect(canvas.queryByText('Cargando...')).toBeNull();
  },
});

export const Loading = meta.story({
  parameters: { states: ['score.loading'] },
  args: { stats: { status: 'loading' }, href: null },
  play: async ({ canvas }) => {
    await expectSeen('Cargando...');
    await expect(canvas.getByRole('status')).toHaveTextContent('Cargando...');
  },
});

export const Extremes = meta.story({
  name: 'Extremes: loading, text at 200 %, 320 px',
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  args: { place: 'territory', stats: { status: 'loading' }, href: null },
  play: async () => {
    await expectNoSideScroll();
    await expectSeen('Cargando...');
  },
});

export const Refreshing = meta.story({
  name: 'Being refreshed',
  parameters: { states: ['shell.refreshing'] },
  args: { stats: { status: 'ready', freshness: REFRESHING, data: fixtures.regionStats } },
  play: expectRefreshing,
});

export const NotRefreshed = meta.story({
  name: 'Not refreshed',
  parameters: { states: ['shell.not-refreshed'] },
  args: { stats: { status: 'ready', freshness: NOT_REFRESHED, data: fixtures.regionStats } },
  play: expectNotRefreshed,
});

export const Offline = meta.story({
  parameters: { states: ['shell.offline'] },
  args: { stats: { status: 'ready', freshness: OFFLINE, data: fixtures.regionStats } },
  play: expectOffline,
});

export const Ended = meta.story({
  name: 'Data from the end of the game',
  parameters: { states: ['shell.ended'] },
  args: { stats: { status: 'ready', freshness: ENDED, data: fixtures.regionStats } },
  play: expectEnded,
});
