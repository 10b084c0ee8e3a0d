import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Screen } from '../shell/Screen.tsx';
import { LogoutDialog } from './LogoutDialog.tsx';

const meta = preview.meta({
  title: 'Components/Profile/LogoutDialog',
  component: LogoutDialog,
  args: { open: true, onCancel: fn(), onLogout: fn() },
  decorators: [
    (Story) => (
      <Screen freshness={null}>
        <h1>Perfil</h1>
        <Story />
      </Screen>
    ),
  ],
});

export const Asking = meta.story();

Asking.test('closes without a log-out', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }));
  await expect(args.onCancel).toHaveBeenCalledTimes(1);
  await expect(args.onLogout).not.toHaveBeenCalled();
});
