import { paths } from '@gemas/domain';
import { db, handlers, resetDb, setScenario } from '@gemas/mocks';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import {
  ageStoredAnswers,
  keepToken,
  renderOf,
  screenHeading,
  storedAnswers,
} from '../testing/browser.ts';
import { ConnectedApp } from './ConnectedApp.tsx';

const enterAs = (code: string) => keepToken(resetDb(code));
const asked = (path: string) => db.requests.filter((request) => request.path === path);

/** All stats calls of all roles. */
const STATS = [
  '/stats/region/referals',
  '/stats/territory/referals',
  '/stats/agency/referals',
  '/territories',
];

/** Waits for the challenges, which are fetched last. Asserts that of the calls in `STATS` only `paths` were sent. */
async function expectOnlyAsked(...paths: string[]): Promise<void> {
  await waitFor(() => expect(asked('/challenges/current')).toHaveLength(1));
  for (const path of paths) await waitFor(() => expect(asked(path)).toHaveLength(1));
  await expect(STATS.filter((path) => asked(path).length > 0)).toEqual(paths);
}

const section = (name: string) => screen.findByRole('region', { name });

const meta = preview.meta({
  title: 'Flows/Score by role',
  tags: ['!autodocs'],
  component: ConnectedApp,
  args: { path: paths.score },
  beforeEach: ({ msw }) => {
    msw.use(...handlers);
  },
});

export const PromoterOfRegion = meta.story({
  name: 'Promoter of a region',
  parameters: { states: ['score.role-promoter-region'] },
  beforeEach: () => enterAs('40210'),
  play: async () => {
    await expect(await section('Tu región')).toBeVisible();
    await expectOnlyAsked('/stats/region/referals');
    await expect(asked('/challenges/personal')).toHaveLength(0);
  },
});

export const PromoterWithoutTerritory = meta.story({
  name: 'Promoter of a region, no territory: the link opens the ranking',
  parameters: { states: ['score.role-promoter-no-territory', 'ranking.corporate-region'] },
  beforeEach: () => enterAs('40212'),
  play: async ({ userEvent }) => {
    const way = await screen.findByRole('link', { name: /^Ver posiciones/ });
    await userEvent.click(way);
    await expect(await screenHeading('Ranking región')).toBeVisible();
    await expect(await screen.findByRole('link', { name: 'rosa elena aguirre' })).toBeVisible();
    await expect(asked('/stats/region/referals')).toHaveLength(1);
    await expect(screen.queryByText('No encontramos este ranking')).toBeNull();
  },
});

export const PromoterOfTerritory = meta.story({
  name: 'Promoter of a territory',
  parameters: { states: ['score.role-promoter'] },
  beforeEach: () => enterAs('40211'),
  play: async () => {
    await expect(await section('Tu territorio')).toBeVisible();
    await expectOnlyAsked('/stats/territory/referals');
  },
});

export const Driver = meta.story({
  parameters: { states: ['score.role-driver', 'score.wallet-one', 'transactions.none-activated'] },
  beforeEach: () => enterAs('33190'),
  play: async () => {
    await expect(await section('Tu agencia')).toBeVisible();
    await expect(await screen.findByText('Faltan 16 para la meta semanal')).toBeVisible();
    await expect(await screen.findByText('Sin activaciones')).toBeVisible();
    await expect(screen.getByRole('link', { name: /^Ver posiciones/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^#\/ranking\/agency\/\d+$/),
    );
    await expectOnlyAsked('/stats/agency/referals');
  },
});

export const Corporate = meta.story({
  parameters: { states: ['score.role-corporate'] },
  beforeEach: () => enterAs('10027'),
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Occidente' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^#\/corporate\/territory\/\d+$/),
    );
    await expectOnlyAsked('/territories');
  },
});

export const CorporateFailed = meta.story({
  name: 'Corporate, territories failed',
  parameters: { states: ['score.corporate-failure'] },
  beforeEach: () => {
    enterAs('10027');
    setScenario('server-500', { only: 'GET /territories' });
  },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('No pudimos cargar los territorios')).toBeVisible();
    setScenario(null);
    await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    await expect(await screen.findByRole('link', { name: 'Occidente' })).toBeVisible();
  },
});

export const UnknownRole = meta.story({
  name: 'A role that is not known',
  beforeEach: () => enterAs('60025'),
  play: async () => {
    await expectOnlyAsked();
    await expect(screen.queryByRole('region', { name: 'Tus posiciones' })).toBeNull();
  },
});

export const Closed = meta.story({
  name: 'Game closed: no stats are fetched',
  parameters: { states: ['stats.game-closed'] },
  beforeEach: () => enterAs('60013'),
  play: async () => {
    // This heading is shown once it is known that the game is over.
    await screen.findByRole('heading', { name: 'Gracias por una gran temporada' });
    await expectOnlyAsked();
    await waitFor(() => expect(screen.queryByText('Tus posiciones')).toBeNull());
    await expect(screen.queryByRole('link', { name: /^Ver posiciones/ })).toBeNull();
    await expect(asked('/game/closed')).toHaveLength(1);
    await expect(asked('/challenges/personal')).toHaveLength(0);
  },
});

/**
 * Roles that see places on Score. For each: the employee code, the call, the name of its stored answer, and the name of
 * a place.
 */
const SHOWN = [
  ['48213', '/stats/region/referals', 'stats:region', 'Bajío Norte'],
  ['40210', '/stats/region/referals', 'stats:region', 'Bajío Norte'],
  ['40211', '/stats/territory/referals', 'stats:territory', 'Occidente'],
  ['33190', '/stats/agency/referals', 'stats:agency', 'León Centro'],
  ['10027', '/territories', 'territories', 'Occidente'],
] as const;

export const ClosedKept = meta.story({
  name: 'Game closed: every role sees the stored data, and nothing is fetched',
  parameters: { states: ['stats.game-closed-kept'] },
  play: async ({ mount }) => {
    for (const [code, path, kept, name] of SHOWN) {
      localStorage.clear();
      enterAs(code);
      await mount(<ConnectedApp key={`${code} open`} path={paths.score} />);
      await screen.findByText(name);
      await waitFor(() => expect(storedAnswers(kept)).toHaveLength(1));
      ageStoredAnswers('', 30 * 60_000);
      db.account(code).world.gameClosed = { closed: true, message: '<h2>Gracias</h2>' };
      const before = asked(path).length;
      await mount(<ConnectedApp key={`${code} closed`} path={paths.score} />);
      await screen.findByText(name);
      await waitFor(() => expect(asked('/game/closed')).toHaveLength(2));
      await waitFor(() => expect(asked('/challenges/current')).toHaveLength(2));
      await expect(screen.getByText(name)).toBeVisible();
      await waitFor(() => expect(screen.queryAllByText(/^Así terminó el juego, /)).not.toEqual([]));
      await expect(asked(path)).toHaveLength(before);
    }
  },
});

export const ClosedKeptRanking = meta.story({
  name: 'Game closed: the global challenge stays as it was seen last',
  parameters: { states: ['stats.game-closed-kept'] },
  play: async ({ mount, userEvent }) => {
    enterAs('48213');
    await mount(<ConnectedApp key="open" path={paths.score} />);
    await screen.findByText(/Te encuentras en la posición/);
    await userEvent.click(await screen.findByRole('button', { name: 'Ver todo el ranking' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Página siguiente' }));
    await waitFor(() => expect(asked('/challenges/ranking')).toHaveLength(2));
    await screen.findByText(/^Página 2/);
    const rows = () =>
      within(screen.getByRole('table', { name: 'Ranking global' })).getAllByRole('row');
    const seen = rows().map(({ textContent }) => textContent);
    const kept = () => storedAnswers('seen-ranking').map((key) => localStorage.getItem(key));
    await waitFor(() => expect(kept()).toEqual([expect.stringContaining('"current_page":2')]));
    ageStoredAnswers('', 400 * 24 * 60 * 60_000);
    const { world } = db.account('48213');
    Object.assign(world, { gameClosed: { closed: true, message: null }, challenge: null });
    await mount(<ConnectedApp key="closed" path={paths.score} />);
    await expect(await screen.findByText(/Te encuentras en la posición/)).toBeVisible();
    const challenges = within(await section('Desafíos'));
    await expect(challenges.getByText(/^Así terminó el juego, /)).toBeVisible();
    await userEvent.click(challenges.getByRole('button', { name: 'Ver todo el ranking' }));
    await expect(rows().map(({ textContent }) => textContent)).toEqual(seen);
    await expect(screen.queryByRole('button', { name: 'Página siguiente' })).toBeNull();
    await expect(asked('/challenges/ranking')).toHaveLength(2);
    await expect(asked('/challenges/my/ranking')).toHaveLength(1);
  },
});

export const OfflineRanking = meta.story({
  name: 'Offline: the global challenge as it was seen last, with its date',
  parameters: { states: ['score.offline', 'challenge.global-failure'] },
  play: async ({ mount }) => {
    enterAs('48213');
    await mount(<ConnectedApp key="open" path={paths.score} />);
    await screen.findByText(/Te encuentras en la posición/);
    for (const name of ['identity', 'challenge', 'seen-ranking']) {
      await waitFor(() => expect(storedAnswers(name)).toHaveLength(1));
    }
    ageStoredAnswers('seen-ranking', 24 * 60 * 60_000);
    setScenario('offline');
    await mount(<ConnectedApp key="offline" path={paths.score} />);
    await expect(await screen.findByText(/Te encuentras en la posición/)).toBeVisible();
    await expect(screen.getByRole('table', { name: 'Ranking global' })).toBeVisible();
    await expect(screen.getAllByText(/^Sin conexión\. Ves tus datos/)).toHaveLength(1);
  },
});

export const ClosedByAddress = meta.story({
  name: 'Game closed: a place opened by its address, nothing stored',
  parameters: {
    states: [
      'ranking.game-ended',
      'regions.game-ended',
      'agencies.game-ended',
      'stats.game-closed',
    ],
  },
  beforeEach: () => {
    enterAs('10027');
    db.account('10027').world.gameClosed = { closed: true, message: null };
  },
  play: async ({ mount }) => {
    for (const path of [
      paths.regionalRanking,
      paths.territorialRanking,
      paths.agencyRanking(301),
      paths.corpRegionRanking(1, 12),
      paths.corpTerritoryRanking(1),
      paths.regions(1),
      paths.agencies(11),
    ]) {
      await mount(<ConnectedApp key={path} path={path} />);
      await expect(
        await screen.findByRole('heading', { level: 2, name: 'El juego de gemas ha terminado' }),
      ).toBeVisible();
      await expect(screen.getByRole('link', { name: 'Ir al juego' })).toBeVisible();
    }
    const others = db.requests.filter(({ path }) => /^\/(stats|regions|territories)/.test(path));
    await expect(others).toEqual([]);
  },
});

const TOURED = ['48213', '40210', '40211', '33190', '10027'];

/** Steps through the tour. Returns for each step whether something is highlighted. */
async function walk(press: (button: HTMLElement) => Promise<void>): Promise<boolean[]> {
  const lit: boolean[] = [];
  const tour = await screen.findByRole('dialog', { name: /^Paso 1 de/ });
  while (tour.isConnected) {
    const scrim = tour.querySelector(':scope > svg');
    // Waits, because the element to highlight may still be loading. A step without a highlight counts as false.
    await waitFor(() => expect(scrim).toHaveAttribute('data-hole')).catch(() => undefined);
    lit.push(scrim?.hasAttribute('data-hole') === true);
    await press(within(tour).getByRole('button'));
  }
  return lit;
}

export const Toured = meta.story({
  name: 'The tour highlights something in every step of every role',
  parameters: { states: ['tour.lit'] },
  play: async ({ mount, userEvent }) => {
    for (const code of TOURED) {
      localStorage.clear();
      enterAs(code);
      db.account(code).state.user.tour_complete = false;
      await mount(<ConnectedApp key={code} path={paths.score} />);
      await waitFor(() => expect(document.querySelector('[data-tour=standing]')).toBeVisible());
      const lit = await walk((button) => userEvent.click(button));
      await expect(lit.length, code).toBeGreaterThan(3);
      await expect(lit, code).not.toContain(false);
    }
  },
});

export const TouredClosed = meta.story({
  name: 'The tour of a closed game: only what is there',
  parameters: { states: ['tour.game-closed'] },
  beforeEach: () => {
    enterAs('60013');
    db.account('60013').state.user.tour_complete = false;
  },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('Paso 1 de 2')).toBeVisible();
    await expect(await walk((button) => userEvent.click(button))).toEqual([true, true]);
  },
});

export const Ranking = meta.story({
  name: 'Global ranking, page by page',
  parameters: { states: ['challenge.global', 'challenge.page-next', 'challenge.page-previous'] },
  beforeEach: () => enterAs('48213'),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Ver todo el ranking' }));
    const next = await screen.findByRole('button', { name: 'Página siguiente' });
    await userEvent.click(next);
    await expect(await screen.findByText('Página 2 de 18')).toBeVisible();
    await expect(screen.queryByRole('img', { name: 'Medalla 1' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Página anterior' }));
    await expect(await screen.findByRole('img', { name: 'Medalla 1' })).toBeVisible();
    await expect(asked('/challenges/ranking')).toHaveLength(2);
  },
});

Ranking.test('renders no row while another page is loading', async ({ userEvent }) => {
  const pages = screen.getByRole('navigation', { name: 'Páginas del ranking' });
  const next = within(pages).getByRole('button', { name: 'Página siguiente' });
  await userEvent.click(next);
  await expect(await within(pages).findByText('Página 2 de 18')).toBeVisible();
  setScenario('slow', { only: 'GET /challenges/ranking', ms: 600_000 });
  const row = screen.getByRole('table', { name: 'Ranking global' }).querySelector('tbody tr');
  const before = renderOf(row);
  await userEvent.click(next);
  await expect(await within(pages).findByText('Cargando...')).toBeVisible();
  await waitFor(() => expect(asked('/challenges/ranking')).toHaveLength(3));
  await expect(renderOf(row) === before).toBe(true);
});
