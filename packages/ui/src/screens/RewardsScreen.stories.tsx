import { href, paths, rewardOrders } from '@gemas/domain';
import { fixtures } from '@gemas/mocks';
import { expect, fn, waitFor, within } from 'storybook/test';
import { STORY_TIME } from '../../../../.storybook/clock.ts';
import { screenPictures } from '../../../../.storybook/pictures.ts';
import preview from '../../../../.storybook/preview.tsx';
import { FRESH } from '../primitives/Freshness/freshness.ts';
import { RedeemCheck, type RedeemCheckProps } from '../redeem/RedeemCheck/RedeemCheck.tsx';
import {
  dated,
  expectNotRefreshed,
  expectOffline,
  expectRefreshing,
  NOT_REFRESHED,
  OFFLINE,
  REFRESHING,
} from '../testing/freshness.ts';
import { expectSeen } from '../testing/story.ts';
import { RewardsScreen, type RewardsScreenProps } from './RewardsScreen.tsx';

const products = { Products: [] };
const NOW = Date.parse(fixtures.now);
const items = rewardOrders({ orders: fixtures.orders, products }, NOW);

const args = {
  orders: { status: 'ready', freshness: FRESH, items },
  newNotifications: 3,
  received: new Map(),
  helpHref: (order) => href(paths.orderHelp(order)),
  onCopyNumber: fn(),
  onReceived: fn(),
} satisfies RewardsScreenProps;

const meta = preview.meta({
  title: 'Screens/Rewards',
  parameters: { chromatic: screenPictures },
  component: RewardsScreen,
  args,
});

export const Ready = meta.story({
  parameters: { states: ['rewards.list'] },
  play: async ({ canvas }) => {
    // The first render contains only the rows that fit on the screen. The other rows are rendered after the first
    // paint.
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(items.length));
    await expect(canvas.getByRole('link', { name: 'Volver' })).toHaveAttribute('href', '#/score');
  },
});

Ready.test('has a link to support for an order', async ({ canvas }) => {
  const [link] = canvas.getAllByRole('link', { name: 'Ayuda con este pedido' });
  await expect(link?.getAttribute('href')).toMatch(/^#\/support\/new\?order=80214&prize=Licuadora/);
});

export const OddId = meta.story({
  name: 'An id with the name of an inherited field',
  args: {
    orders: {
      status: 'ready',
      freshness: FRESH,
      items: items
        .filter(({ question }) => question !== null)
        .map((item) => ({ ...item, id: 'constructor' })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sí, ya la tengo' })).toBeVisible();
  },
});

export const Grouped = meta.story({
  name: 'Two groups',
  parameters: { states: ['rewards.groups'] },
  play: async ({ canvas }) => {
    const onTheWay = canvas.getByRole('region', { name: 'En camino' });
    await expect(within(onTheWay).getByText('80214')).toBeVisible();
    const settled = canvas.getByRole('region', { name: 'Entregados y cancelados' });
    await waitFor(() => expect(within(settled).getAllByRole('article')).toHaveLength(2));
  },
});

export const OneGroup = meta.story({
  name: 'One group alone',
  args: { orders: { status: 'ready', freshness: FRESH, items: items.slice(1) } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'En camino' })).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Entregados y cancelados' })).toBeVisible();
  },
});

export const EveryStatus = meta.story({
  name: 'Every status',
  args: {
    orders: {
      status: 'ready',
      freshness: FRESH,
      items: rewardOrders({ orders: fixtures.everyOrder, products }, NOW),
    },
  },
});

export const Empty = meta.story({
  parameters: { states: ['rewards.empty'] },
  args: { orders: { status: 'empty', freshness: FRESH } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('No has canjeado premios, sigue activando o visita la bóveda'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ir a la bóveda' })).toHaveAttribute(
      'href',
      '#/vault',
    );
  },
});

export const Loading = meta.story({
  parameters: { states: ['rewards.loading'] },
  args: { orders: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Cargando...');
    await expectSeen('Cargando...');
  },
});

const onRetry = fn();
export const Failed = meta.story({
  parameters: { states: ['rewards.failure'] },
  args: { orders: { status: 'error', failure: 'server', onRetry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation')).toBeVisible();
  },
});

Failed.test('retries once per tap', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Intentar de nuevo' }));
  await expect(onRetry).toHaveBeenCalledTimes(1);
});

export const Offline = meta.story({
  args: { orders: { status: 'error', failure: 'offline', onRetry } },
});

const check: RedeemCheckProps = {
  entry: {
    kind: 'order',
    state: 'unknown',
    name: 'Licuadora de vaso',
    message: '',
    sentAt: STORY_TIME - 60_000,
  },
  checking: false,
  onCheck: fn(),
  supportHref: null,
};

export const BeingChecked = meta.story({
  name: 'An order is being checked',
  args: { checks: <RedeemCheck {...check} /> },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'No sabemos si tu canje se hizo' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Revisar Mis premios' })).toBeNull();
  },
});

export const BeingCheckedAlone = meta.story({
  name: 'The only order is being checked',
  args: { checks: <RedeemCheck {...check} />, orders: { status: 'empty', freshness: FRESH } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No has canjeado premios/)).not.toBeVisible();
    await expect(canvas.getByText('Licuadora de vaso')).toBeVisible();
  },
});

/** Renders nothing, as when every outcome was seen, or when the code of the checks could not be loaded. */
const NoCheck = () => null;

export const EmptyWithoutCheck = meta.story({
  name: 'Empty, with earlier orders of which none is being checked',
  parameters: { states: ['rewards.empty'] },
  args: { checks: <NoCheck />, orders: { status: 'empty', freshness: FRESH } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('No has canjeado premios, sigue activando o visita la bóveda'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ir a la bóveda' })).toBeVisible();
  },
});

export const Settled = meta.story({
  name: 'The outcome of an order is known',
  args: { checks: <RedeemCheck {...check} entry={{ ...check.entry, state: 'made' }} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Tu canje sí se hizo' })).toBeVisible();
  },
});

export const Extremes = meta.story({
  name: 'Extremes: long names, large numbers, 320 px',
  globals: { viewport: { value: 'tiny' } },
  args: {
    orders: {
      status: 'ready',
      freshness: FRESH,
      items: items.map((item) => ({
        ...item,
        name: 'Refrigeradora multipuerta de 28 pies con despachador de agua y congelador inferior',
        number: '80214-000-928374',
        total: 1_284_000,
      })),
    },
  },
});

export const Refreshing = meta.story({
  name: 'Being refreshed',
  parameters: { states: ['shell.refreshing'] },
  args: { orders: dated(args.orders, REFRESHING) },
  play: expectRefreshing,
});

export const NotRefreshed = meta.story({
  name: 'Not refreshed',
  parameters: { states: ['shell.not-refreshed'] },
  args: { orders: dated(args.orders, NOT_REFRESHED) },
  play: expectNotRefreshed,
});

export const KeptOffline = meta.story({
  name: 'Offline, earlier data',
  parameters: { states: ['shell.offline'] },
  args: { orders: dated(args.orders, OFFLINE) },
  play: expectOffline,
});

export const HelpUnknown = meta.story({
  name: 'Not known yet whether there is help',
  render: (given) => <RewardsScreen {...given} helpHref={undefined} />,
  play: async ({ canvas }) => {
    const [place] = await canvas.findAllByText('Ayuda con este pedido');
    await expect(place?.offsetHeight).toBeGreaterThanOrEqual(44);
  },
});
