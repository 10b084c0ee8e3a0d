import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { doubleText, expectNoSideScroll } from '../testing/story.ts';
import { Dock } from './Dock.tsx';
import { NewVersionNotice } from './NewVersionNotice.tsx';
import { Screen } from './Screen.tsx';

const meta = preview.meta({
  title: 'Components/Shell/NewVersionNotice',
  component: NewVersionNotice,
  args: { offered: true, busy: false, onUpdate: fn(), onDismiss: fn() },
  decorators: [
    (Story) => (
      <>
        <Screen freshness={null} foot={<Dock current="score" />}>
          <h1>Juego</h1>
        </Screen>
        <Story />
      </>
    ),
  ],
});

export const Offered = meta.story({
  parameters: { states: ['shell.new-version'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Hay una versión nueva');
    await expect(canvas.getByRole('link', { name: 'Juego' })).toBeVisible();
  },
});

Offered.test('can be accepted or dismissed', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Ahora no' }));
  await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  await expect(args.onUpdate).not.toHaveBeenCalled();
  await userEvent.click(canvas.getByRole('button', { name: 'Actualizar' }));
  await expect(args.onUpdate).toHaveBeenCalledTimes(1);
});

export const Updating = meta.story({
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Actualizando...');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const NotOffered = meta.story({
  args: { offered: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const DoubleText = meta.story({
  name: 'Extremes: text at 200 %',
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  play: expectNoSideScroll,
});
