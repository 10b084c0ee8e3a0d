import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { InlineError } from './InlineError.tsx';

const meta = preview.meta({
  title: 'Components/Primitives/InlineError',
  parameters: { aliases: ['ErrorMessage'] },
  component: InlineError,
  args: { onRetry: fn() },
  decorators: [(Story) => <div style={{ padding: 16 }}>{Story()}</div>],
});

export const WithRetry = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
});

WithRetry.test('calls onRetry once per tap', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Intentar de nuevo' }));
  await expect(args.onRetry).toHaveBeenCalledTimes(1);
});

export const Offline = meta.story({
  args: { failure: 'timeout' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Revisa tu conexión e intenta de nuevo.')).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { failure: 'server' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Algo falló de nuestro lado/)).toBeVisible();
    await expect(canvas.queryByText(/conexión/)).toBeNull();
  },
});

export const Busy = meta.story({
  args: { failure: 'busy' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Espera un minuto e intenta de nuevo/)).toBeVisible();
  },
});

export const Brief = meta.story({
  args: { failure: 'server', brief: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Intenta de nuevo en un momento.')).toBeVisible();
  },
});

export const Retrying = meta.story({
  args: { retrying: true },
});

Retrying.test('ignores further taps', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Cargando...' }));
  await expect(args.onRetry).not.toHaveBeenCalled();
});

export const NothingToDo = meta.story({
  render: () => <InlineError title="Este premio ya no está" text="Elige otro en la bóveda." />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
