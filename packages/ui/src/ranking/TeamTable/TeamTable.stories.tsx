import { medalOf, rowName, type TeamRow, teamRows } from '@gemas/domain';
import { fixtures } from '@gemas/mocks';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Screen } from '../../shell/Screen.tsx';
import { doubleText, expectNoSideScroll } from '../../testing/story.ts';
import { PinnedRow, TeamTable } from './TeamTable.tsx';

const team = teamRows(fixtures.regionStats.referals, fixtures.userFernanda);
const [first] = team;
if (!first) throw new Error('The team of the board is missing');
const own = team.find(({ isOwn }) => isOwn) ?? first;

function crowd(count: number): TeamRow[] {
  return Array.from({ length: count }, (_, index) => ({
    ...first,
    ...team[index % team.length],
    id: index + 1,
    number: index + 1,
    position: index + 1,
    medal: medalOf(index + 1),
    isOwn: index === 4320,
  })) as TeamRow[];
}

const long = team.slice(0, 5).map((row) => ({
  ...row,
  number: row.number + 1024,
  position: row.position + 1024,
  medal: null,
  name: 'maría guadalupe del refugio fernández-echeverría villaseñor de la garza',
  today: 1284,
  week: 128_400,
  total: 9_999_999,
}));

const meta = preview.meta({
  title: 'Components/Ranking/TeamTable',
  parameters: { aliases: ['RankingTable', 'Leaderboard'] },
  component: TeamTable,
  subcomponents: { PinnedRow },
  args: { rows: team, label: 'Ranking de Bajío Norte', onOwnSeen: fn() },
  decorators: [
    (Story, { parameters }) => (
      <Screen freshness={null} foot={parameters.foot}>
        <h1>Ranking</h1>
        <Story />
      </Screen>
    ),
  ],
});

export const Ready = meta.story({
  play: async ({ canvas, args }) => {
    const table = canvas.getByRole('table', { name: 'Ranking de Bajío Norte' });
    await expect(table).toHaveAttribute('aria-rowcount', String(team.length + 1));
    const [, best, , , fourth] = canvas.getAllByRole('row');
    await expect(best).toHaveTextContent(/^1rosa elena aguirreTotal 4126\/ de 534$/);
    await expect(fourth).toHaveTextContent(/^4/);
    await expect(canvas.getByRole('link', { name: rowName(first.name) })).toHaveAttribute(
      'href',
      `#/history/${first.id}`,
    );
    await waitFor(() => expect(args.onOwnSeen).toHaveBeenCalledWith(false));
  },
});

Ready.test(
  "calls onOwnSeen when the user's own row enters and leaves the viewport",
  async ({ canvas, args }) => {
    const row = canvas.getByRole('link', { name: `${rowName(own.name)}\u00a0Tú` }).closest('tr');
    row?.scrollIntoView({ block: 'center' });
    await waitFor(() => expect(args.onOwnSeen).toHaveBeenLastCalledWith(true));
    window.scrollTo(0, 0);
    await waitFor(() => expect(args.onOwnSeen).toHaveBeenLastCalledWith(false));
  },
);

Ready.test('moves the focus from row to row with Tab', async ({ canvas, userEvent }) => {
  const [one, two] = canvas.getAllByRole('link');
  await userEvent.tab();
  await expect(one).toHaveFocus();
  await userEvent.tab();
  await expect(two).toHaveFocus();
});

export const OwnRow = meta.story({
  name: 'Own row',
  args: { rows: teamRows(fixtures.regionStats.referals.slice(9, 14), fixtures.userFernanda) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Tú').closest('tr')).toHaveAttribute('data-own');
    await waitFor(() => expect(args.onOwnSeen).toHaveBeenCalledWith(true));
  },
});

export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: rowName(first.name) })).toHaveFocus();
  },
});

export const OnePerson = meta.story({
  name: 'One person',
  args: { rows: [own].map((row) => ({ ...row, position: 1 })) },
});

export const NoName = meta.story({
  name: 'No name, no goal, nothing done',
  args: {
    rows: team.slice(0, 4).map((row) => ({ ...row, name: '', today: 0, week: 0, dailyGoal: 0 })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: 'sin nombre' })).toHaveLength(4);
    await expect(canvas.queryByText(/ de /)).toBeNull();
  },
});

export const Pinned = meta.story({
  name: 'Own row pinned',
  parameters: { foot: <PinnedRow row={own} rows={team} /> },
  play: async ({ canvas }) => {
    const pinned = canvas.getByRole('table', { name: 'Tu lugar' });
    await expect(pinned).toHaveTextContent(rowName(own.name));
    await expect(pinned.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    // The browser scrolls a focused control above the pinned row.
    await waitFor(() =>
      expect(document.documentElement.style.scrollPaddingBottom).toBe(`${pinned.offsetHeight}px`),
    );
  },
});

export const PinnedFar = meta.story({
  name: 'Own row pinned, position 4,321',
  args: { rows: crowd(5000) },
  parameters: { foot: <PinnedRow row={{ ...own, position: 4321 }} rows={crowd(5000)} /> },
  globals: { viewport: { value: 'tiny' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Tu lugar' })).toHaveTextContent('4,321');
    await expectNoSideScroll();
  },
});

export const Crowd = meta.story({
  name: 'Extremes: 5,000 people',
  args: { rows: crowd(5000) },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    await expect(table).toHaveAttribute('aria-rowcount', '5001');
    await expect(table.querySelectorAll('tbody tr').length).toBeLessThan(140);
  },
});

Crowd.test('keeps the focused row while the user scrolls far away', async ({ canvas }) => {
  const link = canvas.getAllByRole('link')[4];
  if (!link) throw new Error('no row is drawn');
  link.focus();
  window.scrollTo(0, document.documentElement.scrollHeight / 2);
  const drawn = () =>
    canvas.getAllByRole('row').map((row) => Number(row.getAttribute('aria-rowindex')));
  await waitFor(() => expect(Math.max(...drawn())).toBeGreaterThan(2000));
  await expect(link).toHaveFocus();
  window.scrollTo(0, 0);
});

export const Extremes = meta.story({
  name: 'Extremes: long names and large numbers, 320 px',
  args: { rows: long },
  globals: { viewport: { value: 'tiny' } },
  play: expectNoSideScroll,
});

export const LargeText = meta.story({
  name: 'Extremes: text at 200 %, 320 px',
  args: { rows: [...team.slice(0, 3), own] },
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  play: expectNoSideScroll,
});
