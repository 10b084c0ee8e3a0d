import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { doubleText, expectNoSideScroll } from '../testing/story.ts';
import { PriceFoot } from './PriceFoot.tsx';

const meta = preview.meta({
  title: 'Components/Vault/PriceFoot',
  component: PriceFoot,
  args: { price: 2931, available: true, balance: 1284, vaultOpen: true, onRedeem: fn() },
  render: (args) => (
    <main>
      <h1>Premio</h1>
      <PriceFoot {...args} />
    </main>
  ),
});

export const Affordable = meta.story({
  args: { price: 489 },
  parameters: { states: ['detail.ready'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Te quedarían/).closest('p')).toHaveTextContent(
      'Te quedarían 795 esmeraldas',
    );
  },
});

Affordable.test('calls onRedeem after a tap', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Canjear por 489 esmeraldas' }));
  await expect(args.onRedeem).toHaveBeenCalledTimes(1);
});

export const Short = meta.story({
  name: 'Balance short',
  parameters: { states: ['detail.insufficient'], aliases: ['Saldo insuficiente'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No tienes gemas suficientes.')).toBeVisible();
    await expect(canvas.getByText(/^Te faltan/).closest('p')).toHaveTextContent(
      'Te faltan 1,647 de 2,931',
    );
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const OneMissing = meta.story({
  name: 'Balance short by one',
  args: { balance: 2930 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Te falta/).closest('p')).toHaveTextContent(
      'Te falta 1 de 2,931',
    );
  },
});

export const NoGems = meta.story({
  name: 'No gems at all',
  args: { balance: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  },
});

export const Closed = meta.story({
  name: 'Vault closed',
  args: { price: 489, vaultOpen: false },
  parameters: { states: ['detail.closed'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bóveda cerrada, regresamos pronto.')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const Unavailable = meta.story({
  args: { price: null },
  parameters: { states: ['detail.unavailable'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Este premio ya no está disponible.')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const Extremes = meta.story({
  name: 'Extremes: large numbers, text at 200 %, 320 px',
  globals: { viewport: { value: 'tiny' } },
  args: { price: 9_999_999, balance: 1_284_000 },
  beforeEach: doubleText,
  play: expectNoSideScroll,
});

export const Unread = meta.story({
  name: 'A balance that could not be read',
  args: { price: 489, balance: null },
  parameters: { states: ['detail.balance-unread'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No pudimos leer tu saldo.')).toBeVisible();
    await expect(canvas.queryByText(/No tienes gemas|Te falta/)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});
