import { TOAST_MS } from '@gemas/domain';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Toast } from './Toast.tsx';

const meta = preview.meta({
  title: 'Components/Primitives/Toast',
  parameters: { aliases: ['Snackbar', 'Notice'] },
  component: Toast,
  args: {
    tone: 'warn' as const,
    title: 'Atención',
    text: 'El producto seleccionado ya no se encuentra disponible',
    onDismiss: fn(),
  },
  decorators: [(Story) => <div style={{ padding: 16 }}>{Story()}</div>],
});

export const Running = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group')).not.toHaveAttribute('data-paused');
    await expect(args.onDismiss).not.toHaveBeenCalled();
  },
});

Running.test('closes with its button', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Cerrar aviso' }));
  await expect(args.onDismiss).toHaveBeenCalledTimes(1);
});

Running.test('pauses while a pointer is on the toast', async ({ canvas, userEvent }) => {
  const toast = canvas.getByRole('group');
  await userEvent.hover(toast);
  await expect(toast).toHaveAttribute('data-paused');
  await userEvent.unhover(toast);
  await waitFor(() => expect(toast).not.toHaveAttribute('data-paused'));
});

Running.test('pauses while the focus is in the toast', async ({ canvas }) => {
  const close = canvas.getByRole('button', { name: 'Cerrar aviso' });
  close.focus();
  await waitFor(() => expect(canvas.getByRole('group')).toHaveAttribute('data-paused'));
  close.blur();
  await waitFor(() => expect(canvas.getByRole('group')).not.toHaveAttribute('data-paused'));
});

Running.test('pauses while the page is hidden', async ({ canvas }) => {
  const toast = canvas.getByRole('group');
  const hidden = spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(toast).toHaveAttribute('data-paused'));
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(toast).not.toHaveAttribute('data-paused'));
});

export const TitleOnly = meta.story({ args: { tone: 'ok', title: 'Listo', text: undefined } });

/** Spies on `setTimeout`. Returns a function that lists the calls with a delay of ten seconds. */
const tenSeconds = () => {
  const set = spyOn(window, 'setTimeout');
  return () => set.mock.calls.filter(([, delay]) => Math.abs((delay ?? 0) - TOAST_MS) < 1);
};
let timers = () => [] as ReturnType<ReturnType<typeof tenSeconds>>;

export const LeavesAfterTenSeconds = meta.story({
  parameters: { states: ['shell.toast-gone'] },
  beforeEach() {
    timers = tenSeconds();
  },
  play: async ({ args }) => {
    await expect(TOAST_MS).toBe(10_000);
    const [over] = timers().at(-1) ?? [];
    await expect(args.onDismiss).not.toHaveBeenCalled();
    // Runs the callback of the ten-second timer instead of waiting for it.
    if (typeof over === 'function') over();
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  },
});
