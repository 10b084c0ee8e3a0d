import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { doubleText, expectNoSideScroll } from '../testing/story.ts';
import { Dock } from './Dock.tsx';

const meta = preview.meta({
  title: 'Components/Shell/Dock',
  parameters: { aliases: ['TabBar', 'BottomNavigation'] },
  component: Dock,
  args: { current: 'score', unread: 0 },
});

export const OnScore = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Principal' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Juego');
    const hrefs = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(hrefs).toEqual(['#/score', '#/vault', '#/rewards', '#/menu']);
    await expect(canvas.getByRole('link', { name: 'Perfil' })).toBeVisible();
  },
});

export const NewNotifications = meta.story({
  args: { unread: 3 },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'Perfil , 3 notificaciones nuevas' }),
    ).toBeVisible();
  },
});

export const OneNotification = meta.story({
  args: { unread: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /1 notificación nueva$/ })).toBeVisible();
  },
});

export const ManyNotifications = meta.story({
  args: { unread: 130 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
  },
});

export const OnAList = meta.story({
  args: { current: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { current: 'page' })).toBeNull();
  },
});

export const DoubleText = meta.story({
  name: 'Extremes: text at 200 %',
  args: { unread: 12 },
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  play: async (context) => {
    await expectNoSideScroll();
    for (const link of context.canvas.getAllByRole('link')) {
      await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth + 1);
    }
  },
});
