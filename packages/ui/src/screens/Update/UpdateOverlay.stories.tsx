import { expect, fn, waitFor } from 'storybook/test';
import { screenPictures } from '../../../../../.storybook/pictures.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { Screen } from '../../shell/Screen.tsx';
import { UpdateOverlay } from './UpdateOverlay.tsx';

const meta = preview.meta({
  title: 'Screens/Update',
  parameters: { chromatic: screenPictures },
  component: UpdateOverlay,
  args: { busy: false, onUpdate: fn() },
  decorators: [
    (Story) => (
      <Screen freshness={null}>
        <h1>Score</h1>
        <button type="button">Lo de abajo</button>
        <Story />
      </Screen>
    ),
  ],
});

export const Ready = meta.story({
  parameters: { states: ['shell.update-overlay'] },
  play: async ({ canvas }) => {
    const overlay = await canvas.findByRole('dialog', { name: 'Hay una versión nueva' });
    await expect(overlay).toHaveAttribute('open');
  },
});

Ready.test('covers the page and cannot be closed', async ({ canvas, userEvent, args }) => {
  const overlay = await canvas.findByRole('dialog', { name: 'Hay una versión nueva' });
  overlay.dispatchEvent(new Event('cancel', { cancelable: true }));
  const closed = new Promise((resolve) => overlay.addEventListener('close', resolve));
  (overlay as HTMLDialogElement).close();
  await closed;
  await waitFor(() => expect(overlay).toHaveAttribute('open'));

  canvas.getByText('Lo de abajo').focus();
  await expect(canvas.getByText('Lo de abajo')).not.toHaveFocus();

  await userEvent.click(canvas.getByRole('button', { name: 'ACTUALIZAR' }));
  await expect(args.onUpdate).toHaveBeenCalledTimes(1);
});

export const Updating = meta.story({
  parameters: { states: ['shell.update-busy'] },
  args: { busy: true },
});

Updating.test('ignores further taps', async ({ canvas, userEvent, args }) => {
  await userEvent.dblClick(canvas.getByRole('button', { name: 'Actualizando...' }));
  await expect(args.onUpdate).not.toHaveBeenCalled();
});
