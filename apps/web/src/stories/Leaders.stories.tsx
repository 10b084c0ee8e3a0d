import { paths } from '@gemas/domain';
import { db, fixtures, handlers, resetDb } from '@gemas/mocks';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { keepToken } from '../testing/browser.ts';
import { ConnectedApp } from './ConnectedApp.tsx';

const CORPORATE = '10027';
const PROMOTER = '40210';

const enterAs = (code: string) => keepToken(resetDb(code));

/** Replaces a property of `navigator`. Returns a function that removes the replacement. */
function playBrowser(name: 'share' | 'clipboard', value: unknown): () => void {
  Object.defineProperty(navigator, name, { configurable: true, value });
  return () => Reflect.deleteProperty(navigator, name);
}

const meta = preview.meta({
  title: 'Flows/Leaders',
  tags: ['!autodocs'],
  component: ConnectedApp,
  args: { path: paths.score },
  beforeEach: ({ msw }) => {
    msw.use(...handlers);
    enterAs(CORPORATE);
  },
});

const territories = () => screen.findByRole('list', { name: 'Territorios' });
const firstTerritory = async () => within(await territories()).getAllByRole('link')[0];

export const OrderKept = meta.story({
  name: 'Territories in the order of the last visit',
  parameters: { states: ['places.order-kept'] },
  play: async ({ mount, userEvent }) => {
    await mount(<ConnectedApp path={paths.score} />);
    await expect(await firstTerritory()).toHaveTextContent('Occidente');
    await userEvent.click(screen.getByRole('button', { name: 'Hoy' }));
    await waitFor(async () => expect(await firstTerritory()).toHaveTextContent('Centro'));
    await mount(<ConnectedApp key="next visit" path={paths.score} />);
    await expect(await firstTerritory()).toHaveTextContent('Centro');
    await mount(<ConnectedApp key="regions" path={paths.regions(1)} />);
    const regions = await screen.findByRole('list', { name: 'Regiones' });
    await expect(within(regions).getAllByRole('link')[0]).toHaveTextContent('Pacífico');
  },
});

export const IdleTeam = meta.story({
  name: 'A team with the summary 0, of which the server sends no members',
  parameters: { states: ['ranking.summary-zero'] },
  beforeEach: ({ msw }) => {
    enterAs(PROMOTER);
    const stats = { ...fixtures.regionStats, sumary: 0, referals: null };
    msw.use(http.get('*/api/stats/region/referals', () => HttpResponse.json(stats)));
  },
  play: async ({ mount }) => {
    await mount(<ConnectedApp path={paths.regionalRanking} />);
    await expect(await screen.findByText(/^Tu equipo aún no logra activaciones\./)).toBeVisible();
  },
});

export const NoTerritories = meta.story({
  name: 'Corporate without territories',
  parameters: { states: ['score.corporate-empty'] },
  beforeEach: () => enterAs('10031'),
  play: async () => {
    await expect(await screen.findByText('Aún no hay territorios.')).toBeVisible();
    await expect(screen.queryByRole('group', { name: 'Ordenar por' })).toBeNull();
  },
});

const summary = async (userEvent: { click: (element: Element) => Promise<void> }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Compartir resumen' }));
  return screen.findByRole('dialog', { name: 'Compartir resumen' });
};

export const Share = meta.story({
  name: 'A promoter shares the summary of their region',
  parameters: { states: ['share.preview', 'ranking.share'] },
  args: { path: paths.corpRegionRanking(1, 11) },
  beforeEach: () => enterAs(PROMOTER),
  play: async ({ userEvent }) => {
    const share = fn(async () => {});
    const stop = playBrowser('share', share);
    const before = db.requests.length;
    const sheet = await summary(userEvent);
    const shown = within(sheet).getByText(/^Bajío Norte/).textContent;
    await expect(shown).toMatch(/Semana: 412 de 600 activaciones. Faltan 188./);
    await userEvent.click(within(sheet).getByRole('button', { name: 'Compartir' }));
    await waitFor(() => expect(sheet).not.toHaveAttribute('open'));
    await expect(share).toHaveBeenCalledWith({ text: shown });
    await expect(db.requests.slice(before).filter(({ method }) => method === 'POST')).toEqual([]);
    stop();
  },
});

export const ShareClosed = meta.story({
  name: 'A promoter closes the phone’s own sheet',
  parameters: { states: ['share.closed'] },
  args: { path: paths.corpRegionRanking(1, 11) },
  beforeEach: () => enterAs(PROMOTER),
  play: async ({ userEvent }) => {
    const share = fn(() => Promise.reject(new DOMException('', 'AbortError')));
    const stop = playBrowser('share', share);
    const sheet = await summary(userEvent);
    const button = within(sheet).getByRole('button', { name: 'Compartir' });
    await userEvent.click(button);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await expect(share).toHaveBeenCalledTimes(1);
    await expect(sheet).toHaveAttribute('open');
    await expect(screen.queryByRole('region', { name: 'Aviso' })).toBeNull();
    stop();
  },
});

export const Copied = meta.story({
  name: 'A browser that cannot share copies',
  parameters: { states: ['share.copied'] },
  args: { path: paths.corpRegionRanking(1, 11) },
  beforeEach: () => enterAs(PROMOTER),
  play: async ({ userEvent }) => {
    const writeText = fn(async () => {});
    const stops = [playBrowser('share', undefined), playBrowser('clipboard', { writeText })];
    const sheet = await summary(userEvent);
    await userEvent.click(within(sheet).getByRole('button', { name: 'Copiar texto' }));
    await expect(await screen.findByRole('region', { name: 'Aviso' })).toHaveTextContent(
      'Resumen copiado',
    );
    await expect(sheet).not.toHaveAttribute('open');
    await expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/^Bajío Norte\n/));
    for (const stop of stops) stop();
  },
});

export const CopyFailed = meta.story({
  name: 'Failed: neither shared nor copied',
  parameters: { states: ['share.failed'] },
  args: { path: paths.corpRegionRanking(1, 11) },
  beforeEach: () => enterAs(PROMOTER),
  play: async ({ userEvent }) => {
    const stops = [playBrowser('share', undefined), playBrowser('clipboard', undefined)];
    const sheet = await summary(userEvent);
    await userEvent.click(within(sheet).getByRole('button', { name: 'Copiar texto' }));
    await expect(await within(sheet).findByRole('region', { name: 'Aviso' })).toHaveTextContent(
      'No pudimos copiar el resumen',
    );
    await expect(sheet).toHaveAttribute('open');
    for (const stop of stops) stop();
  },
});
