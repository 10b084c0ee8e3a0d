import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Screen } from '../../shell/Screen.tsx';
import { expectNoSideScroll } from '../../testing/story.ts';
import { GemWallet } from './GemWallet.tsx';

const meta = preview.meta({
  title: 'Components/Wallet/GemWallet',
  parameters: { aliases: ['Balance', 'Saldo'] },
  component: GemWallet,
  args: { balance: 1284 },
  decorators: [
    (Story) => (
      <Screen freshness={null} ground="hero">
        <h1>Cartera</h1>
        <Story />
      </Screen>
    ),
  ],
});

/** Asserts that screen readers announce exactly this sentence, and no separate digits. */
async function expectOnlySentence(canvasElement: HTMLElement, sentence: string) {
  const paragraphs = [...canvasElement.querySelectorAll('p')].map(({ textContent }) => textContent);
  await expect(paragraphs).toEqual([sentence]);
}

export const Ready = meta.story({
  parameters: { states: ['score.wallet', 'score.see-prizes', 'score.earned-none'] },
  play: async ({ canvas, canvasElement }) => {
    await expectOnlySentence(canvasElement, 'Tienes 1,284 esmeraldas canjeables en bóveda');
    await expect(canvas.getByRole('link', { name: 'VER LOS PREMIOS' })).toHaveAttribute(
      'href',
      '#/vault',
    );
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const OneGem = meta.story({
  name: 'One gem',
  parameters: { states: ['score.wallet-one'] },
  args: { balance: 1 },
  play: ({ canvasElement }) =>
    expectOnlySentence(canvasElement, 'Tienes 1 esmeralda canjeable en bóveda'),
});

export const NoGems = meta.story({
  name: 'No gems',
  parameters: { states: ['score.wallet-zero'] },
  args: { balance: 0 },
  play: ({ canvasElement }) =>
    expectOnlySentence(canvasElement, 'Tienes 0 esmeraldas canjeables en bóveda'),
});

export const Grown = meta.story({
  name: 'Grown since last seen',
  parameters: { states: ['score.wallet-counts-up'] },
  args: { balance: 1284, lastSeen: 1279 },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Saldo nuevo: 1,284 esmeraldas')).toBeInTheDocument();
    await expectOnlySentence(canvasElement, 'Tienes 1,284 esmeraldas canjeables en bóveda');
  },
});

export const Earned = meta.story({
  name: 'Earned since yesterday',
  parameters: { states: ['score.earned'] },
  args: { lastSeen: 1272, earned: { gems: 12, since: 'desde ayer' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Saldo nuevo: 1,284 esmeraldas');
    await expect(canvasElement).toHaveTextContent('+12 esmeraldas desde ayer');
  },
});

export const EarnedHuge = meta.story({
  name: 'Extremes: many gems earned over a long time, 320 px',
  parameters: { states: ['score.earned'] },
  args: {
    balance: 1_284_000,
    earned: { gems: 1_284_000, since: 'desde el 30 de septiembre de 2025' },
  },
  globals: { viewport: { value: 'tiny' } },
  play: expectNoSideScroll,
});

export const Spent = meta.story({
  name: 'Spent since last seen',
  args: { balance: 84, lastSeen: 1284 },
  play: async ({ canvas, canvasElement }) => {
    await expectOnlySentence(canvasElement, 'Tienes 84 esmeraldas canjeables en bóveda');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const Extremes = meta.story({
  name: 'Extremes: 1,284,000 gems, 320 px',
  parameters: { states: ['score.wallet-huge'] },
  args: { balance: 1_284_000 },
  globals: { viewport: { value: 'tiny' } },
  play: ({ canvasElement }) =>
    expectOnlySentence(canvasElement, 'Tienes 1,284,000 esmeraldas canjeables en bóveda'),
});

export const Unread = meta.story({
  name: 'A balance that could not be read',
  parameters: { states: ['score.wallet-unread'] },
  args: { balance: null, onRetry: fn() },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expectOnlySentence(canvasElement, 'No pudimos leer tu saldo.');
    await expect(canvasElement).not.toHaveTextContent(/\d/);
    await userEvent.click(canvas.getByRole('button', { name: 'Intentar de nuevo' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('link', { name: 'VER LOS PREMIOS' })).toBeVisible();
  },
});
