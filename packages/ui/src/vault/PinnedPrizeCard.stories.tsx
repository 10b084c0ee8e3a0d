import { keepUnits, type PinnedPrize } from '@gemas/domain';
import { fixtures } from '@gemas/mocks';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Screen } from '../shell/Screen.tsx';
import { brokenPicture, doubleText, expectNoSideScroll } from '../testing/story.ts';
import { PinnedPrizeCard } from './PinnedPrizeCard.tsx';

const [prize] = fixtures.products;
if (!prize) throw new Error('The catalogue is empty');
const { sku, name, image } = prize;
const pinned: PinnedPrize = { sku, name, image, price: 1496, firstPrice: 1496 };

const meta = preview.meta({
  title: 'Components/Vault/PinnedPrizeCard',
  component: PinnedPrizeCard,
  args: { pinned, balance: 1284, vaultOpen: true, onUnpin: fn() },
  decorators: [
    (Story) => (
      <Screen freshness={null}>
        <h1>Perfil</h1>
        <Story />
      </Screen>
    ),
  ],
});

export const Short = meta.story({
  name: 'Balance short',
  parameters: { states: ['pinned.short'], aliases: ['Mi meta'] },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'Mi meta' });
    await expect(card).toHaveTextContent('Te faltan 212');
    await expect(canvas.getByRole('link', { name: keepUnits(name) })).toHaveAttribute(
      'href',
      `#/vault/${sku}`,
    );
    await expect(canvas.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      '1,284 de 1,496 esmeraldas',
    );
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Reached = meta.story({
  args: { balance: 1496 },
  parameters: { states: ['pinned.reached'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('¡Ya te alcanza!')).toBeVisible();
    await expect(canvas.queryByText(/Te falta/)).toBeNull();
  },
});

export const Dearer = meta.story({
  args: { pinned: { ...pinned, price: 1600 } },
  parameters: { states: ['pinned.dearer'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Subió de 1,496 a 1,600 esmeraldas')).toBeVisible();
    await expect(canvas.getByText('Te faltan 316')).toBeVisible();
  },
});

export const Cheaper = meta.story({
  args: { pinned: { ...pinned, price: 1280 } },
  parameters: { states: ['pinned.cheaper'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bajó de 1,496 a 1,280 esmeraldas')).toBeVisible();
    await expect(canvas.getByText('¡Ya te alcanza!')).toBeVisible();
  },
});

export const Closed = meta.story({
  name: 'Vault closed',
  args: { vaultOpen: false },
  parameters: { states: ['pinned.closed'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bóveda cerrada, regresamos pronto.')).toBeVisible();
  },
});

export const Gone = meta.story({
  name: 'No longer in the vault',
  args: { pinned: { ...pinned, price: null } },
  parameters: { states: ['pinned.gone'] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Ya no está en la bóveda')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Elegir otra meta' })).toHaveAttribute(
      'href',
      '#/vault',
    );
    await expect(canvas.queryByRole('link', { name: keepUnits(name) })).toBeNull();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar' }));
    await expect(args.onUnpin).toHaveBeenCalledTimes(1);
  },
});

export const Unchecked = meta.story({
  name: 'Price of an earlier visit',
  args: { unchecked: true },
  parameters: { states: ['pinned.unchecked'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No pudimos revisar su precio/)).toBeVisible();
    await expect(canvas.getByText('Te faltan 212')).toBeVisible();
  },
});

export const BrokenPicture = meta.story({
  name: 'Broken image',
  args: { pinned: { ...pinned, image: brokenPicture } },
});

export const Extremes = meta.story({
  name: 'Extremes: long name, large price, 320 px',
  globals: { viewport: { value: 'tiny' } },
  args: {
    balance: 12,
    pinned: {
      ...pinned,
      price: 1_284_000,
      name: 'Motocicleta doble propósito de 250 centímetros cúbicos con frenos antibloqueo y baúl trasero otorrinolaringológico',
    },
  },
  play: expectNoSideScroll,
});

export const LargeText = meta.story({
  name: 'Extremes: text at 200 %, 320 px',
  globals: { viewport: { value: 'tiny' } },
  args: { pinned: { ...pinned, price: 1_284_000 } },
  beforeEach: doubleText,
  play: expectNoSideScroll,
});
