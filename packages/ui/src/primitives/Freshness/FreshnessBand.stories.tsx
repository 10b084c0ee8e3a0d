import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import {
  ENDED,
  expectEnded,
  expectNotRefreshed,
  expectOffline,
  expectRefreshing,
  NOT_REFRESHED,
  OFFLINE,
  REFRESHING,
  UNREAD,
} from '../../testing/freshness.ts';
import { doubleText, expectNoSideScroll } from '../../testing/story.ts';
import { FreshnessBand } from './FreshnessBand.tsx';

const meta = preview.meta({
  title: 'Components/Primitives/FreshnessBand',
  component: FreshnessBand,
  args: { of: NOT_REFRESHED },
  decorators: [(Story) => <div style={{ padding: 16 }}>{Story()}</div>],
});

export const Refreshing = meta.story({
  name: 'Being refreshed',
  parameters: { states: ['shell.refreshing'] },
  args: { of: REFRESHING },
  play: expectRefreshing,
});

export const NotRefreshed = meta.story({
  name: 'Not refreshed',
  parameters: { states: ['shell.not-refreshed'] },
  play: expectNotRefreshed,
});

export const Unread = meta.story({
  name: 'A balance that could not be read',
  args: { of: UNREAD },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No pudimos leer tu saldo.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Intentar de nuevo' })).toBeVisible();
  },
});

export const Offline = meta.story({
  parameters: { states: ['shell.offline'] },
  args: { of: OFFLINE },
  play: expectOffline,
});

export const Ended = meta.story({
  name: 'Data from the end of the game',
  parameters: { states: ['shell.ended'] },
  args: { of: ENDED },
  play: expectEnded,
});

export const DoubleText = meta.story({
  name: 'Extremes: text at 200 %',
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  play: expectNoSideScroll,
});
