import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Screen } from '../shell/Screen.tsx';
import { doubleText, expectNoSideScroll } from '../testing/story.ts';
import { UnreadBalance, type UnreadBalanceProps } from './UnreadBalance.tsx';

const args: UnreadBalanceProps = { onRetry: fn() };

const meta = preview.meta({
  title: 'Components/Wallet/UnreadBalance',
  parameters: { aliases: ['Unread balance', 'Saldo no leído'] },
  component: UnreadBalance,
  args,
  decorators: [
    (Story) => (
      <Screen freshness={null} ground="hero">
        <h1>Cartera</h1>
        <Story />
      </Screen>
    ),
  ],
});

export const Ready = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('No pudimos leer tu saldo.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Intentar de nuevo' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

export const Offline = meta.story({
  args: { onRetry: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No pudimos leer tu saldo.')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const DoubleText = meta.story({
  name: 'Extremes: text at 200 %',
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  play: expectNoSideScroll,
});
