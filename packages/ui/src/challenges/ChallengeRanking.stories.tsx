import { ADDED_OWN_ROW, pager, type RankingRow, rankingRows } from '@gemas/domain';
import { fixtures } from '@gemas/mocks';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { FRESH } from '../primitives/Freshness/freshness.ts';
import { doubleText, expectNoSideScroll, expectSkeletons } from '../testing/story.ts';
import { ChallengeRanking } from './ChallengeRanking.tsx';

const page = rankingRows(fixtures.rankingPage.data, '48213');
const items = page.slice(0, 5);
/** A page with twice as many rows. The second half repeats the members, with other ids and without medals. */
const longPage = [...page, ...page.map((row) => ({ ...row, id: `${row.id}-again`, medal: null }))];
const own: RankingRow = {
  id: ADDED_OWN_ROW,
  position: 27,
  medal: null,
  count: 38,
  name: 'Fernanda Ávila',
  code: '48213',
  details: ['León Centro', 'Bajío Norte · Occidente'],
  isOwn: true,
};
const onRetry = fn();

interface Clicks {
  click: (element: Element) => Promise<void>;
}

/** Unfolds the ranking, as the user does before the pager is shown. */
async function unfold({ userEvent }: { userEvent: Clicks }): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Ver todo el ranking' }));
}

const meta = preview.meta({
  title: 'Components/Challenges/ChallengeRanking',
  component: ChallengeRanking,
  args: {
    rows: { status: 'ready' as const, freshness: FRESH, items: [...items, own] },
    pager: pager({ current_page: 1, last_page: 18 }),
    onPage: fn(),
  },
});

export const FirstPage = meta.story({
  name: 'First page',
  parameters: { states: ['challenge.medals', 'challenge.page-first', 'challenge.page-next'] },
  play: async ({ canvas, userEvent }) => {
    await unfold({ userEvent });
    await expect(canvas.getAllByRole('img').map((medal) => medal.ariaLabel)).toEqual([
      'Medalla 1',
      'Medalla 2',
      'Medalla 3',
    ]);
    await expect(canvas.getByText('Tú')).toBeVisible();
    const [, , , , fourth, ...others] = canvas.getAllByRole('row');
    await expect(others).toHaveLength(2);
    // A row must have few elements, because Score shows twenty rows at once and a slow phone needs time for every
    // element.
    await expect(fourth?.querySelectorAll('*')).toHaveLength(8);
    await expect(fourth).toHaveTextContent(/^4/);
    await expect(canvas.getByRole('button', { name: 'Página anterior' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

FirstPage.test(
  'goes to the next page, but not to a previous page',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Página anterior' }));
    await expect(args.onPage).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Página siguiente' }));
    await expect(args.onPage).toHaveBeenCalledWith(2);
  },
);

export const Folded = meta.story({
  name: 'Five rows, then the whole ranking',
  globals: { viewport: { value: 'small' } },
  parameters: { states: ['challenge.folded', 'challenge.unfolded'] },
  args: { rows: { status: 'ready', freshness: FRESH, items: [...longPage, own] } },
  play: async ({ canvas }) => {
    // The heading, five rows and the user's own row.
    await expect(canvas.getAllByRole('row')).toHaveLength(7);
    await expect(canvas.getByRole('row', { name: /Tú/ })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});

Folded.test('unfolds all rows and the pager, and focuses the table', async (story) => {
  const { canvas } = story;
  await unfold(story);
  await expect(canvas.getAllByRole('row')).toHaveLength(longPage.length + 2);
  await expect(canvas.getByRole('button', { name: 'Página siguiente' })).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Ver todo el ranking' })).toBeNull();
  await expect(canvas.getByRole('table')).toHaveFocus();
});

export const LongOwnName = meta.story({
  name: 'Extremes: long own name',
  globals: { viewport: { value: 'small' } },
  args: {
    rows: {
      status: 'ready',
      freshness: FRESH,
      items: [
        ...items,
        { ...own, name: 'María Guadalupe Fernanda Hernández de la Torre y Velázquez' },
      ],
    },
  },
  play: async ({ canvas }) => {
    // The mark 'Tú' must be visible even if the name before it is cut by an ellipsis.
    const { bottom } = canvas.getByText('Tú').getBoundingClientRect();
    const name = canvas.getByText(/de la Torre/).closest('strong');
    const box = name?.getBoundingClientRect() ?? new DOMRect();
    await expect(bottom).toBeLessThanOrEqual(box.bottom + 1);
    await expect(name?.scrollHeight).toBeLessThanOrEqual(box.height + 1);
  },
});

async function expectOwnInSight(row: HTMLElement): Promise<void> {
  const { top, bottom } = row.getBoundingClientRect();
  await expect(Math.round(top)).toBeGreaterThanOrEqual(0);
  await expect(Math.round(bottom)).toBeLessThanOrEqual(window.innerHeight);
}

export const NoName = meta.story({
  name: 'Name not known',
  args: {
    rows: {
      status: 'ready',
      freshness: FRESH,
      items: items.map((row, index) => (index === 1 ? { ...row, name: '' } : row)),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Sin nombre')).toHaveLength(1);
  },
});

export const OwnBelow = meta.story({
  name: 'The own row pinned at the foot',
  globals: { viewport: { value: 'small' } },
  args: { rows: { status: 'ready', freshness: FRESH, items: [...longPage, own] } },
  play: async ({ canvas, userEvent }) => {
    await unfold({ userEvent });
    window.scrollTo(0, 0);
    await expectOwnInSight(canvas.getByRole('row', { name: /Tú/ }));
  },
});

export const OwnAbove = meta.story({
  name: 'The own row pinned at the top',
  globals: { viewport: { value: 'small' } },
  args: { rows: { status: 'ready', freshness: FRESH, items: [own, ...longPage] } },
  play: async ({ canvas, userEvent }) => {
    await unfold({ userEvent });
    window.scrollTo(0, 700);
    await expectOwnInSight(canvas.getByRole('row', { name: /Tú/ }));
    window.scrollTo(0, 0);
  },
});

export const LastPage = meta.story({
  name: 'Last page',
  parameters: { states: ['challenge.page-last', 'challenge.page-previous'] },
  args: { pager: pager({ current_page: 18, last_page: 18 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Página siguiente' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

LastPage.test(
  'goes to the previous page, but not to a next page',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Página siguiente' }));
    await expect(args.onPage).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Página anterior' }));
    await expect(args.onPage).toHaveBeenCalledWith(17);
  },
);

export const OwnElsewhere = meta.story({
  name: 'Own position on another page',
  parameters: { states: ['own-position.button', 'own-position.opened'] },
  args: { ownPage: 2 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ir a mi lugar' }));
    await expect(args.onPage).toHaveBeenCalledWith(2);
    await expect(canvas.getByRole('row', { name: /Tú/ })).toHaveFocus();
  },
});

const ownPageRows = [
  ...longPage,
  { ...own, id: 99 },
  ...page.map((row) => ({ ...row, id: `${row.id}-below` })),
];

export const OwnReached = meta.story({
  name: 'Own row at its position',
  globals: { viewport: { value: 'small' } },
  args: { ownPage: 2 },
  render: function Opened(args) {
    const [items, setItems] = useState([...longPage, own]);
    return (
      <ChallengeRanking
        {...args}
        rows={{ status: 'ready', freshness: FRESH, items }}
        onPage={() => setItems(ownPageRows)}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ir a mi lugar' }));
    const row = canvas.getByRole('row', { name: /Tú/ });
    await expect(row).toHaveFocus();
    // The user's own row must be directly below the row before it, not stuck to the foot of the screen.
    const before = row.previousElementSibling?.getBoundingClientRect();
    await expect(before?.bottom).toBeCloseTo(row.getBoundingClientRect().top, 0);
    await expect(before?.top).toBeGreaterThan(0);
    window.scrollTo(0, 0);
  },
});

export const OwnPage = meta.story({
  name: 'Own page',
  parameters: { states: ['own-position.near'] },
  args: {
    ownPage: 2,
    pager: pager({ current_page: 2, last_page: 18 }),
    rows: {
      status: 'ready',
      items: [...items, { ...own, id: 99, count: 80 }],
      freshness: FRESH,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Ir a mi lugar' })).toBeNull();
    await expect(canvas.getByText(/^A \d+ activaci/)).toBeVisible();
  },
});

export const FourThousandPages = meta.story({
  name: 'Extremes: 4,000 pages, 320 px',
  globals: { viewport: { value: 'tiny' } },
  parameters: { states: ['own-position.ends'] },
  args: { pager: pager({ current_page: 2000, last_page: 4000 }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Página 2,000 de 4,000')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Primera página' }));
    await expect(args.onPage).toHaveBeenLastCalledWith(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Última página' }));
    await expect(args.onPage).toHaveBeenLastCalledWith(4000);
    await expectNoSideScroll();
  },
});

export const OnePage = meta.story({
  name: 'One page',
  args: { pager: pager({ current_page: 1, last_page: 1 }), ownPage: 1 },
  parameters: { states: ['own-position.missing'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Última página' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Ir a mi lugar' })).toBeNull();
  },
});

export const PastTheLast = meta.story({
  name: 'Empty: a page past the last',
  parameters: { states: ['challenge.global-empty'] },
  args: {
    rows: { status: 'empty', freshness: FRESH },
    pager: pager({ current_page: 19, last_page: 18 }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Todavía no hay lugares en esta página.')).toBeVisible();
  },
});

PastTheLast.test('goes back to the last page', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Página anterior' }));
  await expect(args.onPage).toHaveBeenCalledWith(18);
});

export const Loading = meta.story({
  parameters: { states: ['challenge.global-loading'] },
  args: { rows: { status: 'loading' }, pager: null },
  play: async ({ canvas, canvasElement }) => {
    await expectSkeletons(canvasElement, 5);
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

export const AnotherPage = meta.story({
  name: 'Loading another page',
  args: { busy: true, pager: pager({ current_page: 2, last_page: 18 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Cargando...');
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  },
});

export const Failed = meta.story({
  parameters: { states: ['challenge.global-failure'] },
  args: { rows: { status: 'error', failure: 'server', onRetry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Página siguiente' })).toBeVisible();
  },
});

Failed.test('retries once per tap', async ({ canvas, userEvent }) => {
  onRetry.mockClear();
  await userEvent.click(canvas.getByRole('button', { name: 'Intentar de nuevo' }));
  await expect(onRetry).toHaveBeenCalledTimes(1);
});

export const Stress = meta.story({
  name: 'Extremes: names of 80 letters and of one, text at 200 %',
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  args: {
    rows: {
      status: 'ready',
      freshness: FRESH,
      items: [
        {
          ...own,
          id: 1,
          name: 'Xicohténcatl'.repeat(7).slice(0, 80),
          position: 128_400,
          count: 1_284_000,
        },
        { ...own, id: 2, name: 'Ñ', details: [], isOwn: false },
      ],
    },
  },
  play: expectNoSideScroll,
});
