import { keepUnits } from '@gemas/domain';
import { fixtures } from '@gemas/mocks';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Screen } from '../shell/Screen.tsx';
import { brokenPicture, doubleText, expectNoSideScroll, expectTapOn } from '../testing/story.ts';
import { ProductRow, ProductRowSkeleton, ProductRows } from './ProductRow.tsx';

const [prize] = fixtures.products;
if (!prize) throw new Error('The catalogue is empty');

const meta = preview.meta({
  title: 'Components/Vault/ProductRow',
  parameters: { aliases: ['Prize card', 'Prize row'] },
  component: ProductRow,
  args: { prize: { ...prize, price: 1180 }, balance: 1284 },
  render: (args) => (
    <Screen freshness={null} ground="night">
      <h1>Bóveda</h1>
      <ProductRows>
        <li>
          <ProductRow {...args} />
        </li>
      </ProductRows>
    </Screen>
  ),
});

export const Affordable = meta.story({
  parameters: { states: ['vault.affordable'] },
  play: async ({ canvas }) => {
    const redeem = canvas.getByRole('link', { name: 'Canjear' });
    await expect(redeem.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    // The link of the row covers the whole row, but a tap on the button must hit the button.
    await expectTapOn(redeem);
  },
});

Affordable.test(
  'has two links that Tab focuses one after the other',
  async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('link', { name: keepUnits(prize.name) });
    const redeem = canvas.getByRole('link', { name: 'Canjear' });
    await userEvent.tab();
    await expect(name).toHaveFocus();
    await userEvent.tab();
    await expect(redeem).toHaveFocus();
  },
);

export const Short = meta.story({
  name: 'Balance short',
  args: { balance: 1179 },
  parameters: { states: ['vault.unaffordable'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
});

const onTogglePin = fn();

export const Pinnable = meta.story({
  name: 'Balance short: can be pinned',
  args: { balance: 1179, onTogglePin },
  globals: { viewport: { value: 'small' } },
  parameters: { states: ['pinned.not-pinned'] },
  play: async ({ canvas, userEvent }) => {
    onTogglePin.mockClear();
    const pin = canvas.getByRole('button', { name: `Fijar como meta: ${prize.name}` });
    await expect(pin.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expectTapOn(pin);
    // In the line of the price, not over the picture.
    const price = canvas.getByText('1,180').getBoundingClientRect();
    const { top, bottom } = pin.getBoundingClientRect();
    await expect(top).toBeLessThan(price.top);
    await expect(bottom).toBeGreaterThan(price.bottom);
    await userEvent.click(pin);
    await expect(onTogglePin).toHaveBeenCalledTimes(1);
  },
});

export const Pinned = meta.story({
  name: 'Balance short: pinned',
  args: { balance: 1179, onTogglePin, pinned: true },
  globals: { viewport: { value: 'small' } },
  parameters: { states: ['pinned.pinned'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tu meta')).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: `Tu meta: ${prize.name}. Quitar` }),
    ).toBeVisible();
  },
});

export const PinnedAffordable = meta.story({
  name: 'Balance suffices: pinned',
  args: { onTogglePin, pinned: true },
  parameters: { states: ['pinned.pinned', 'vault.affordable'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tu meta')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Canjear' })).toBeVisible();
  },
});

export const Unavailable = meta.story({
  args: { prize: { ...prize, price: null, available: false } },
  parameters: { states: ['vault.unavailable'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No disponible')).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
});

export const BrokenImage = meta.story({
  name: 'Broken image',
  args: { prize: { ...prize, image: brokenPicture } },
  parameters: { states: ['vault.no-image'] },
});

export const Extremes = meta.story({
  name: 'Extremes: long name, large price, 320 px',
  globals: { viewport: { value: 'tiny' } },
  args: {
    balance: 9_999_999,
    prize: {
      ...prize,
      price: 1_284_000,
      name: 'Motocicleta doble propósito de 250 centímetros cúbicos con frenos antibloqueo y baúl trasero',
    },
  },
  parameters: { states: ['vault.long-name'] },
  play: expectNoSideScroll,
});

export const LargeText = meta.story({
  name: 'Extremes: text at 200 %',
  beforeEach: doubleText,
  play: async ({ canvas, canvasElement }) => {
    await expectNoSideScroll();
    const { bottom = 0 } = canvasElement.querySelector('img')?.getBoundingClientRect() ?? {};
    const name = canvas.getByRole('heading', { level: 2 });
    await expect(name.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
  },
});

export const LargeTextPinned = meta.story({
  name: 'Extremes: can be pinned, text at 200 %, 320 px',
  args: { balance: 1179, onTogglePin },
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  play: expectNoSideScroll,
});

export const Loading = meta.story({
  parameters: { states: ['vault.loading'] },
  render: () => (
    <Screen freshness={null} ground="night">
      <h1>Bóveda</h1>
      <ProductRows as="div">
        <ProductRowSkeleton />
      </ProductRows>
    </Screen>
  ),
});
