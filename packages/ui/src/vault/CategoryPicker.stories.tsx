import { CATEGORIES } from '@gemas/domain';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Screen } from '../shell/Screen.tsx';
import { doubleText, expectNoSideScroll } from '../testing/story.ts';
import { CategoryPicker } from './CategoryPicker.tsx';

const audio = CATEGORIES.find(({ id }) => id === 'audio');

const meta = preview.meta({
  title: 'Components/Vault/CategoryPicker',
  component: CategoryPicker,
  args: { categories: CATEGORIES, category: null, tag: null, onSelect: fn() },
  render: (args) => (
    <Screen freshness={null} ground="night" padded={false}>
      <h1>Bóveda</h1>
      <CategoryPicker {...args} />
    </Screen>
  ),
});

export const NoneChosen = meta.story({
  name: 'None chosen',
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('button', { pressed: false })).toHaveLength(9);
    await expect(canvas.getByRole('group')).toBeVisible();
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
});

export const Chosen = meta.story({
  args: { category: 'audio' },
  parameters: { states: ['vault.category'] },
  play: async ({ canvas }) => {
    const tile = canvas.getByRole('button', { name: 'Audio', pressed: true });
    const { left, right } = tile.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
});

Chosen.test(
  'calls onSelect when the chosen category is tapped again',
  async ({ canvas, userEvent, args }) => {
    // A tap on the chosen category must call `onSelect` again, so that the page can deselect the category.
    await userEvent.click(canvas.getByRole('button', { name: 'Audio', pressed: true }));
    await expect(args.onSelect).toHaveBeenCalledTimes(1);
    await expect(args.onSelect).toHaveBeenCalledWith(audio, null);
  },
);

export const HiddenTagChosen = meta.story({
  name: 'A tag beyond the first three',
  args: { category: 'audio', tag: 'Micrófono' },
  parameters: { states: ['vault.tag'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Micrófono', pressed: true })).toBeVisible();
    await expect(canvas.queryByText('Más')).not.toBeInTheDocument();
    // The picker must not move the focus, because the user has not tapped 'Más'.
    await expect(document.body).toHaveFocus();
  },
});

export const AllTags = meta.story({
  name: 'All tags, because the category has no prizes',
  parameters: { states: ['vault.category-empty'] },
  args: { category: 'audio', allTags: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Micrófono' })).toBeVisible();
    await expect(canvas.queryByText('Más')).not.toBeInTheDocument();
  },
});

export const OwnCategories = meta.story({
  name: "The operator's categories",
  parameters: { states: ['vault.own-categories'] },
  args: {
    categories: CATEGORIES.map((each) => ({ ...each, name: `${each.name} y más` })),
    category: 'audio',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Audio y más', pressed: true })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Búsquedas de Audio y más' })).toBeVisible();
  },
});

export const NoMoreTags = meta.story({
  name: 'Three tags in all',
  args: { category: 'cards' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Más')).not.toBeInTheDocument();
  },
});

export const LargeText = meta.story({
  name: 'Extremes: text at 200 %, 320 px',
  globals: { viewport: { value: 'tiny' } },
  args: { category: 'audio' },
  beforeEach: doubleText,
  play: expectNoSideScroll,
});
