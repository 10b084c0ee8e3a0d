import { expect, fireEvent, fn, screen } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { OrderedTodayDialog } from './OrderedTodayDialog.tsx';

const args = {
  open: true,
  image: 'mock/img/blender-1.svg',
  onRedeemAgain: fn(),
  onCancel: fn(),
};

const meta = preview.meta({
  title: 'Components/Redeem/OrderedTodayDialog',
  component: OrderedTodayDialog,
  args,
});

export const Asking = meta.story({
  play: async () => {
    const dialog = await screen.findByRole('dialog', {
      name: 'Ya ordenaste este premio hoy ¿Seguro deseas volver a canjear este premio?',
    });
    await expect(dialog).toHaveAttribute('open');
    await expect(dialog).toHaveAttribute('data-deliberate');
  },
});

Asking.test('can be cancelled by Esc and by a tap, or confirmed', async ({ userEvent }) => {
  const dialog = await screen.findByRole('dialog');
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  await expect(args.onCancel).toHaveBeenCalledTimes(2);
  await expect(args.onRedeemAgain).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Sí, volver a canjear' }));
  await expect(args.onRedeemAgain).toHaveBeenCalledTimes(1);
});
