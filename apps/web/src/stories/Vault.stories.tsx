import { paths } from '@gemas/domain';
import { db, fixtures, handlers, resetDb, setScenario } from '@gemas/mocks';
import { expect, screen, waitFor, within } from 'storybook/test';
import { passTime } from '../../../../.storybook/clock.ts';
import preview from '../../../../.storybook/preview.tsx';
import {
  ageStoredAnswers,
  keepToken,
  keepUnknownOrder,
  renderOf,
  screenHeading,
  storedAnswers,
} from '../testing/browser.ts';
import { heldCall } from '../testing/held-call.ts';
import { settled } from '../testing/settled.ts';
import { ConnectedApp } from './ConnectedApp.tsx';

const enterAs = (code: string) => keepToken(resetDb(code));
const PRODUCTS = 'GET /products';

const meta = preview.meta({
  title: 'Flows/Vault',
  tags: ['!autodocs'],
  component: ConnectedApp,
  args: { path: paths.vault },
  beforeEach: ({ msw }) => {
    msw.use(...handlers);
    enterAs('48213');
  },
});

const asked = () => db.requests.filter(({ path }) => path === '/products');
const queries = () => asked().map(({ query }) => query);
/**
 * Returns the rows of the list, including those below the first screenful, which are rendered after the first paint.
 */
const rows = async () => {
  const list = await screen.findByRole('list', { name: 'Premios' });
  const isWhole = () =>
    list.querySelector('[aria-setsize]') !== null || !list.querySelector('[data-gap]');
  await waitFor(() => expect(isWhole()).toBe(true));
  return [...list.children];
};
/** Returns the number of prizes in the list. Not all of their rows may be rendered. */
const countPrizes = async () => {
  const all = await rows();
  const numbered = all.find((row) => row.hasAttribute('aria-setsize'));
  return Number(numbered?.getAttribute('aria-setsize') ?? all.length);
};
/** Asserts that the parts of the screen that do not depend on the list are usable. */
const expectTheRest = async () => {
  await expect(screen.getByRole('heading', { level: 1, name: 'Bóveda' })).toBeVisible();
  await expect(screen.getByRole('searchbox', { name: 'Busca tu premio' })).toBeEnabled();
};
const FAILED = 'No pudimos cargar los premios';
const retry = () => screen.getByRole('button', { name: 'Intentar de nuevo' });

export const Ready = meta.story({
  parameters: {
    states: ['vault.results', 'vault.affordable', 'vault.unaffordable', 'session.guard-refetch'],
  },
  play: async () => {
    await expect((await rows()).length).toBeGreaterThan(5);
    await expect(screen.getAllByRole('link', { name: 'Canjear' }).length).toBeGreaterThan(0);
    await expect(queries()).toEqual([{ page: '1', query: '' }]);
  },
});

export const Slow = meta.story({
  parameters: { states: ['vault.slow', 'error.slow', 'vault.loading'] },
  beforeEach: () => setScenario('slow', { only: PRODUCTS, ms: 600_000 }),
  play: async () => {
    await expect(await screen.findByText('Buscando premios...')).toBeVisible();
    await expectTheRest();
    await expect(screen.queryByText('No encontré lo que buscas...')).toBeNull();
    await expect(screen.queryByText(FAILED)).toBeNull();
  },
});

export const SlowThenReady = meta.story({
  name: 'Slow, then ready',
  parameters: { states: ['vault.slow'] },
  beforeEach: () => setScenario('slow', { only: PRODUCTS, ms: 600_000 }),
  play: async () => {
    await expect(await screen.findByText('Buscando premios...')).toBeVisible();
    setScenario(null);
    await expect((await rows()).length).toBeGreaterThan(5);
    await expect(screen.queryByText('Buscando premios...')).toBeNull();
    await expect(asked()).toHaveLength(1);
  },
});

export const Empty = meta.story({
  parameters: { states: ['vault.empty'] },
  beforeEach: () => setScenario('products-empty'),
  play: async () => {
    await expect(await screen.findByText('No encontré lo que buscas...')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Ver más productos' })).toBeNull();
    await expectTheRest();
  },
});

export const Recovered = meta.story({
  name: 'Failed: error 500, then tried again',
  parameters: { states: ['vault.failure'] },
  beforeEach: () => setScenario('products-500', { times: 1 }),
  play: async ({ userEvent }) => {
    await screen.findByText(FAILED);
    await userEvent.click(retry());
    await expect((await rows()).length).toBeGreaterThan(5);
    await expect(screen.queryByText(FAILED)).toBeNull();
    await expect(asked()).toHaveLength(2);
  },
});

export const Closed = meta.story({
  parameters: { states: ['vault.closed'] },
  beforeEach: () => enterAs('50114'),
  play: async () => {
    await expect(await screen.findByText('Bóveda cerrada, regresamos pronto.')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Ver mis premios' })).toHaveAttribute(
      'href',
      '#/rewards',
    );
    await expect(screen.queryByRole('searchbox')).toBeNull();
    await expect(screen.queryByRole('link', { name: 'Canjear' })).toBeNull();
  },
});

export const TooPoor = meta.story({
  name: 'One gem',
  parameters: { states: ['vault.unaffordable'] },
  beforeEach: () => enterAs('50111'),
  play: async () => {
    await expect((await rows()).length).toBeGreaterThan(5);
    await expect(screen.queryByRole('link', { name: 'Canjear' })).toBeNull();
  },
});

export const OtherOrderUnknown = meta.story({
  name: 'An order of another prize is being checked: the whole balance counts',
  parameters: { states: ['vault.affordable'] },
  beforeEach: () => keepUnknownOrder(fixtures.userFernanda.id),
  play: async () => {
    const prize = (await rows()).find((row) => row.textContent?.includes('1,180'));
    const redeem = within(prize as HTMLElement).getByRole('link', { name: 'Canjear' });
    await expect(redeem).toBeVisible();
  },
});

export const NextPage = meta.story({
  name: 'Next page',
  parameters: { states: ['vault.more', 'vault.last-page'] },
  play: async ({ userEvent }) => {
    const before = await countPrizes();
    const more = () => screen.queryByRole('button', { name: 'Ver más productos' });
    await expect(more()).toBeVisible();
    const links = new Set<string | null>();
    const collect = async () => {
      for (const row of await rows()) {
        const link = row.querySelector('a');
        if (link) links.add(link.getAttribute('href'));
      }
    };
    await collect();
    while (more()) {
      const count = await countPrizes();
      await userEvent.click(screen.getByRole('button', { name: 'Ver más productos' }));
      await waitFor(async () => expect(await countPrizes()).toBeGreaterThan(count));
      // The focus moves to the first prize of the new page, far below the rows that were rendered before the click.
      const place = String(count + 1);
      await waitFor(() =>
        expect(document.activeElement?.closest('li')).toHaveAttribute('aria-posinset', place),
      );
    }
    const count = await countPrizes();
    await expect(count).toBeGreaterThan(before);
    for (let top = 0; top < document.documentElement.scrollHeight; top += 500) {
      window.scrollTo(0, top);
      await settled();
      await collect();
    }
    await waitFor(async () => {
      await collect();
      await expect(links.size).toBe(count);
    });
    await expect(queries().map(({ page }) => page)).toEqual(asked().map((_, at) => `${at + 1}`));
  },
});

export const NextPageFailed = meta.story({
  name: 'Next page failed',
  parameters: { states: ['vault.more-failed'] },
  beforeEach: () => setScenario('next-page-500'),
  play: async ({ userEvent }) => {
    const before = await countPrizes();
    await userEvent.click(screen.getByRole('button', { name: 'Ver más productos' }));
    await expect(await screen.findByText('No pudimos cargar más premios')).toBeVisible();
    await expect(await countPrizes()).toBe(before);
    setScenario(null);
    await userEvent.click(retry());
    await waitFor(async () => expect(await countPrizes()).toBeGreaterThan(before));
    await expect(screen.queryByText('No pudimos cargar más premios')).toBeNull();
  },
});

export const NextPageSlow = meta.story({
  name: 'Loading: next page',
  parameters: { states: ['vault.more-loading'] },
  play: async ({ userEvent }) => {
    const before = (await rows()).length;
    setScenario('slow', { only: PRODUCTS, ms: 600_000 });
    await userEvent.dblClick(screen.getByRole('button', { name: 'Ver más productos' }));
    const busy = await screen.findByRole('button', { name: 'Cargando...' });
    await userEvent.click(busy);
    await waitFor(() => expect(queries().at(-1)?.page).toBe('2'));
    await expect(await rows()).toHaveLength(before);
    await expect(queries().map(({ page }) => page)).toEqual(['1', '2']);
  },
});

export const Search = meta.story({
  parameters: { states: ['vault.search', 'vault.search-short', 'vault.search-cleared'] },
  play: async ({ userEvent }) => {
    const all = (await rows()).length;
    const box = screen.getByRole('searchbox', { name: 'Busca tu premio' });
    const besides = [(await rows())[0], screen.getByRole('button', { name: 'Motos' })];
    const before = besides.map(renderOf);
    await userEvent.type(box, 'li');
    // Typing a letter must not render prizes or categories again. On a slow phone that would delay the letter.
    await expect(besides.map(renderOf).map((render, index) => render === before[index])).toEqual([
      true,
      true,
    ]);
    await expect(screen.getByText('Escribe 3 letras o más.')).toBeVisible();
    await settled();
    await expect(asked()).toHaveLength(1);
    await expect(await rows()).toHaveLength(all);

    await userEvent.type(box, 'cuadora');
    await waitFor(() => expect(asked()).toHaveLength(2));
    await expect(queries()[1]).toEqual({ page: '1', query: 'licuadora' });
    await waitFor(async () => expect((await rows()).length).toBeLessThan(all));

    await userEvent.clear(box);
    await waitFor(async () => expect(await rows()).toHaveLength(all));
    await expect(queries().some(({ query }) => query === 'li')).toBe(false);
  },
});

export const SearchEmptiedLater = meta.story({
  name: 'A search emptied after a while: page 1 alone',
  parameters: { states: ['vault.search-cleared', 'vault.search-short'] },
  play: async ({ userEvent }) => {
    const firstPage = await countPrizes();
    await userEvent.click(screen.getByRole('button', { name: 'Ver más productos' }));
    await waitFor(async () => expect(await countPrizes()).toBeGreaterThan(firstPage));
    const box = screen.getByRole('searchbox', { name: 'Busca tu premio' });
    await userEvent.type(box, 'licuadora');
    await waitFor(() => expect(queries().at(-1)?.query).toBe('licuadora'));
    await waitFor(async () => expect(await countPrizes()).toBeLessThan(firstPage));

    passTime(70_000);
    await userEvent.clear(box);
    await waitFor(async () => expect(await countPrizes()).toBe(firstPage));
    await waitFor(() => expect(asked()).toHaveLength(4));
    passTime(70_000);
    await userEvent.type(box, 'l');
    await settled();
    await expect(queries().slice(3)).toEqual([{ page: '1', query: '' }]);
    await expect(await countPrizes()).toBe(firstPage);
  },
});

export const OlderAnswerLate = meta.story({
  name: 'A newer search aborts the older one',
  parameters: { states: ['vault.search'] },
  play: async ({ userEvent, msw }) => {
    await rows();
    const older = heldCall('/products');
    msw.use(older.handler);
    const box = screen.getByRole('searchbox', { name: 'Busca tu premio' });
    await userEvent.type(box, 'audio');
    await waitFor(() => expect(older.calls()).toBe(1));
    await userEvent.clear(box);
    await userEvent.type(box, 'licuadora');
    await waitFor(() => expect(queries().at(-1)?.query).toBe('licuadora'));
    await expect(await screen.findByRole('link', { name: /Licuadora de vaso/ })).toBeVisible();
    const shown = (await rows()).map((row) => row.textContent);
    older.release();
    await waitFor(() => expect(queries().at(-1)?.query).toBe('audio'));
    await settled();
    await expect((await rows()).map((row) => row.textContent)).toEqual(shown);
  },
});

export const Category = meta.story({
  name: 'Category and tag',
  parameters: { states: ['vault.category', 'vault.tag'] },
  play: async ({ userEvent }) => {
    await rows();
    await userEvent.click(screen.getByRole('button', { name: 'Audio' }));
    await waitFor(() => expect(queries().at(-1)).toEqual({ page: '1', query: 'audio' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Bocina' }));
    await waitFor(() => expect(queries().at(-1)).toEqual({ page: '1', query: 'Bocina' }));
    await expect(screen.getByRole('button', { name: 'Bocina' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await rows();
  },
});

export const Cached = meta.story({
  name: 'Stored prizes first, then refreshed',
  parameters: { states: ['cache.products'] },
  play: async ({ mount }) => {
    await mount(<ConnectedApp key="first" path={paths.vault} />);
    const before = (await rows()).length;
    await waitFor(() => expect(storedAnswers('products')).toHaveLength(1));
    ageStoredAnswers('products', 2 * 60_000);
    setScenario('slow', { only: PRODUCTS, ms: 600_000 });
    await mount(<ConnectedApp key="second" path={paths.vault} />);
    await expect(await rows()).toHaveLength(before);
    await waitFor(() => expect(asked()).toHaveLength(2));
    await expect(await rows()).toHaveLength(before);
    await expect(screen.queryByText('Buscando premios...')).toBeNull();
  },
});

export const OpensDetail = meta.story({
  name: 'A row opens its prize, and back to the same place',
  parameters: { states: ['vault.open-detail', 'detail.ready', 'shell.back'] },
  play: async ({ userEvent }) => {
    await rows();
    window.scrollTo(0, 400);
    await waitFor(() => expect(window.scrollY).toBe(400));
    await userEvent.click(screen.getByRole('link', { name: /Licuadora de vaso/ }));
    await expect(
      await screen.findByRole('button', { name: 'Canjear por 489 esmeraldas' }),
    ).toBeVisible();
    await expect(window.location.hash).toBe('#/vault/100214');
    await expect(window.scrollY).toBe(0);
    await userEvent.click(screen.getByRole('button', { name: 'Volver' }));
    await waitFor(() => expect(window.location.hash).toBe('#/vault'));
    await rows();
    await waitFor(() => expect(window.scrollY).toBe(400));
  },
});

export const TokenLostWhileSearching = meta.story({
  name: 'Session ended, renewed with the stored code',
  parameters: { states: ['error.unauthorized-401'] },
  beforeEach: () => {
    localStorage.setItem('login_code', '48213');
    setScenario('token-401', { only: PRODUCTS, times: 1 });
  },
  play: async () => {
    await expect((await rows()).length).toBeGreaterThan(5);
    await expect(db.requests.filter(({ path }) => path === '/auth/login')).toHaveLength(1);
    await expect(asked()).toHaveLength(2);
  },
});

export const VersionTooOld = meta.story({
  name: 'Version too old in the middle (409)',
  parameters: { states: ['error.version-409'] },
  beforeEach: () => setScenario('version-409', { only: PRODUCTS }),
  play: async () => {
    await expect(await screenHeading('Hay una versión nueva')).toBeVisible();
    await expect(window.location.hash).toBe('#/version');
    await expect(asked()).toHaveLength(1);
  },
});
