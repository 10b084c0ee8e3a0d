import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Screen } from '../shell/Screen.tsx';
import { LinkDialog } from './LinkDialog.tsx';

const meta = preview.meta({
  title: 'Components/Session/LinkDialog',
  component: LinkDialog,
  args: {
    open: true,
    code: '50110',
    name: 'Fernanda Ávila',
    onStay: fn(),
    onEnter: fn(),
  },
  decorators: [
    (Story) => (
      <Screen freshness={null}>
        <h1>Juego</h1>
        <Story />
      </Screen>
    ),
  ],
});

const YES = { name: 'Sí, entrar' };
const NO = { name: 'No, seguir como estoy' };

export const Asking = meta.story({
  parameters: { states: ['session.link-question'] },
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog', { name: '¿Entrar con otro código?' });
    await expect(dialog).toHaveTextContent('El enlace que abriste es del código 50110');
    await expect(dialog).toHaveTextContent('Ahora estás como Fernanda Ávila');
  },
});

Asking.test('keeps who is in', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', NO));
  await expect(args.onStay).toHaveBeenCalledTimes(1);
  await expect(args.onEnter).not.toHaveBeenCalled();
});

export const Entering = meta.story({
  parameters: { states: ['session.link-entering'] },
  args: { busy: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Entrando...' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onEnter).not.toHaveBeenCalled();
    await expect(args.onStay).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  name: 'Failed: the code could not be checked',
  parameters: { states: ['session.link-unchecked'] },
  args: { error: 'Tardamos demasiado en responder. Intenta de nuevo.' },
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByText(/^Tardamos demasiado/)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', YES));
    await expect(args.onEnter).toHaveBeenCalledTimes(1);
  },
});

export const Offline = meta.story({
  parameters: { states: ['session.link-unchecked'] },
  args: { connection: { offline: true, checking: false, onRetry: fn() } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Necesitas conexión para entrar.')).toBeVisible());
  },
});

export const Extremes = meta.story({
  args: {
    code: 'Tu cuenta fue elegida, entra en premios.example',
    name: 'María Guadalupe de los Ángeles Hernández-Echeverría Santillán de la Garza',
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Tu cuenta fue elegid…')).toBeVisible());
  },
});
