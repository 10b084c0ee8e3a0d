import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Screen } from '../shell/Screen.tsx';
import { doubleText, expectNoSideScroll } from '../testing/story.ts';
import { BadgeSlider } from './BadgeSlider.tsx';

const meta = preview.meta({
  title: 'Components/Badges/BadgeSlider',
  component: BadgeSlider,
  args: { open: true, badge: { level: 3 }, onClose: fn() },
  decorators: [
    (Story) => (
      <Screen freshness={null}>
        <h1>Score</h1>
        <Story />
      </Screen>
    ),
  ],
});

export const Worn = meta.story({
  parameters: { states: ['score.badge-slider'] },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Tus insignias' });
    const current = canvas.getByRole('button', { name: /Talla de oro.*tu insignia actual/ });
    await waitFor(() => expect(current).toHaveAttribute('aria-current', 'true'));
    await expect(dialog).toHaveTextContent('Tu insignia actual.');
  },
});

Worn.test(
  'shows other badges by tap and by arrow keys, and closes with the button',
  async ({ canvas, userEvent, args }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Tus insignias' });
    const current = canvas.getByRole('button', { name: /Talla de oro.*tu insignia actual/ });

    await userEvent.click(canvas.getByRole('button', { name: /Talla maestra/ }));
    await waitFor(() => expect(dialog).toHaveTextContent('Aún no la tienes.'));
    await expect(current).not.toHaveAttribute('aria-current');

    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(dialog).toHaveTextContent('Ya es tuya.'));
    await expect(args.onClose).not.toHaveBeenCalled();

    await userEvent.click(canvas.getByRole('button', { name: 'Entendido' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
);

export const Empty = meta.story({
  args: { badge: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog')).toHaveTextContent('Talla de cobre');
    await expect(canvas.queryByRole('button', { name: /tu insignia actual/ })).toBeNull();
  },
});

export const Highest = meta.story({
  args: { badge: { level: 5, name: 'Talla perfecta' } },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('dialog')).toHaveTextContent(
        'Tu insignia actual: la más alta de todas.',
      ),
    );
    await expect(canvas.queryByRole('button', { name: /aún no la tienes/ })).toBeNull();
  },
});

export const DoubleText = meta.story({
  name: 'Extremes: long name, text at 200 %',
  args: { badge: { level: 4, name: 'Talla extraordinaria de la esmeralda colombiana' } },
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  play: expectNoSideScroll,
});
