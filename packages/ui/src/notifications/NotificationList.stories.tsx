import { noticeRows } from '@gemas/domain';
import { fixtures } from '@gemas/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Screen } from '../shell/Screen.tsx';
import { doubleText, expectNoSideScroll } from '../testing/story.ts';
import { NotificationList } from './NotificationList.tsx';

const notifications = noticeRows([], fixtures.notifications);

const meta = preview.meta({
  title: 'Components/Notifications/NotificationList',
  component: NotificationList,
  args: { notifications },
  decorators: [
    (Story) => (
      <Screen freshness={null}>
        <h1>Notificaciones</h1>
        <Story />
      </Screen>
    ),
  ],
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getAllByText('Nueva')).toHaveLength(3);
    await expect(canvas.getByRole('status')).toHaveTextContent('3 notificaciones nuevas');
    await expect(canvas.getByText('14 marzo 2026, 3:05 PM')).toHaveAttribute(
      'datetime',
      '2026-03-14T21:05:00.000Z',
    );
  },
});

export const Compact = meta.story({
  name: 'Four on the first screen, each with the icon of its topic',
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    const icons = [...canvasElement.querySelectorAll('li svg')].map((icon) => icon.classList[1]);
    await expect(icons).toEqual(
      ['gift', 'target', 'vault', 'trophy', 'gem'].map((name) => `lucide-${name}`),
    );
    for (const tag of canvas.getAllByText('Nueva')) {
      const row = tag.closest('li');
      const { top, bottom } = row?.querySelector('time')?.getBoundingClientRect() ?? new DOMRect();
      const middle = tag.getBoundingClientRect().top + tag.getBoundingClientRect().height / 2;
      await expect(middle).toBeGreaterThan(top);
      await expect(middle).toBeLessThan(bottom);
    }
    const [, , , fourth] = canvas.getAllByRole('listitem');
    await expect(fourth?.getBoundingClientRect().bottom).toBeLessThanOrEqual(568);
  },
});

export const OneNew = meta.story({
  name: 'One new',
  args: { notifications: notifications.slice(2) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 notificación nueva');
  },
});

export const NoneNew = meta.story({
  name: 'None new',
  args: { notifications: notifications.map((notice) => ({ ...notice, isNew: false })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.queryByText('Nueva')).toBeNull();
  },
});

export const NoTitle = meta.story({
  name: 'Title and date not known',
  args: {
    notifications: notifications.slice(2, 3).map((notice) => ({
      ...notice,
      title: '',
      created_at: 'NaN',
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Notificación' })).toBeVisible();
    await expect(canvasElement.querySelector('time')).toBeNull();
  },
});

export const LineBreaks = meta.story({
  name: 'A description of several lines',
  args: {
    notifications: notifications.slice(0, 1).map((notice) => ({
      ...notice,
      description: 'Esta semana:\n- Recargas\n- Pagos de servicio',
    })),
  },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/Esta semana/);
    // The browser lays a row out only once the row is in view.
    await waitFor(() =>
      expect(text.innerText).toBe('Esta semana:\n- Recargas\n- Pagos de servicio'),
    );
  },
});

export const TitleOnly = meta.story({
  name: 'No text, no date',
  args: {
    notifications: notifications
      .slice(2, 4)
      .map((notice) => ({ ...notice, description: '', created_at: null })),
  },
});

export const Extremes = meta.story({
  name: 'Extremes: long words, text at 200 %, 320 px',
  args: {
    notifications: notifications.map((notice) => ({
      ...notice,
      title: `${notice.title} ${'interminable'.repeat(6)}`,
    })),
  },
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  play: expectNoSideScroll,
});
