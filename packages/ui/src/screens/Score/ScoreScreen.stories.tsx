import type { Stats } from '@gemas/domain';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { screenPictures } from '../../../../../.storybook/pictures.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { BadgeSlider } from '../../badges/BadgeSlider.tsx';
import { FRESH, type Freshness } from '../../primitives/Freshness/freshness.ts';
import type { Remote } from '../../primitives/remote.ts';
import {
  dated,
  ENDED,
  expectEnded,
  expectNotRefreshed,
  expectOffline,
  expectRefreshing,
  NOT_REFRESHED,
  OFFLINE,
  REFRESHING,
} from '../../testing/freshness.ts';
import { expectSeen } from '../../testing/story.ts';
import { ScoreScreen } from './ScoreScreen.tsx';

const stats = (part: Partial<Stats>): Stats => ({
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
  ...part,
});

const region: Remote<Stats> = { status: 'ready', freshness: FRESH, data: stats({}) };
const territory: Remote<Stats> = {
  status: 'ready',
  freshness: FRESH,
  data: stats({ id: 4, name: 'Occidente', position: 41, total_referals: 2140 }),
};
const onRetryRegion = fn();

const meta = preview.meta({
  title: 'Screens/Score',
  parameters: { chromatic: screenPictures },
  component: ScoreScreen,
  args: {
    user: { name: 'Fernanda Ávila', code: '48213', role_id: 3, badge: { level: 3 } },
    balance: 1284,
    lastSeenBalance: 1284,
    region,
    territory,
    helpHref: '#/help/faq',
    supportHref: '#/support',
    newNotifications: 3,
    balanceFreshness: FRESH as Freshness,
    onOpenBadges: fn(),
  },
});

export const Activator = meta.story({
  parameters: {
    states: [
      'score.role-activator',
      'score.welcome',
      'score.badge',
      'score.wallet',
      'score.see-prizes',
      'score.help',
      'score.support',
      'score.see-positions',
      'shell.back-absent',
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('¡Hola, Ávila!');
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByText('Activador · 48213')).toBeVisible();
    await expect(canvasElement).toHaveTextContent('Tienes 1,284 esmeraldas canjeables en bóveda');
    await expect(canvas.getByRole('link', { name: 'Ayuda' })).toHaveAttribute('href', '#/help/faq');
    await expect(canvas.getByRole('link', { name: 'Soporte' })).toHaveAttribute(
      'href',
      '#/support',
    );
    const leads = canvas.getAllByRole('link', { name: /^Ver posiciones/ });
    await expect(leads.map((lead) => lead.getAttribute('href'))).toEqual([
      '#/ranking/region',
      '#/ranking/territory',
    ]);
    await expect(canvas.queryByText('Cargando...')).toBeNull();
  },
});

export const Badges = meta.story({
  name: 'Badges opened',
  parameters: { states: ['score.badge-slider'] },
  render: function WithBadges(args) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <ScoreScreen {...args} onOpenBadges={() => setIsOpen(true)} />
        <BadgeSlider open={isOpen} onClose={() => setIsOpen(false)} badge={args.user.badge} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const badge = canvas.getByRole('button', { name: 'Tus insignias. Llevas Talla de oro' });
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await userEvent.click(badge);
    const sheet = await canvas.findByRole('dialog', { name: 'Tus insignias' });
    await waitFor(() => expect(sheet).toBeVisible());
  },
});

Badges.test(
  'returns the focus to the badge when the sheet closes',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    const badge = canvas.getByRole('button', { name: 'Tus insignias. Llevas Talla de oro' });
    await expect(badge).toHaveFocus();
  },
);

export const Loading = meta.story({
  parameters: { states: ['score.loading'] },
  args: { region: { status: 'loading' }, territory: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expectSeen('Cargando...');
    await expect(canvas.getByText('Cargando...').closest('[role=status]')).not.toBeNull();
    await expect(canvas.getByRole('link', { name: 'VER LOS PREMIOS' })).toBeVisible();
  },
});

export const RegionFailed = meta.story({
  name: 'Failed: region',
  parameters: { states: ['score.failure', 'error.swallowed'] },
  args: { region: { status: 'error', failure: 'timeout', onRetry: onRetryRegion } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Occidente' })).toBeVisible();
  },
});

RegionFailed.test('retries only the region', async ({ canvas, userEvent }) => {
  onRetryRegion.mockClear();
  await userEvent.click(canvas.getByRole('button', { name: 'Intentar de nuevo' }));
  await expect(onRetryRegion).toHaveBeenCalledTimes(1);
});

export const OfflineSinceYesterday = meta.story({
  name: 'Offline since yesterday',
  parameters: { states: ['score.offline'] },
  args: { balanceFreshness: { ...OFFLINE, since: '2026-03-13T10:42:00-06:00' } as Freshness },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Sin conexión. Ves tus datos del 13 de marzo, 10:42 a. m.'),
    ).toBeVisible();
  },
});

export const NothingYet = meta.story({
  name: 'No activations, no badge, no gems',
  parameters: { states: ['score.no-position', 'score.wallet-zero'] },
  args: {
    user: { name: 'Edgar Iván Quintanar', code: '50113', role_id: 3, badge: null },
    balance: 0,
    lastSeenBalance: 0,
    region: { status: 'ready', freshness: FRESH, data: stats({ position: null, me_referals: 0 }) },
    territory: {
      status: 'ready',
      freshness: FRESH,
      data: stats({ name: 'Occidente', position: 0, me_referals: 0 }),
    },
    newNotifications: 0,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('Sin activaciones')).toHaveLength(2);
    await expect(canvasElement).toHaveTextContent('Tienes 0 esmeraldas canjeables en bóveda');
    await expect(canvas.getByRole('button', { name: 'Tus insignias' })).toBeVisible();
  },
});

export const NoHelp = meta.story({
  name: 'Without help and support',
  parameters: { states: ['score.help-hidden', 'score.support-hidden'] },
  args: { helpHref: null, supportHref: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Ayuda' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Soporte' })).toBeNull();
  },
});

export const NoName = meta.story({
  name: 'Without a name',
  parameters: { states: ['score.no-name'] },
  args: { user: { name: ' ', code: '48213', role_id: 3, badge: { level: 1 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('¡Hola!');
    await expect(canvas.getByText('Activador · 48213')).toBeVisible();
  },
});

export const NoStandings = meta.story({
  name: 'Role without ranking cards',
  args: {
    user: { name: 'Elisa Montaño', code: '10027', role_id: 6, badge: null },
    region: null,
    territory: null,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Corporativo · 10027')).toBeVisible();
    await expect(canvas.queryByText('Tus posiciones')).toBeNull();
  },
});

export const Extremes = meta.story({
  name: 'Extremes: long name, 1,284,000 gems, 320 px',
  parameters: { states: ['score.long-name', 'score.wallet-huge'] },
  globals: { viewport: { value: 'tiny' } },
  args: {
    user: {
      name: 'María de los Ángeles Guadalupe Xicohténcatl-Montes',
      code: '1048213',
      role_id: 3,
      badge: { level: 5 },
    },
    balance: 1_284_000,
    lastSeenBalance: 1_284_000,
    region: {
      status: 'ready',
      freshness: FRESH,
      data: stats({
        name: 'Sierra Tarahumara y Valle de Santiago',
        position: 1028,
        me_referals: 9999,
        total_referals: 128_400,
      }),
    },
    newNotifications: 128,
    balanceFreshness: OFFLINE,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      '¡Hola, Xicohténcatl-Montes!',
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Refreshing = meta.story({
  name: 'Being refreshed',
  parameters: { states: ['shell.refreshing'] },
  args: { region: dated(region, REFRESHING) },
  play: expectRefreshing,
});

export const NotRefreshed = meta.story({
  name: 'Not refreshed',
  parameters: { states: ['shell.not-refreshed'] },
  args: { region: dated(region, NOT_REFRESHED) },
  play: expectNotRefreshed,
});

export const Ended = meta.story({
  name: 'Data from the end of the game',
  parameters: { states: ['stats.game-closed-kept', 'shell.ended'] },
  args: { region: dated(region, ENDED) },
  play: expectEnded,
});

export const Offline = meta.story({
  parameters: { states: ['score.offline', 'shell.offline'] },
  args: {
    balanceFreshness: OFFLINE,
    region: dated(region, OFFLINE),
    territory: dated(territory, OFFLINE),
  },
  play: expectOffline,
});
