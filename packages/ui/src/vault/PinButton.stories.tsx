import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Screen } from '../shell/Screen.tsx';
import { doubleText, expectNoSideScroll } from '../testing/story.ts';
import { PinButton, PinIcon } from './PinButton.tsx';

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
    await expect(canvas.queryByText(/Es tu meta/)).toBeNull();
  },
});

export const Pinned = meta.story({
  args: { pinned: true },
  parameters: { states: ['pinned.pinned'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Quitar de mi meta' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Es tu meta.');
  },
});

export const Icon = meta.story({
  name: 'Icon of a row',
  parameters: { states: ['pinned.not-pinned'] },
  render: (args) => <PinIcon {...args} name="Licuadora de vaso" />,
  play: async ({ canvas }) => {
    const pin = canvas.getByRole('button', { name: 'Fijar como meta: Licuadora de vaso' });
    await expect(pin).toHaveAttribute('aria-pressed', 'false');
    await expect(pin.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

export const PinnedIcon = meta.story({
  name: 'Icon of the pinned row',
  args: { pinned: true },
  parameters: { states: ['pinned.pinned'] },
  render: (args) => <PinIcon {...args} name="Licuadora de vaso" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  },
});

export const LargeText = meta.story({
  name: 'Extremes: text at 200 %, 320 px',
  args: { pinned: true },
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  play: expectNoSideScroll,
});
