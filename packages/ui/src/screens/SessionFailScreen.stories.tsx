import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { screenPictures } from '../../../../.storybook/pictures.ts';
import preview from '../../../../.storybook/preview.tsx';
import { SessionFailScreen, type SessionFailScreenProps } from './SessionFailScreen.tsx';

const args: SessionFailScreenProps = {
  reason: 'no-code',
  code: '',
  busy: false,
  error: null,
  onEnter: fn(),
  onRetry: null,
};

const meta = preview.meta({
  title: 'Screens/SessionFail',
  parameters: { chromatic: screenPictures },
  component: SessionFailScreen,
  args,
});

const WRONG = 'No encontramos ese código. Revísalo e intenta de nuevo.';

export const NoCode = meta.story({
  name: 'No code',
  parameters: { states: ['session-fail.no-code'] },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Código de empleado' });
    await expect(field).toHaveAttribute('name', 'code');
    await expect(canvas.queryByRole('button', { name: 'Intentar de nuevo' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Volver' })).toBeNull();
  },
});

NoCode.test('requires a code before it calls onEnter', async ({ canvas, userEvent, args }) => {
  const field = canvas.getByRole('textbox', { name: 'Código de empleado' });
  await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }));
  await expect(canvas.getByText('Escribe tu código de empleado.')).toBeVisible();
  await expect(field).toHaveFocus();
  await expect(args.onEnter).not.toHaveBeenCalled();

  await userEvent.type(field, ' 48213 ');
  await expect(canvas.queryByText('Escribe tu código de empleado.')).toBeNull();
  await userEvent.keyboard('{Enter}');
  await expect(args.onEnter).toHaveBeenCalledTimes(1);
  await expect(args.onEnter).toHaveBeenCalledWith('48213');
});

export const WrongCode = meta.story({
  name: 'Failed: wrong code',
  parameters: { states: ['session-fail.login-failed', 'session-fail.code-wrong'] },
  args: { reason: 'login-failed', code: '4821', error: WRONG },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Código de empleado' });
    await expect(field).toHaveValue('4821');
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(WRONG);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  },
});

/** Simulates a server that refuses every employee code. */
function Refusing(props: SessionFailScreenProps) {
  const [error, setError] = useState<string | null>(null);
  return (
    <SessionFailScreen
      {...props}
      error={error}
      onEnter={() => {
        setError(null);
        queueMicrotask(() => setError(WRONG));
      }}
    />
  );
}

NoCode.test(
  'shows the error again for a second wrong code',
  { render: () => <Refusing {...args} /> },
  async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Código de empleado' });
    await userEvent.type(field, '1{Enter}');
    await expect(await canvas.findByText(WRONG)).toBeVisible();
    await userEvent.type(field, '2');
    await expect(canvas.queryByText(WRONG)).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(WRONG)).toBeVisible();
  },
);

export const Entering = meta.story({
  parameters: { states: ['session-fail.entering'] },
  args: { code: '48213', busy: true },
});

Entering.test('ignores further taps', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Entrando...' }));
  await userEvent.type(canvas.getByRole('textbox', { name: 'Código de empleado' }), '{Enter}');
  await expect(args.onEnter).not.toHaveBeenCalled();
});

export const Inactive = meta.story({
  name: 'Inactive user',
  parameters: { states: ['session-fail.inactive'] },
  args: { reason: 'inactive', code: '48213' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Tu usuario no está activo/)).toBeVisible();
  },
});

export const Offline = meta.story({
  parameters: { states: ['session-fail.unreachable'] },
  args: { reason: 'unreachable', code: '48213', onRetry: fn() },
});

Offline.test('calls onRetry after a tap', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Intentar de nuevo' }));
  await expect(args.onRetry).toHaveBeenCalledTimes(1);
  await expect(args.onEnter).not.toHaveBeenCalled();
});

export const ConnectionLost = meta.story({
  name: 'Offline before a code is sent',
  parameters: { states: ['session-fail.offline'] },
  args: { connection: { offline: true, checking: false, onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Necesitas conexión para entrar.')).toBeVisible();
  },
});

export const Busy = meta.story({
  name: 'Failed because many people log in at once',
  parameters: { states: ['session-fail.busy'] },
  args: { reason: 'busy', code: '48213', onRetry: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Hay muchas personas a la vez. Espera un minuto/)).toBeVisible();
    await expect(canvas.queryByText(/No reconocimos tu código/)).toBeNull();
  },
});

export const OurSide = meta.story({
  name: 'Failed on the server',
  parameters: { states: ['session-fail.server'] },
  args: { reason: 'server', code: '48213', onRetry: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Algo falló de nuestro lado/)).toBeVisible();
    await expect(canvas.queryByText(/No reconocimos tu código/)).toBeNull();
  },
});

OurSide.test('calls onRetry after a tap', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Intentar de nuevo' }));
  await expect(args.onRetry).toHaveBeenCalledTimes(1);
});
