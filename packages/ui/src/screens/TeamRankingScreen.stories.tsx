import { type Stats, teamRows, teamSummary, WHOLE_TEAM } from '@gemas/domain';
import { fixtures } from '@gemas/mocks';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { screenPictures } from '../../../../.storybook/pictures.ts';
import preview from '../../../../.storybook/preview.tsx';
import { FRESH } from '../primitives/Freshness/freshness.ts';
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
} from '../testing/freshness.ts';
import { doubleText, expectNoSideScroll, expectSeen } from '../testing/story.ts';
import {
  type TeamRanking,
  TeamRankingScreen,
  type TeamRankingScreenProps,
} from './TeamRankingScreen.tsx';

const me = fixtures.userFernanda;
const rankingOf = (stats: Stats): TeamRanking => ({
  ...stats,
  sumary: teamSummary({ ...stats, referals: stats.referals ?? [] }),
  rows: teamRows(stats.referals ?? [], me),
});
const region = rankingOf(fixtures.regionStats);

type Rows = TeamRanking['rows'];

const reachedIn = (rows: Rows) =>
  teamSummary({
    sumary: null,
    referals: rows.map((row) => ({ daily_activations: row.today, daily_goal: row.dailyGoal })),
  });
const regionWith = (rows: Rows): TeamRanking => ({ ...region, rows, sumary: reachedIn(rows) });
const ready = (data: TeamRanking) => ({ status: 'ready' as const, freshness: FRESH, data });

function crowd(count: number): TeamRanking {
  const [model] = fixtures.regionStats.referals;
  const referals = Array.from({ length: count }, (_, index) => ({
    ...model,
    ...(fixtures.regionStats.referals[index % 12] ?? model),
    id: index + 1,
  }));
  return regionWith(teamRows(referals as NonNullable<Stats['referals']>, { id: 4321 }));
}

const onFilter = fn();
const onShare = fn();
const args: TeamRankingScreenProps = {
  title: 'Ranking territorio',
  ranking: ready(region),
  onFilter,
};

/** Keeps the typed search and the filter in state, as the app does. */
function Stateful({ filter: first = WHOLE_TEAM, ...rest }: TeamRankingScreenProps) {
  const [filter, setFilter] = useState(first);
  return (
    <TeamRankingScreen
      {...rest}
      filter={filter}
      onFilter={(next) => {
        setFilter(next);
        rest.onFilter(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Screens/TeamRanking',
  parameters: { chromatic: screenPictures },
  component: TeamRankingScreen,
  args,
  render: (props) => <Stateful {...props} />,
  beforeEach: () => {
    onFilter.mockClear();
    onShare.mockClear();
  },
  // A ranking must not say that nobody has reached the goal above rows of members who have.
  afterEach: async ({ args: { ranking } }) => {
    if (ranking.status === 'ready')
      await expect(ranking.data.sumary).toBe(reachedIn(ranking.data.rows));
  },
});

export const Region = meta.story({
  parameters: { states: ['ranking.region', 'ranking.weekly-goal', 'ranking.open-history'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Ranking territorio');
    await expect(canvas.getByText(/Meta semanal:/)).toHaveTextContent('Meta semanal: 412/600');
    const table = canvas.getByRole('table', { name: 'Ranking de Bajío Norte' });
    await expect(table).toHaveAttribute('aria-rowcount', String(region.rows.length + 1));
    await expect(canvas.getByRole('link', { name: 'rosa elena aguirre' })).toHaveAttribute(
      'href',
      `#/history/${region.rows[0]?.id}`,
    );
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('Total 412');
    await expect(canvas.getByText(/con su meta diaria lograda/)).toHaveTextContent(
      `${region.sumary} de ${region.rows.length}`,
    );
  },
});

export const OwnRow = meta.story({
  name: 'Own row pinned',
  parameters: { states: ['ranking.own-row'] },
  play: async ({ canvas }) => {
    const pinned = () => canvas.queryByRole('table', { name: 'Tu lugar' });
    await waitFor(() => expect(pinned()).toBeVisible());
    await expect(pinned()).toHaveTextContent('Tú');
  },
});

OwnRow.test("pins the user's own row only while the row is out of view", async ({ canvas }) => {
  const pinned = () => canvas.queryByRole('table', { name: 'Tu lugar' });
  const table = canvas.getByRole('table', { name: 'Ranking de Bajío Norte' });
  table.querySelector('[data-own]')?.scrollIntoView({ block: 'center' });
  await waitFor(() => expect(pinned()).toBeNull());
  window.scrollTo(0, 0);
  await waitFor(() => expect(pinned()).toBeVisible());
});

/**
 * Asserts that at least `count` people are completely visible above the pinned row in a window of this height, that the
 * pinned row is at most 60 px high and the head at most 150 px.
 */
async function expectPeople(count: number, windowHeight: number): Promise<void> {
  const pinned = await screen.findByRole('table', { name: 'Tu lugar' });
  await expect(pinned.offsetHeight).toBeLessThanOrEqual(60);
  const head = screen.getByRole('region', { name: 'Ranking territorio' });
  await expect(head.offsetHeight).toBeLessThanOrEqual(150);
  const rows = screen
    .getByRole('table', { name: 'Ranking de Bajío Norte' })
    .querySelectorAll('tbody tr');
  const end = windowHeight - pinned.offsetHeight;
  const visible = [...rows].filter((row) => row.getBoundingClientRect().bottom <= end);
  await expect(visible.length).toBeGreaterThanOrEqual(count);
}

export const SmallPhone = meta.story({
  name: 'Three people above the pinned row, 360 × 640',
  globals: { viewport: { value: 'small' } },
  play: () => expectPeople(3, 640),
});

export const SmallPhoneLeader = meta.story({
  name: 'Three people below the links of a leader, 360 × 640',
  globals: { viewport: { value: 'small' } },
  args: {
    ranking: ready({ ...region, position: null }),
    link: { href: '#/regions/11/agencies', label: 'Ver agencias' },
    onShare,
  },
  play: () => expectPeople(3, 640),
});

export const TinyPhone = meta.story({
  name: 'Two people above the pinned row, 320 × 568',
  globals: { viewport: { value: 'tiny' } },
  play: () => expectPeople(2, 568),
});

const shownNames = (canvas: { getByRole: (role: 'table', by: { name: string }) => HTMLElement }) =>
  [
    ...canvas.getByRole('table', { name: 'Ranking de Bajío Norte' }).querySelectorAll('tbody a'),
  ].map(({ textContent }) => textContent);

export const Searched = meta.story({
  name: 'Searched by name',
  parameters: { states: ['ranking.search'] },
  args: { filter: { ...WHOLE_TEAM, typed: 'JOSE' } },
  play: async ({ canvas }) => {
    await expect(shownNames(canvas)).toContain('josé luis mondragón');
    const table = canvas.getByRole('table', { name: 'Ranking de Bajío Norte' });
    await expect(table).toHaveAttribute('aria-rowcount', String(shownNames(canvas).length + 1));
    await expect(canvas.getByRole('status')).toHaveTextContent(
      `Ves ${shownNames(canvas).length} de ${region.rows.length}`,
    );
    // A filtered row shows its position in the whole ranking.
    await expect(canvas.getByRole('row', { name: /josé luis mondragón/ })).toHaveTextContent(/^2/);
    const pinned = await canvas.findByRole('table', { name: 'Tu lugar' });
    await expect(pinned).toHaveTextContent('Tú');
  },
});

Searched.test('shows all members after the search is cleared', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Borrar búsqueda' }));
  await expect(onFilter).toHaveBeenLastCalledWith(WHOLE_TEAM);
  await waitFor(() => expect(shownNames(canvas)).toHaveLength(region.rows.length));
});

const nameOfOwn = region.rows.find(({ isOwn }) => isOwn)?.name ?? '';

Searched.test(
  "pins the user's own row only while the search hides the row",
  async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.type(canvas.getByRole('searchbox'), nameOfOwn);
    await waitFor(() => expect(shownNames(canvas)).toHaveLength(1));
    await waitFor(() => expect(canvas.queryByRole('table', { name: 'Tu lugar' })).toBeNull());
    await userEvent.type(canvas.getByRole('searchbox'), ' xyz');
    await expect(await canvas.findByRole('table', { name: 'Tu lugar' })).toBeVisible();
  },
);

export const UnderGoal = meta.story({
  name: 'Only members below the daily goal',
  parameters: { states: ['ranking.under-goal'] },
  play: async ({ canvas, userEvent }) => {
    const under = region.rows.filter(({ today, dailyGoal }) => today < dailyGoal).length;
    const toggle = canvas.getByRole('button', { name: `Sin meta hoy ${under}` });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(shownNames(canvas)).toHaveLength(under));
    await expect(shownNames(canvas)).not.toContain('rosa elena aguirre');
    await userEvent.click(toggle);
    await waitFor(() => expect(shownNames(canvas)).toHaveLength(region.rows.length));
  },
});

export const FewMembers = meta.story({
  name: 'Eleven members: no search',
  args: { ranking: ready(regionWith(region.rows.slice(0, 11))) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await expect(canvas.getByRole('button', { name: /^Sin meta hoy/ })).toBeVisible();
  },
});

export const NobodyFound = meta.story({
  name: 'No member of that name',
  parameters: { states: ['ranking.nobody-found'] },
  args: { filter: { ...WHOLE_TEAM, typed: 'xochitl' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No encontramos a nadie con ese nombre.')).toBeVisible();
    await expect(canvas.queryByRole('table', { name: 'Ranking de Bajío Norte' })).toBeNull();
    await expect(await canvas.findByRole('table', { name: 'Tu lugar' })).toBeVisible();
  },
});

export const AllReached = meta.story({
  name: 'Everybody has reached the goal of the day meanwhile',
  parameters: { states: ['ranking.nobody-found'] },
  args: {
    filter: { ...WHOLE_TEAM, isUnderGoal: true },
    ranking: ready(regionWith(region.rows.map((row) => ({ ...row, today: row.dailyGoal })))),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Nadie está sin su meta de hoy.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sin meta hoy 0' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Sin meta hoy/ })).toBeNull());
  },
});

export const Leader = meta.story({
  name: 'Leader: with a summary to share',
  parameters: { states: ['ranking.share'] },
  args: {
    ranking: ready({ ...region, position: null }),
    link: { href: '#/regions/11/agencies', label: 'Ver agencias' },
    onShare,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Compartir resumen' }));
    await expect(onShare).toHaveBeenCalledTimes(1);
  },
});

export const Territory = meta.story({
  parameters: { states: ['ranking.territory'] },
  args: { ranking: ready(rankingOf(fixtures.territoryStats)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Meta semanal:/)).toHaveTextContent('Meta semanal: 2,140/3,500');
    await expect(canvas.getByRole('table', { name: 'Ranking de Occidente' })).toHaveAttribute(
      'aria-rowcount',
      '287',
    );
  },
});

export const Agency = meta.story({
  parameters: { states: ['ranking.agency'] },
  args: { title: 'Ranking agencia', ranking: ready(rankingOf(fixtures.agencyStats)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Ranking agencia');
    await expect(canvas.getByText(/Meta semanal:/)).toHaveTextContent('Meta semanal: 164/180');
    await expect(canvas.getByText(/con su meta diaria lograda/)).toHaveTextContent('2 de 24');
    await expect(canvas.getByRole('table', { name: 'Ranking de León Centro' })).toHaveAttribute(
      'aria-rowcount',
      '25',
    );
  },
});

export const CorporateTerritory = meta.story({
  name: 'Corporate: territory, with a link to its regions',
  parameters: { states: ['ranking.corporate-territory'] },
  args: {
    ranking: ready({ ...rankingOf(fixtures.territoryStats), position: null }),
    link: { href: '#/territories/1/regions', label: 'Ver regiones' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ver regiones' })).toHaveAttribute(
      'href',
      '#/territories/1/regions',
    );
  },
});

export const CorporateRegion = meta.story({
  name: 'Corporate: own region, with a link to its agencies',
  parameters: { states: ['ranking.corporate-region'] },
  args: {
    title: 'Ranking región',
    ranking: ready({ ...region, position: null }),
    link: { href: '#/regions/11/agencies', label: 'Ver agencias' },
  },
});

const idle = (rows: Rows) => ready({ ...regionWith(rows), weekly_activations: 0, position: null });

export const Idle = meta.story({
  name: 'Nobody has reached the daily goal',
  parameters: { states: ['ranking.summary-zero'] },
  args: { ranking: idle(region.rows.map((row) => ({ ...row, today: 0, week: 0 }))) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tu equipo aún no logra activaciones.')).toBeVisible();
    await expect(
      canvas.getByText('Motiva y ayuda a los activadores a lograr su meta diaria.'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'rosa elena aguirre' })).toBeVisible();
  },
});

export const Empty = meta.story({
  parameters: { states: ['ranking.empty'] },
  args: { ranking: idle([]), onShare },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tu equipo aún no logra activaciones.')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Compartir resumen' })).toBeNull();
  },
});

export const NoGoals = meta.story({
  name: 'Nobody has a daily goal',
  args: {
    ranking: ready({
      ...regionWith(region.rows.map((row) => ({ ...row, dailyGoal: 0 }))),
      weekly_goal: 0,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/con su meta diaria lograda/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Sin meta hoy/ })).toBeNull();
    await expect(canvas.queryByText('Tu equipo aún no logra activaciones.')).toBeNull();
    await expect(canvas.getByRole('table', { name: 'Ranking de Bajío Norte' })).toBeVisible();
  },
});

export const Crowd = meta.story({
  name: 'Extremes: 5,000 members',
  parameters: { states: ['ranking.huge'] },
  args: { ranking: ready(crowd(5000)) },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Ranking de Bajío Norte' });
    await expect(table).toHaveAttribute('aria-rowcount', '5001');
    const drawn = () => table.querySelectorAll('tbody tr').length;
    await expect(drawn()).toBeLessThan(140);
    const own = await canvas.findByRole('table', { name: 'Tu lugar' });
    await expect(own).toHaveTextContent('4,321');
  },
});

Crowd.test('renders only the rows near the viewport', async ({ canvas, canvasElement }) => {
  const table = canvas.getByRole('table', { name: 'Ranking de Bajío Norte' });
  const drawn = () => table.querySelectorAll('tbody tr').length;
  window.scrollTo(0, canvasElement.ownerDocument.documentElement.scrollHeight / 2);
  await waitFor(() =>
    expect(table.querySelector('tr[aria-rowindex="2501"], tr[aria-rowindex="2461"]')).toBeTruthy(),
  );
  await expect(drawn()).toBeLessThan(200);
  window.scrollTo(0, 0);
});

Crowd.test(
  'searches, and shows all members after the search is cleared',
  async ({ canvas, userEvent }) => {
    const table = () => canvas.getByRole('table', { name: 'Ranking de Bajío Norte' });
    await userEvent.type(canvas.getByRole('searchbox'), 'rosa aguirre');
    await waitFor(() => expect(table()).toHaveAttribute('aria-rowcount', '418'));
    await userEvent.click(canvas.getByRole('button', { name: 'Borrar búsqueda' }));
    await waitFor(() => expect(table()).toHaveAttribute('aria-rowcount', '5001'));
    await expect(table().querySelectorAll('tbody tr').length).toBeLessThan(200);
    const pinned = await canvas.findByRole('table', { name: 'Tu lugar' });
    await expect(pinned).toHaveTextContent('4,321');
  },
);

export const Extremes = meta.story({
  name: 'Extremes: long names and large numbers, 320 px',
  parameters: { states: ['ranking.long-names'] },
  globals: { viewport: { value: 'tiny' } },
  args: {
    ranking: ready({
      ...regionWith(
        region.rows.map((row) => ({
          ...row,
          name: 'maría guadalupe del refugio fernández-echeverría villaseñor de la garza',
          week: 128_400,
          today: 1284,
          total: 9_999_999,
        })),
      ),
      name: 'Sierra Tarahumara y Valle de Santiago de los Caballeros',
      weekly_activations: 1_284_000,
      weekly_goal: 9_999_999,
    }),
  },
  play: expectNoSideScroll,
});

export const LargeText = meta.story({
  name: 'Extremes: text at 200 %, 320 px',
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  play: expectNoSideScroll,
});

export const Ended = meta.story({
  name: 'Game over, nothing stored',
  parameters: { states: ['ranking.game-ended'] },
  args: { ranking: { status: 'ended' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 2, name: 'El juego de gemas ha terminado' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ir al juego' })).toHaveAttribute(
      'href',
      '#/score',
    );
  },
});

export const Loading = meta.story({
  parameters: { states: ['ranking.loading'] },
  args: { ranking: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expectSeen('Cargando...');
    await expect(canvas.getByRole('status')).toHaveTextContent('Cargando...');
  },
});

const onRetry = fn();

export const Offline = meta.story({
  parameters: { states: ['ranking.failure'] },
  args: { ranking: { status: 'error', failure: 'offline', onRetry } },
});

Offline.test('retries once per tap', async ({ canvas, userEvent }) => {
  onRetry.mockClear();
  await userEvent.click(canvas.getByRole('button', { name: 'Intentar de nuevo' }));
  await expect(onRetry).toHaveBeenCalledTimes(1);
});

export const Refused = meta.story({
  name: 'Failed: refused',
  parameters: { states: ['ranking.failure'] },
  args: { ranking: { status: 'error', failure: 'server', onRetry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ir al juego' })).toHaveAttribute(
      'href',
      '#/score',
    );
  },
});

export const Gone = meta.story({
  name: 'No such place (404)',
  parameters: { states: ['ranking.missing'] },
  args: { ranking: { status: 'error', failure: 'missing', onRetry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Este ranking ya no existe')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Intentar de nuevo' })).toBeNull();
  },
});

export const Missing = meta.story({
  name: 'Address without an id',
  args: { ranking: { status: 'missing' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No encontramos este ranking')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Intentar de nuevo' })).toBeNull();
  },
});

export const Refreshing = meta.story({
  name: 'Being refreshed',
  parameters: { states: ['shell.refreshing'] },
  args: { ranking: dated(ready(region), REFRESHING) },
  play: expectRefreshing,
});

export const NotRefreshed = meta.story({
  name: 'Not refreshed',
  parameters: { states: ['shell.not-refreshed'] },
  args: { ranking: dated(ready(region), NOT_REFRESHED) },
  play: expectNotRefreshed,
});

export const KeptOffline = meta.story({
  name: 'Offline, earlier data',
  parameters: { states: ['ranking.offline', 'shell.offline'] },
  args: { ranking: dated(ready(region), OFFLINE) },
  play: expectOffline,
});

export const KeptEnded = meta.story({
  name: 'Data from the end of the game',
  parameters: { states: ['shell.ended'] },
  args: {
    ranking: dated(ready(region), ENDED),
    filter: { ...WHOLE_TEAM, isUnderGoal: true },
    onShare,
  },
  play: async ({ canvas }) => {
    await expectEnded();
    // After the end of the game there is no daily goal.
    await expect(canvas.queryByRole('button', { name: /^Sin meta hoy/ })).toBeNull();
    await expect(shownNames(canvas)).toHaveLength(region.rows.length);
    await expect(canvas.getByRole('button', { name: 'Compartir resumen' })).toBeVisible();
  },
});
