import { useRef, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { still } from '../testing/still.ts';
import { doubleText, expectNoSideScroll } from '../testing/story.ts';
import { Card } from './Card.tsx';
import { LongRows, type LongRowsProps, type RowAttributes } from './LongRows.tsx';

const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const keyOf = (row: number) => row;

/** Heights of the rows, rem. They differ a lot, and all are greater than the estimated height. */
const HEIGHTS = [3, 5, 12] as const;

const Row = (item: number, index: number, attributes: RowAttributes) => (
  <Card as="li" {...attributes} style={{ minHeight: `${HEIGHTS[index % HEIGHTS.length]}rem` }}>
    <a href={`#${item}`}>Fila {item}</a>
  </Card>
);

type DemoProps = Omit<LongRowsProps<number>, 'list'>;

function List(props: DemoProps) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <ul aria-label="Filas" ref={list} style={{ display: 'grid', gap: 10 }}>
      <LongRows {...props} list={list} />
    </ul>
  );
}

/** A list, and a button that mounts and unmounts the list. Simulates a screen that the user leaves and opens again. */
function Demo(props: DemoProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <main style={{ padding: 16 }}>
      <h1>Filas</h1>
      <button
        type="button"
        style={{ position: 'fixed', insetBlockStart: 0, insetInlineEnd: 0, minHeight: 44 }}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Cerrar' : 'Abrir'}
      </button>
      {isOpen && <List {...props} />}
    </main>
  );
}

const meta = preview.meta({
  title: 'Components/Primitives/LongRows',
  component: LongRows<number>,
  args: {
    list: { current: null },
    name: 'a thousand',
    items: rowsOf(1000),
    keyOf,
    rem: 4,
    first: 8,
    isFromEnd: false,
    children: Row,
  },
  render: ({ list: _, ...props }) => <Demo {...props} />,
  beforeEach: () => () => window.scrollTo(0, 0),
});

const page = () => document.documentElement;
const rendered = () => [...document.querySelectorAll<HTMLElement>('li[aria-posinset]')];
const numberOf = (row: Element | null | undefined) => Number(row?.getAttribute('aria-posinset'));
/** Returns the visible rows, each as its number and its distance (in px) from the top of the viewport. */
const inView = () =>
  rendered()
    .map((row) => ({ number: numberOf(row), box: row.getBoundingClientRect() }))
    .filter(({ box }) => box.bottom > 0 && box.top < window.innerHeight)
    .map(({ number, box }) => [number, Math.round(box.top)] as const);

/** Resolves when rows and scroll position have stopped changing. */
const settled = () =>
  still(() => [window.scrollY, page().scrollHeight, rendered().map(numberOf), inView()]);

/** Asserts that rows fill the viewport without gaps. */
async function expectFilled(): Promise<void> {
  await waitFor(() => {
    const numbers = inView().map(([number]) => number);
    expect(numbers.length).toBeGreaterThan(1);
    expect(numbers).toEqual(numbers.map((_, at) => (numbers[0] ?? 0) + at));
    const boxes = rendered().map((row) => row.getBoundingClientRect());
    const first = boxes.find(({ bottom }) => bottom > 0);
    const last = boxes.findLast(({ top }) => top < window.innerHeight);
    const isAtStart = numbers[0] === 1;
    const isAtEnd = numbers.at(-1) === numberOfAll();
    expect(isAtStart || (first?.top ?? 1) <= 10).toBe(true);
    expect(isAtEnd || (last?.bottom ?? 0) >= window.innerHeight - 10).toBe(true);
  });
}

const numberOfAll = () => Number(rendered()[0]?.getAttribute('aria-setsize'));

async function scrollTo(top: number): Promise<void> {
  window.scrollTo(0, top);
  await settled();
}

export const Few = meta.story({
  name: '24 rows: all are rendered',
  args: { items: rowsOf(24), name: 'few' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(24));
    await expect(canvas.getAllByRole('listitem')[0]).not.toHaveAttribute('aria-setsize');
  },
});

export const Many = meta.story({
  name: '1,000 rows: only the first are rendered',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Fila 1' })).toBeVisible();
    await expectFilled();
    await expect(rendered().length).toBeLessThan(40);
    await expect(numberOfAll()).toBe(1000);
  },
});

Many.test(
  'renders the rows in view after scrolling to the middle and to the end',
  async ({ canvas }) => {
    await scrollTo(page().scrollHeight / 2);
    await expectFilled();
    await expect(inView()[0]?.[0]).toBeGreaterThan(100);
    await expect(rendered().length).toBeLessThan(40);
    for (let time = 0; time < 3; time += 1) await scrollTo(page().scrollHeight);
    await expect(canvas.getByRole('link', { name: 'Fila 1000' })).toBeVisible();
    await expectFilled();
    await expect(canvas.queryByRole('link', { name: 'Fila 1' })).toBeNull();
  },
);

Many.test('keeps the focused row and its neighbours while the user scrolls', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'Fila 3' });
  link.focus();
  await scrollTo(page().scrollHeight / 2);
  await expectFilled();
  await expect(link).toHaveFocus();
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: 'Fila 4' })).toHaveFocus();
  await settled();
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: 'Fila 5' })).toHaveFocus();
  await scrollTo(page().scrollHeight / 2);
  await userEvent.tab({ shift: true });
  await expect(canvas.getByRole('link', { name: 'Fila 4' })).toHaveFocus();
});

Many.test(
  'shows the same rows at the same position when the list is mounted again',
  async ({ canvas }) => {
    for (const top of [1500, 3000, 9000]) await scrollTo(top);
    await expectFilled();
    const [before, top] = [inView(), window.scrollY];
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir' }));
    await scrollTo(top);
    await expect(inView()).toEqual(before);
  },
);

Many.test('keeps its rows and their heights while it is hidden', async ({ canvas }) => {
  for (const top of [1500, 3000, 9000]) await scrollTo(top);
  await expectFilled();
  const [before, top] = [inView(), window.scrollY];
  const screen = canvas.getByRole('main');
  screen.style.display = 'none';
  // The page is shorter now, so the browser changes the scroll position to 0.
  await settled();
  await expect(window.scrollY).toBe(0);
  screen.style.display = '';
  await scrollTo(top);
  await expect(inView()).toEqual(before);
});

Many.test('keeps the rows in view in place without scroll anchoring', async () => {
  page().style.overflowAnchor = 'none';
  try {
    await scrollTo(60_000);
    await expectFilled();
    for (let time = 0; time < 6; time += 1) {
      const [number, top] = inView()[1] ?? [];
      const from = window.scrollY;
      window.scrollTo(0, from - 150);
      await settled();
      const row = rendered().find((one) => numberOf(one) === number);
      const moved = Math.round(row?.getBoundingClientRect().top ?? 0) - (top ?? 0);
      await expect(Math.abs(moved - 150)).toBeLessThanOrEqual(2);
    }
  } finally {
    page().style.overflowAnchor = '';
  }
});

export const FromEnd = meta.story({
  name: '1,000 rows, opened at their end',
  args: { name: 'from the end', isFromEnd: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Fila 1000' })).toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: 'Fila 1' })).toBeNull();
    for (let time = 0; time < 3; time += 1) await scrollTo(page().scrollHeight);
    await expectFilled();
  },
});

export const LargeText = meta.story({
  name: 'Extremes: text at 200 %, 320 px',
  args: { name: 'a thousand' },
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  play: async () => {
    await scrollTo(20_000);
    await expectFilled();
    await expectNoSideScroll();
  },
});
