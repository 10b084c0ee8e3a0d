import { PLACE_SORT_LABELS, PLACE_SORTS } from '@gemas/domain';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { doubleText, expectNoSideScroll } from '../testing/story.ts';
import { ListTools, type ListToolsProps } from './ListTools.tsx';

const onType = fn();
const onOrder = fn();
const onToggle = fn();

const search = { label: 'Busca a una persona', value: '', onChange: onType };
const order = {
  options: PLACE_SORTS.map((value) => ({ value, label: PLACE_SORT_LABELS[value] })),
  value: null as string | null,
  onChange: onOrder,
};
const filter = { label: 'Sin meta hoy', count: 7, isOn: false, onToggle };

/** Stores search, sort order and filter in state, as a screen does. */
function Stateful(args: ListToolsProps) {
  const [typed, setTyped] = useState(args.search?.value ?? '');
  const [value, setValue] = useState(args.order?.value ?? null);
  const [isOn, setOn] = useState(args.filter?.isOn ?? false);
  return (
    <ListTools
      {...args}
      search={
        args.search && {
          ...args.search,
          value: typed,
          onChange: (text) => {
            setTyped(text);
            args.search?.onChange(text);
          },
        }
      }
      order={
        args.order && {
          ...args.order,
          value,
          onChange: (next) => {
            setValue(next);
            args.order?.onChange(next);
          },
        }
      }
      filter={
        args.filter && {
          ...args.filter,
          isOn,
          onToggle: () => {
            setOn(!isOn);
            args.filter?.onToggle();
          },
        }
      }
    />
  );
}

const meta = preview.meta({
  title: 'Components/Primitives/ListTools',
  component: ListTools,
  args: { search, order, found: null },
  render: (args) => (
    <main style={{ padding: 16 }}>
      <h1>Territorios</h1>
      <Stateful {...args} />
    </main>
  ),
  beforeEach: () => {
    for (const call of [onType, onOrder, onToggle]) call.mockClear();
  },
});

export const SearchAndOrder = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Busca a una persona' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Ordenar por' })).toBeVisible();
    await expect(canvas.queryByRole('button', { pressed: true })).toBeNull();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

SearchAndOrder.test('deselects an order with a second tap', async ({ canvas, userEvent }) => {
  const today = canvas.getByRole('button', { name: 'Hoy' });
  await userEvent.click(today);
  await expect(onOrder).toHaveBeenLastCalledWith('today');
  await expect(today).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(today);
  await expect(onOrder).toHaveBeenLastCalledWith(null);
  await expect(today).toHaveAttribute('aria-pressed', 'false');
});

SearchAndOrder.test('calls onChange with the typed text', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('searchbox'), 'né');
  await expect(onType).toHaveBeenLastCalledWith('né');
});

export const SearchAndFilter = meta.story({
  args: { order: undefined, filter },
});

SearchAndFilter.test(
  'shows the filter as a toggle with its count',
  async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Sin meta hoy 7' });
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(onToggle).toHaveBeenCalledTimes(1);
  },
);

export const Chosen = meta.story({
  args: {
    search: { ...search, value: 'noé' },
    order: { ...order, value: 'week' },
    filter: { ...filter, isOn: true },
    found: { shown: 2, all: 3000 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Ves 2 de 3,000');
    await expect(canvas.getByRole('button', { name: 'Semana' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
});

export const OrderAlone = meta.story({
  name: 'A short list: only the sort order',
  args: { search: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
});

export const Focused = meta.story({
  args: { search: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Semana' })).toHaveFocus();
  },
});

export const Extremes = meta.story({
  name: 'Extremes: large numbers, text at 200 %, 320 px',
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  args: {
    filter: { ...filter, count: 1_284_000, isOn: true },
    found: { shown: 1_284_000, all: 9_999_999 },
  },
  play: expectNoSideScroll,
});
