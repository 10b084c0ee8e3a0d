import { paths } from '@gemas/domain';
import { db, handlers, resetDb, setScenario } from '@gemas/mocks';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { ConnectedApp } from './ConnectedApp.tsx';
import { keepToken, PATIENCE } from './visit.ts';

const enterAs = (code: string) => keepToken(resetDb(code));
const asked = (path: string) => db.requests.filter((request) => request.path === path);

/** The stats that some role asks for. */
const STATS = [
  '/stats/region/referals',
  '/stats/territory/referals',
  '/stats/agency/referals',
  '/territories',
];

/** Waits until the challenges were asked for, which is last, and looks that of the stats only these were. */
async function expectOnlyAsked(...paths: string[]): Promise<void> {
  await waitFor(() => expect(asked('/challenges/current')).toHaveLength(1), PATIENCE);
  for (const path of paths) await waitFor(() => expect(asked(path)).toHaveLength(1), PATIENCE);
  await expect(STATS.filter((path) => asked(path).length > 0)).toEqual(paths);
}

const section = (name: string) => screen.findByRole('region', { name }, PATIENCE);

const meta = preview.meta({
  title: 'Flujos/Score por rol',
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
    await expect(
      await screen.findByText('Faltan 16 para la meta semanal', {}, PATIENCE),
    ).toBeVisible();
    await expect(await screen.findByText('Sin activaciones', {}, PATIENCE)).toBeVisible();
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
    await expect(await screen.findByRole('link', { name: 'Occidente' }, PATIENCE)).toHaveAttribute(
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
    await expect(
      await screen.findByText('No pudimos cargar los territorios', {}, PATIENCE),
    ).toBeVisible();
    setScenario(null);
    await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    await expect(await screen.findByRole('link', { name: 'Occidente' }, PATIENCE)).toBeVisible();
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
  name: 'Game closed: no stats are asked for',
  parameters: { states: ['stats.game-closed'] },
  beforeEach: () => enterAs('60013'),
  play: async () => {
    await expectOnlyAsked();
    await waitFor(() => expect(screen.queryByText('Tus posiciones')).toBeNull(), PATIENCE);
    await expect(screen.queryByRole('link', { name: /^Ver posiciones/ })).toBeNull();
    await expect(asked('/game/closed')).toHaveLength(1);
    await expect(asked('/challenges/personal')).toHaveLength(0);
  },
});

export const Ranking = meta.story({
  name: 'Global ranking, page by page',
  parameters: { states: ['challenge.global', 'challenge.page-next', 'challenge.page-previous'] },
  beforeEach: () => enterAs('48213'),
  play: async ({ userEvent }) => {
    const next = await screen.findByRole('button', { name: 'Página siguiente' }, PATIENCE);
    await userEvent.click(next);
    await expect(await screen.findByText('Página 2 de 18', {}, PATIENCE)).toBeVisible();
    await expect(screen.queryByRole('img', { name: 'Medalla 1' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Página anterior' }));
    await expect(await screen.findByRole('img', { name: 'Medalla 1' }, PATIENCE)).toBeVisible();
    await expect(asked('/challenges/ranking')).toHaveLength(2);
  },
});
