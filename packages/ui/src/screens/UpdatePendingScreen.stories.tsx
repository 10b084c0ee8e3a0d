import { expect, fn } from 'storybook/test';
import { screenPictures } from '../../../../.storybook/pictures.ts';
import preview from '../../../../.storybook/preview.tsx';
import { UpdatePendingScreen } from './UpdatePendingScreen.tsx';

const meta = preview.meta({
  title: 'Screens/UpdatePending',
  parameters: { chromatic: screenPictures },
  component: UpdatePendingScreen,
  args: { onLogout: fn() },
});

export const Ready = meta.story({
  parameters: { states: ['update-pending.shown', 'error.update-pending'] },
});

export const LogoutAsked = meta.story({
  name: 'Log-out asked',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar sesión' }));
    await expect(await canvas.findByRole('button', { name: 'Sí, cerrar sesión' })).toBeVisible();
    await expect(args.onLogout).not.toHaveBeenCalled();
  },
});

LogoutAsked.test(
  'logs out after the confirmation',
  { parameters: { states: ['update-pending.shown'] } },
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sí, cerrar sesión' }));
    await expect(args.onLogout).toHaveBeenCalledTimes(1);
  },
);

export const CheckingOrder = meta.story({
  name: 'Log-out asked: an order is being checked',
  parameters: { states: ['update-pending.shown'] },
  args: { checking: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar sesión' }));
    await expect(await canvas.findByText(/Estamos comprobando un canje/)).toBeVisible();
  },
});
