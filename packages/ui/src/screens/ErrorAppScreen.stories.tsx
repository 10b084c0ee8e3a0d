import { supportContact } from '@gemas/domain';
import { expect, fn } from 'storybook/test';
import { screenPictures } from '../../../../.storybook/pictures.ts';
import preview from '../../../../.storybook/preview.tsx';
import { expectNoSideScroll } from '../testing/story.ts';
import { ErrorAppScreen } from './ErrorAppScreen.tsx';

const meta = preview.meta({
  title: 'Screens/ErrorApp',
  parameters: { chromatic: screenPictures },
  component: ErrorAppScreen,
  args: { message: 'Usuario bloqueado', enterHref: '#/fail', onRetry: fn() },
});

export const Failed = meta.story({
  parameters: { states: ['error-app.default'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Usuario bloqueado');
    await expect(canvas.queryByRole('button', { name: 'Volver' })).toBeNull();
  },
});

Failed.test('calls onRetry after a tap', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Intentar de nuevo' }));
  await expect(args.onRetry).toHaveBeenCalledTimes(1);
});

Failed.test('has a link to log in with another code', async ({ canvas }) => {
  const way = canvas.getByRole('link', { name: 'Entrar con otro código' });
  await expect(way).toHaveAttribute('href', '#/fail');
});

Failed.test('shows no support link if no support is configured', async ({ canvas }) => {
  await expect(canvas.queryByRole('link', { name: /soporte/ })).toBeNull();
});

export const Phone = meta.story({
  name: 'Support by phone',
  parameters: { states: ['error-app.support'] },
  args: { support: supportContact('tel:+52-55-1234-5678') },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'Llamar a soporte: +52 55 1234 5678' }),
    ).toHaveAttribute('href', 'tel:+52-55-1234-5678');
  },
});

export const Mail = meta.story({
  name: 'Extremes: support by a long mail address, 320 px',
  parameters: { states: ['error-app.support'] },
  globals: { viewport: { value: 'tiny' } },
  args: { support: supportContact('mailto:soporte.juego.de.esmeraldas.bajio@tiendas.example.com') },
  play: expectNoSideScroll,
});

export const Extremes = meta.story({
  name: 'Extremes: message of 300 characters, 320 px',
  parameters: { states: ['error-app.message'] },
  globals: { viewport: { value: 'tiny' } },
  args: {
    message:
      'Tu acceso quedó en pausa mientras revisamos las activaciones de la semana pasada con el equipo de tu región. '
        .repeat(3)
        .slice(0, 300),
  },
});

export const Markup = meta.story({
  name: 'Markup in the message',
  parameters: { states: ['error-app.message'] },
  args: { message: '<img src=x onerror=alert(1)><b>Hola</b>' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      '<img src=x onerror=alert(1)><b>Hola</b>',
    );
    await expect(canvasElement.querySelector('h1 > *')).toBeNull();
  },
});
