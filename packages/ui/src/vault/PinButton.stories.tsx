import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Screen } from '../shell/Screen.tsx';
import { doubleText, expectNoSideScroll } from '../testing/story.ts';
import { PinButton, RowPin } from './PinButton.tsx';

const meta = preview.meta({
  title: 'Components/Vault/PinButton',
  component: PinButton,
  args: { pinned: false, onToggle: fn() },
  decorators: [
    (Story) => (
      <Screen freshness={null}>
        <h1>Premio</h1>
        <Story />
      </Screen>
    ),
  ],
});

export const NotPinned = meta.story({
  name: 'Not pinned',
  parameters: { states: ['pinned.not-pinned'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fijar como meta' }));
    await expect(args.onToggle).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByText('Tu meta')).toBeNull();
  },
});

export const Pinned = meta.story({
  args: { pinned: true },
  parameters: { states: ['pinned.pinned'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Quitar de mi meta' })).toBeVisible();
    await expect(canvas.getByText('Tu meta')).toBeVisible();
  },
});

export const InRow = meta.story({
  name: 'In a row',
  parameters: { states: ['pinned.not-pinned'] },
  render: (args) => <RowPin {...args} name="Licuadora de vaso" />,
  play: async ({ canvas }) => {
    const pin = canvas.getByRole('button', { name: 'Fijar como meta: Licuadora de vaso' });
    await expect(pin.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

export const InPinnedRow = meta.story({
  name: 'In the pinned row',
  args: { pinned: true },
  parameters: { states: ['pinned.pinned'] },
  render: (args) => <RowPin {...args} name="Licuadora de vaso" />,
  play: async ({ canvas }) => {
    const pin = canvas.getByRole('button', { name: 'Tu meta: Licuadora de vaso. Quitar' });
    await expect(pin.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

export const LargeText = meta.story({
  name: 'Extremes: text at 200 %, 320 px',
  args: { pinned: true },
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  play: expectNoSideScroll,
});
