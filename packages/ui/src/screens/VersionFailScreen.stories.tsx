import { expect, fn } from 'storybook/test';
import { screenPictures } from '../../../../.storybook/pictures.ts';
import preview from '../../../../.storybook/preview.tsx';
import { VersionFailScreen } from './VersionFailScreen.tsx';

const meta = preview.meta({
  title: 'Screens/VersionFail',
  parameters: { chromatic: screenPictures },
  component: VersionFailScreen,
  args: { onReload: fn() },
});

export const Ready = meta.story({
  parameters: { states: ['version-fail.shown'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Volver' })).toHaveAttribute('href', '#/');
    await expect(args.onReload).not.toHaveBeenCalled();
  },
});

Ready.test('calls onReload after a tap', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Recargar' }));
  await expect(args.onReload).toHaveBeenCalledTimes(1);
});

export const WithHistory = meta.story({
  name: 'With a back button',
  parameters: { states: ['version-fail.shown', 'shell.back'] },
  args: { onBack: fn() },
});

WithHistory.test('calls onBack after a tap', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Volver' }));
  await expect(args.onBack).toHaveBeenCalledTimes(1);
  await expect(args.onReload).not.toHaveBeenCalled();
});
