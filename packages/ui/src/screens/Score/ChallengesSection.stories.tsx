import { type ClientTransaction, pager, rankingRows, transactionsView } from '@gemas/domain';
import { fixtures } from '@gemas/mocks';
import { expect, fn } from 'storybook/test';
import { screenPictures } from '../../../../../.storybook/pictures.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { FRESH } from '../../primitives/Freshness/freshness.ts';
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
import { doubleText, expectNoSideScroll, expectSkeletons } from '../../testing/story.ts';
import { ChallengesSection, type CurrentChallenge } from './ChallengesSection.tsx';

const transactions = (
  clients: readonly ClientTransaction[],
  name = 'Tres retos por cliente',
): CurrentChallenge => ({
  view: 'transactions',
  name,
  validity: 'Del 2 al 29 de marzo de 2026',
  clients: { status: 'ready', freshness: FRESH, data: transactionsView(clients) },
});
const ranking: CurrentChallenge = {
  view: 'ranking',
  name: 'Gran final de marzo',
  validity: 'Del 2 al 29 de marzo de 2026',
  standing: { status: 'ready', freshness: FRESH, data: { position: 27, count: 38 } },
  rows: {
    status: 'ready',
    freshness: FRESH,
    items: rankingRows(fixtures.rankingPage.data, '48213').slice(0, 5),
  },
  pager: pager({ current_page: 1, last_page: 18 }),
  busy: false,
};
const onRetry = fn();

const meta = preview.meta({
  title: 'Screens/Score/Challenges',
  parameters: { chromatic: screenPictures },
  component: ChallengesSection,
  decorators: [(Story) => <div style={{ padding: 16 }}>{Story()}</div>],
  args: {
    personal: { status: 'ready' as const, freshness: FRESH, data: fixtures.personalChallenge },
    current: ranking as CurrentChallenge | null,
    onPage: fn(),
  },
});

export const PersonalAndGlobal = meta.story({
  name: 'Personal and global',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Desafíos' })).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Ranking global' })).toBeVisible();
  },
});

export const Empty = meta.story({
  name: 'Empty: no challenge',
  parameters: { states: ['challenge.personal-none', 'challenge.global-hidden'] },
  args: { personal: null, current: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Desafíos')).toBeNull();
  },
});

export const PersonalLoading = meta.story({
  name: 'Loading: personal',
  parameters: { states: ['challenge.personal-loading'] },
  args: { personal: { status: 'loading' }, current: null },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Desafíos' })).toBeVisible();
    await expectSkeletons(canvasElement, 1);
  },
});

export const Clients = meta.story({
  parameters: {
    states: ['transactions.clients', 'transactions.client-all', 'transactions.bonuses'],
  },
  args: { personal: null, current: transactions(fixtures.clients) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Cliente A-76910' })).toBeVisible();
    await expect(canvasElement).toHaveTextContent('Retos completos: 3/3');
    await expect(canvas.getAllByText(/\$50/)).toHaveLength(3);
    await expect(canvas.getAllByText(/\$30/)).toHaveLength(6);
  },
});

export const TransactionsNoName = meta.story({
  name: 'Transactions: name not known',
  args: { personal: null, current: transactions([], '') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Desafío de transacciones' })).toBeVisible();
    await expect(canvas.getAllByText('Desafío de transacciones')).toHaveLength(1);
  },
});

export const NoneMet = meta.story({
  name: 'Clients, no challenge met',
  parameters: { states: ['transactions.none-met', 'transactions.client-none'] },
  args: { personal: null, current: transactions(fixtures.idleClients) },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByText('Ninguna de tus activaciones ha cumplido alguno de sus desafíos.'),
    ).toBeVisible();
    await expect(canvasElement).toHaveTextContent('Retos completos: 0/3');
  },
});

export const NoActivations = meta.story({
  name: 'Clients, no activations',
  parameters: { states: ['transactions.none-activated'] },
  args: { personal: null, current: transactions([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sin activaciones')).toBeVisible();
  },
});

export const ClientsLoading = meta.story({
  name: 'Loading: clients',
  parameters: { states: ['transactions.loading'] },
  args: {
    personal: null,
    current: {
      view: 'transactions',
      name: 'Tres retos',
      validity: '',
      clients: { status: 'loading' },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Tres retos' })).toBeVisible();
    await expectSkeletons(canvasElement, 2);
  },
});

export const ClientsFailed = meta.story({
  name: 'Failed: clients',
  parameters: { states: ['transactions.failure'] },
  args: {
    personal: null,
    current: {
      view: 'transactions',
      name: 'Tres retos por cliente',
      validity: '',
      clients: { status: 'error', failure: 'timeout', onRetry },
    },
  },
});

ClientsFailed.test('retries once per tap', async ({ canvas, userEvent }) => {
  onRetry.mockClear();
  await userEvent.click(canvas.getByRole('button', { name: 'Intentar de nuevo' }));
  await expect(onRetry).toHaveBeenCalledTimes(1);
});

export const Extremes = meta.story({
  name: 'Extremes: clients, text at 200 %, 320 px',
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  args: { current: transactions(fixtures.clients) },
  play: expectNoSideScroll,
});

export const Refreshing = meta.story({
  name: 'Being refreshed',
  parameters: { states: ['shell.refreshing'] },
  args: {
    personal: { status: 'ready', freshness: REFRESHING, data: fixtures.personalChallenge },
    current: null,
  },
  play: expectRefreshing,
});

export const NotRefreshed = meta.story({
  name: 'Not refreshed',
  parameters: { states: ['shell.not-refreshed'] },
  args: {
    personal: { status: 'ready', freshness: NOT_REFRESHED, data: fixtures.personalChallenge },
    current: null,
  },
  play: expectNotRefreshed,
});

export const Offline = meta.story({
  parameters: { states: ['shell.offline'] },
  args: {
    personal: { status: 'ready', freshness: OFFLINE, data: fixtures.personalChallenge },
    current: null,
  },
  play: expectOffline,
});

export const Ended = meta.story({
  name: 'Data from the end of the game',
  parameters: { states: ['shell.ended'] },
  args: {
    personal: { status: 'ready', freshness: ENDED, data: fixtures.personalChallenge },
    current: null,
  },
  play: expectEnded,
});
