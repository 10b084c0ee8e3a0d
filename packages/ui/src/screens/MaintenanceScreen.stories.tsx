import { expect, fn } from 'storybook/test';
import { screenPictures } from '../../../../.storybook/pictures.ts';
import preview from '../../../../.storybook/preview.tsx';
import { MaintenanceScreen, type MaintenanceScreenProps } from './MaintenanceScreen.tsx';

const args: MaintenanceScreenProps = {
  busy: false,
  code: '48213',
  needsCode: false,
  error: null,
  onReconnect: fn(),
};

const meta = preview.meta({
  title: 'Screens/Maintenance',
  parameters: { chromatic: screenPictures },
  component: MaintenanceScreen,
  args,
});

export const KnownCode = meta.story({
  name: 'With a known code',
  parameters: { states: ['maintenance.shown'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'El juego está en mantenimiento, regresa pronto',
    );
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

KnownCode.test(
  'calls onReconnect with the known code after a tap',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reconectar' }));
    await expect(args.onReconnect).toHaveBeenCalledTimes(1);
    await expect(args.onReconnect).toHaveBeenCalledWith('48213');
  },
);

export const NeedsCode = meta.story({
  name: 'Without a code',
  parameters: { states: ['maintenance.needs-code'] },
  args: { code: '', needsCode: true },
});

NeedsCode.test(
  'requires a code before it calls onReconnect',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reconectar' }));
    await expect(canvas.getByText('Escribe tu código de empleado.')).toBeVisible();
    await expect(args.onReconnect).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Código de empleado' }), '48213');
    await userEvent.click(canvas.getByRole('button', { name: 'Reconectar' }));
    await expect(args.onReconnect).toHaveBeenCalledWith('48213');
  },
);

export const StillClosed = meta.story({
  name: 'Failed: still closed',
  parameters: { states: ['maintenance.failed'] },
  args: { error: 'Seguimos en mantenimiento. Intenta de nuevo en unos minutos.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Seguimos en mantenimiento/)).toBeVisible();
  },
});

const offline = { offline: true, checking: false, onRetry: fn() };

export const ConnectionLost = meta.story({
  name: 'Offline before reconnecting',
  parameters: { states: ['maintenance.offline'] },
  args: { error: 'Sin conexión. Revisa tu internet e intenta de nuevo.', connection: offline },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Necesitas conexión para entrar.')).toBeVisible();
    await expect(canvas.queryByText(/^Sin conexión/)).toBeNull();
  },
});

export const ConnectionLostWithoutCode = meta.story({
  name: 'Offline, without a code',
  args: { code: '', needsCode: true, connection: offline },
});

export const WrongCode = meta.story({
  name: 'Failed: wrong code',
  parameters: { states: ['maintenance.failed'] },
  globals: { viewport: { value: 'tiny' } },
  args: {
    code: '4821',
    needsCode: true,
    error: 'No encontramos ese código. Revísalo e intenta de nuevo.',
  },
});

export const Reconnecting = meta.story({
  parameters: { states: ['maintenance.reconnecting'] },
  args: { busy: true },
});

Reconnecting.test('ignores further taps', async ({ canvas, userEvent, args }) => {
  await userEvent.dblClick(canvas.getByRole('button', { name: 'Reconectando...' }));
  await expect(args.onReconnect).not.toHaveBeenCalled();
});
