import { CATEGORIES, type CategoryId, keepUnits, type Prize } from '@gemas/domain';
import { fixtures } from '@gemas/mocks';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { screenPictures } from '../../../../../.storybook/pictures.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { FRESH } from '../../primitives/Freshness/freshness.ts';
import {
  dated,
  expectNotRefreshed,
  expectOffline,
  expectRefreshing,
  NOT_REFRESHED,
  OFFLINE,
  REFRESHING,
} from '../../testing/freshness.ts';
import { brokenPicture, doubleText, expectNoSideScroll, expectSeen } from '../../testing/story.ts';
import { VaultScreen, type VaultScreenProps } from './VaultScreen.tsx';

const balance = fixtures.wallet.balance;
const prizes = fixtures.products.slice(0, 12);
const [first] = prizes;
if (!first) throw new Error('The catalogue is empty');
const like = (over: Partial<Prize>): Prize => ({ ...first, ...over });
const ready = (...items: Prize[]) => ({ status: 'ready', freshness: FRESH, items }) as const;

const retry = fn();

const args = {
  balance,
  vaultOpen: true,
  newNotifications: 3,
  search: '',
  onSearch: fn(),
  category: null,
  tag: null,
  onSelect: fn(),
  results: ready(...prizes),
  balanceFreshness: FRESH,
  hasMore: true,
  loadingMore: false,
  moreFailure: null,
  onLoadMore: fn(),
} satisfies VaultScreenProps;

const meta = preview.meta({
  title: 'Screens/Vault',
  parameters: { chromatic: screenPictures },
  component: VaultScreen,
  args,
  beforeEach() {
    retry.mockClear();
  },
});

export const Ready = meta.story({
  parameters: { states: ['vault.results'] },
  play: async ({ canvas, args }) => {
    const list = canvas.getByRole('list', { name: 'Premios' });
    // The first render contains only the rows that fit on the screen. The other rows are rendered after the first
    // paint.
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(12));
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByText('12 premios, hay más por ver').closest('[role]')).toHaveRole(
      'status',
    );
    await expect(canvas.getByRole('link', { name: 'Volver' })).toHaveAttribute('href', '#/score');
    await expect(args.onLoadMore).not.toHaveBeenCalled();
    await expect(args.onSearch).not.toHaveBeenCalled();
    await expectNoSideScroll();
  },
});

export const Affordable = meta.story({
  name: 'Balance suffices',
  args: { results: ready(like({ sku: 'A/1 2', price: balance })), hasMore: false },
  parameters: { states: ['vault.affordable', 'vault.last-page', 'vault.open-detail'] },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('link', { name: keepUnits(first.name) });
    const redeem = canvas.getByRole('link', { name: 'Canjear' });
    for (const link of [name, redeem]) {
      await expect(link).toHaveAttribute('href', '#/vault/A%2F1%202');
    }
    await expect(redeem).toHaveAccessibleDescription(keepUnits(first.name));
    await expect(canvas.getByText('1 premio')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /más/i })).not.toBeInTheDocument();
  },
});

export const Unaffordable = meta.story({
  name: 'Balance short by one',
  args: { results: ready(like({ price: balance + 1 })), hasMore: false },
  parameters: { states: ['vault.unaffordable'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,285')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Canjear' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: keepUnits(first.name) })).toBeVisible();
  },
});

export const Unavailable = meta.story({
  name: 'Unavailable: no price, and withdrawn',
  args: {
    results: ready(
      like({ sku: '1', price: null, available: false }),
      like({ sku: '2', price: 489, available: false }),
    ),
    hasMore: false,
  },
  parameters: { states: ['vault.unavailable'] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('No disponible')).toHaveLength(2));
    await expect(canvas.queryByRole('link', { name: 'Canjear' })).not.toBeInTheDocument();
  },
});

export const BrokenImages = meta.story({
  name: 'Images missing and broken',
  args: {
    results: ready(like({ sku: '1', image: '' }), like({ sku: '2', image: brokenPicture })),
    hasMore: false,
  },
  parameters: { states: ['vault.no-image'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await waitFor(() => expect(canvasElement.querySelector('article img')).toBeNull());
  },
});

const longNames = args.results.items.map((prize, index) => ({
  ...prize,
  price: [1_284_000, 128_628, 9_999_999][index % 3] ?? null,
  name: 'Motocicleta doble propósito de 250 centímetros cúbicos con frenos antibloqueo, baúl trasero y otorrinolaringológicamente larga',
}));

export const Extremes = meta.story({
  name: 'Extremes: long names, large numbers, 320 px',
  globals: { viewport: { value: 'tiny' } },
  args: { balance: 1_284_000, newNotifications: 120, results: ready(...longNames) },
  parameters: { states: ['vault.long-name'] },
  play: async () => {
    await expectNoSideScroll();
  },
});

export const LargeText = meta.story({
  name: 'Extremes: text at 200 %, 360 px',
  globals: { viewport: { value: 'small' } },
  args: { category: 'phones', tag: 'Gama media' },
  beforeEach: doubleText,
  play: async () => {
    await expectNoSideScroll();
  },
});

export const Loading = meta.story({
  args: { results: { status: 'loading' }, hasMore: false, search: 'lap' },
  parameters: { states: ['vault.loading', 'vault.slow'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Buscando premios...').closest('[role]')).toHaveRole('status');
    await expectSeen('Buscando premios...');
    await expect(canvas.getByRole('searchbox')).toHaveValue('lap');
    await expect(canvas.queryByText('No encontré lo que buscas...')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /más/i })).not.toBeInTheDocument();
  },
});

export const Empty = meta.story({
  args: { results: { status: 'empty', freshness: FRESH }, hasMore: false, search: 'tractor' },
  parameters: { states: ['vault.empty'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No encontré lo que buscas...')).toBeVisible();
    await expect(canvas.getAllByRole('button', { pressed: false })).toHaveLength(9);
    await expect(canvas.queryByText('Ver más productos')).not.toBeInTheDocument();
  },
});

Empty.test('clears the search after a tap', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Borrar búsqueda' }));
  await expect(args.onSearch).toHaveBeenLastCalledWith('');
  await expect(canvas.getByRole('searchbox')).toHaveFocus();
});

export const CategoryEmpty = meta.story({
  name: 'Empty: a category that finds nothing',
  args: { category: 'motorbikes', results: { status: 'empty', freshness: FRESH }, hasMore: false },
  parameters: { states: ['vault.category-empty'] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Ahora no hay premios en Motos. Prueba una de sus búsquedas.'),
    ).toBeVisible();
    const tags = within(canvas.getByRole('group', { name: 'Búsquedas de Motos' }));
    await expect(tags.getAllByRole('button')).toHaveLength(4);
  },
});

CategoryEmpty.test('shows all tags of the category', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Refacciones' }));
  await expect(args.onSelect).toHaveBeenLastCalledWith(
    expect.objectContaining({ id: 'motorbikes' }),
    'Refacciones',
  );
});

export const TagEmpty = meta.story({
  name: 'Empty: a tag that finds nothing',
  args: {
    category: 'motorbikes',
    tag: 'Casco',
    results: { status: 'empty', freshness: FRESH },
    hasMore: false,
  },
  parameters: { states: ['vault.category-empty'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Ahora no hay premios con “Casco”/)).toBeVisible();
  },
});

export const EmptyPage = meta.story({
  name: 'Empty page, with a next page',
  args: { results: { status: 'empty', freshness: FRESH } },
  parameters: { states: ['vault.empty-page'] },
});

EmptyPage.test('loads the next page after a tap', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Ver más productos' }));
  await expect(args.onLoadMore).toHaveBeenCalledTimes(1);
});

export const Failed = meta.story({
  args: { results: { status: 'error', failure: 'server', onRetry: retry }, hasMore: false },
  parameters: { states: ['vault.failure'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toBeVisible();
    await expect(canvas.getByRole('navigation')).toBeVisible();
  },
});

Failed.test('retries once per tap', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Intentar de nuevo' }));
  await expect(retry).toHaveBeenCalledTimes(1);
  await expect(args.onLoadMore).not.toHaveBeenCalled();
});

export const Offline = meta.story({
  args: { results: { status: 'error', failure: 'offline', onRetry: retry }, hasMore: false },
  parameters: { states: ['vault.offline'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Revisa tu conexión e intenta de nuevo.')).toBeVisible();
  },
});

export const Closed = meta.story({
  name: 'Vault closed',
  args: { vaultOpen: false },
  parameters: { states: ['vault.closed'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bóveda cerrada, regresamos pronto.')).toBeVisible();
    await expect(canvas.getByText('Tus 1,284 esmeraldas siguen guardadas aquí.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ver mis premios' })).toHaveAttribute(
      'href',
      '#/rewards',
    );
    await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: 'Canjear' })).not.toBeInTheDocument();
  },
});

export const ClosedSmall = meta.story({
  name: 'Extremes: vault closed, one gem, 320 px',
  globals: { viewport: { value: 'tiny' } },
  args: { vaultOpen: false, balance: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tu esmeralda sigue guardada aquí.')).toBeVisible();
    await expectNoSideScroll();
    const dock = canvas.getByRole('navigation', { name: 'Principal' }).getBoundingClientRect();
    const button = canvas.getByRole('link', { name: 'Ver mis premios' }).getBoundingClientRect();
    await expect(dock.top - button.bottom).toBeGreaterThanOrEqual(16);
  },
});

type Choice = Pick<VaultScreenProps, 'search' | 'category' | 'tag'>;

/** Keeps search, category and tag in state, as the app does, but without debouncing the search. */
function Stateful(props: VaultScreenProps) {
  const [choice, setChoice] = useState<Choice>(props);
  return (
    <VaultScreen
      {...props}
      {...choice}
      onSearch={(search) => {
        setChoice({ search, category: null, tag: null });
        props.onSearch(search);
      }}
      onSelect={(category, tag) => {
        setChoice({ search: '', category: category.id as CategoryId, tag });
        props.onSelect(category, tag);
      }}
    />
  );
}

export const Searched = meta.story({
  render: (props) => <Stateful {...props} />,
  args: { search: 'lap', results: ready(...prizes.slice(0, 2)), hasMore: false },
  parameters: { states: ['vault.search', 'vault.search-cleared'] },
});

Searched.test(
  'asks for three letters before it searches',
  { args: { search: '' } },
  async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('searchbox', { name: 'Busca tu premio' });
    await expect(box).toHaveAttribute('name', 'search');
    await userEvent.type(box, 'tv');
    await expect(canvas.getByText('Escribe 3 letras o más.')).toBeVisible();
    await userEvent.type(box, ' 43{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('tv 43');
    await expect(args.onSearch).toHaveBeenCalledTimes(5);
    await expect(canvas.queryByText('Escribe 3 letras o más.')).not.toBeInTheDocument();
    await expect(box).not.toHaveFocus();
    await expect(window.location.search).not.toContain('search=');
  },
);

export const SearchTooShort = meta.story({
  name: 'One or two letters',
  args: { search: 'tv' },
  parameters: { states: ['vault.search-short'] },
});

const phones = CATEGORIES.find(({ id }) => id === 'phones');

export const CategoryChosen = meta.story({
  name: 'Category chosen',
  render: (props) => <Stateful {...props} />,
  args: { category: 'phones' },
  parameters: { states: ['vault.category', 'vault.tag'] },
  play: async ({ canvas }) => {
    const names = CATEGORIES.map(({ name }) => name);
    for (const name of names) await expect(canvas.getByRole('button', { name })).toBeVisible();
  },
});

CategoryChosen.test(
  'chooses a category and its tags by tap',
  { args: { category: null } },
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Celulares' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith(phones, null);
    await expect(canvas.getByRole('button', { name: 'Celulares' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const tags = within(canvas.getByRole('group', { name: 'Búsquedas de Celulares' }));
    await expect(tags.getAllByRole('button', { pressed: false })).toHaveLength(3);
    await userEvent.click(tags.getByRole('button', { name: 'Más búsquedas' }));
    await expect(tags.getByRole('button', { name: 'Funda' })).toHaveFocus();
    await userEvent.click(tags.getByRole('button', { name: 'Gama media' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith(phones, 'Gama media');
    await userEvent.click(tags.getByRole('button', { name: 'Gama media' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith(phones, null);
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
);

export const TagChosen = meta.story({
  name: 'Tag chosen',
  args: { category: 'cards', tag: 'NIP', results: ready(...prizes.slice(9)), hasMore: false },
  play: async ({ canvas }) => {
    const tile = canvas.getByRole('button', { name: 'Tarjetas' }).getBoundingClientRect();
    await expect(tile.right).toBeLessThanOrEqual(window.innerWidth);
    await expect(canvas.getByRole('button', { name: 'NIP', pressed: true })).toBeVisible();
  },
});

/** Loads three prizes per page. The button 'Ver más productos' is removed with the last page. */
function Paged(props: VaultScreenProps) {
  const [count, setCount] = useState(3);
  return (
    <VaultScreen
      {...props}
      results={ready(...prizes.slice(0, count))}
      hasMore={count < 6}
      onLoadMore={() => {
        props.onLoadMore();
        setCount(6);
      }}
    />
  );
}

export const More = meta.story({
  name: 'Next page',
  render: (props) => <Paged {...props} />,
  parameters: { states: ['vault.more', 'vault.last-page'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ver más productos' }));
    await expect(args.onLoadMore).toHaveBeenCalledTimes(1);
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
    await expect(canvas.queryByRole('button', { name: /más/ })).not.toBeInTheDocument();
    await expect(
      canvas.getByRole('link', { name: keepUnits(prizes[3]?.name ?? '') }),
    ).toHaveFocus();
  },
});

export const LoadingMore = meta.story({
  name: 'Loading: next page',
  args: { results: ready(...prizes.slice(0, 3)), loadingMore: true },
  parameters: { states: ['vault.more-loading'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
});

LoadingMore.test('ignores further taps', async ({ canvas, userEvent, args }) => {
  const more = canvas.getByRole('button', { name: 'Cargando...' });
  await userEvent.click(more);
  await userEvent.click(more);
  await expect(args.onLoadMore).not.toHaveBeenCalled();
});

export const MoreFailed = meta.story({
  name: 'Failed: next page',
  args: { results: ready(...prizes.slice(0, 3)), moreFailure: 'server' },
  parameters: { states: ['vault.more-failed'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No pudimos cargar más premios')).toBeVisible();
    await expect(canvas.queryByText(/conexión/)).toBeNull();
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
});

MoreFailed.test('loads the next page again after a tap', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Intentar de nuevo' }));
  await expect(args.onLoadMore).toHaveBeenCalledTimes(1);
});

export const Refreshing = meta.story({
  name: 'Being refreshed',
  parameters: { states: ['shell.refreshing'] },
  args: { results: dated(args.results, REFRESHING) },
  play: expectRefreshing,
});

export const NotRefreshed = meta.story({
  name: 'Not refreshed',
  parameters: { states: ['shell.not-refreshed'] },
  args: { results: dated(args.results, NOT_REFRESHED) },
  play: expectNotRefreshed,
});

export const KeptOffline = meta.story({
  name: 'Offline, earlier data',
  parameters: { states: ['shell.offline'] },
  args: { results: dated(args.results, OFFLINE) },
  play: expectOffline,
});
