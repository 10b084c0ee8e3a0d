import { ticketTopics } from '@gemas/domain';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { screenPictures } from '../../../../.storybook/pictures.ts';
import preview from '../../../../.storybook/preview.tsx';
import { fillSilently } from '../testing/form.ts';
import { doubleText, expectNoSideScroll, expectSeen } from '../testing/story.ts';
import { NewTicketScreen } from './NewTicketScreen.tsx';

const meta = preview.meta({
  title: 'Screens/NewTicket',
  parameters: { chromatic: screenPictures },
  component: NewTicketScreen,
  args: {
    user: { code: '48213', name: 'Fernanda Hernández Ávila' },
    topics: ticketTopics('Súper App'),
    isAsking: false,
    busy: false,
    error: null,
    sent: null,
    onSubmit: fn(),
    onAccept: fn(),
  },
});

export const Empty = meta.story({
  parameters: { states: ['new-ticket.form'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('¡Nuevo ticket!')).toBeVisible();
    await expect(canvas.getByLabelText('No. de empleado')).toHaveAttribute('readonly');
  },
});

Empty.test('submits the typed values once', async ({ canvas, userEvent, args }) => {
  await userEvent.selectOptions(canvas.getByLabelText('Tema'), 'Juego de Gemas');
  await userEvent.type(canvas.getByLabelText('Comentarios'), 'No veo mis gemas');
  await userEvent.click(canvas.getByRole('button', { name: 'Enviar ticket' }));
  await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  await expect(args.onSubmit).toHaveBeenCalledWith({
    topic: 'game',
    comments: 'No veo mis gemas',
  });
});

export const Loading = meta.story({
  name: 'Loading: whether a ticket may be created',
  args: { isAsking: true },
  parameters: { states: ['new-ticket.asking'] },
  play: async ({ canvas }) => {
    await expectSeen('Cargando...');
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Enviar ticket' })).toBeNull();
  },
});

export const Invalid = meta.story({
  parameters: { states: ['new-ticket.topic-missing', 'new-ticket.comments-missing'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Comentarios'), '   ');
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar ticket' }));
    const topic = canvas.getByLabelText('Tema');
    await expect(await canvas.findByText('Por favor selecciona un tema')).toBeVisible();
    await expect(canvas.getByText('Por favor añade tus comentarios')).toBeVisible();
    await expect(topic).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

Invalid.test('clears the error of the changed field', async ({ canvas, userEvent, args }) => {
  await userEvent.selectOptions(canvas.getByLabelText('Tema'), 'game');
  await expect(canvas.queryByText('Por favor selecciona un tema')).toBeNull();
  await expect(args.onSubmit).not.toHaveBeenCalled();
});

export const Limit = meta.story({
  name: 'Comments at their limit',
  parameters: { states: ['new-ticket.limit'] },
  play: async ({ canvas, userEvent }) => {
    const comments = canvas.getByLabelText<HTMLTextAreaElement>('Comentarios');
    await userEvent.click(comments);
    await userEvent.paste(`${'a'.repeat(198)}😀 y más`);
    await expect(comments.value).toBe('a'.repeat(198));
    await expect(canvas.getByText('198/200')).toBeVisible();
  },
});

Limit.test('accepts no text beyond the limit', async ({ canvas, userEvent }) => {
  const comments = canvas.getByLabelText<HTMLTextAreaElement>('Comentarios');
  await userEvent.type(comments, 'bc');
  await expect(comments.value).toHaveLength(199);
});

export const HalfWritten = meta.story({
  name: 'Text from an earlier visit',
  args: { draft: { topic: 'game', comments: 'Me faltan' }, onDraft: fn() },
});

HalfWritten.test('Enter sends nothing from any field', async ({ canvas, userEvent, args }) => {
  for (const label of ['No. de empleado', 'Nombre', 'Tema']) {
    canvas.getByLabelText(label).focus();
    await userEvent.keyboard('{Enter}');
  }
  await expect(args.onSubmit).not.toHaveBeenCalled();
});

HalfWritten.test(
  'sends comments that were filled in without events (spec section 5)',
  async ({ canvas, userEvent, args }) => {
    fillSilently(canvas.getByLabelText('Comentarios'), 'No veo mis gemas');
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar ticket' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ topic: 'game', comments: 'No veo mis gemas' }),
    );
  },
);

HalfWritten.test('calls onDraft with the typed values', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByLabelText('Comentarios'), ' 5');
  await expect(args.onDraft).toHaveBeenLastCalledWith({
    topic: 'game',
    comments: 'Me faltan 5',
  });
});

export const Sending = meta.story({
  args: { busy: true },
  parameters: { states: ['new-ticket.sending'] },
});

Sending.test('ignores further taps', async ({ canvas, userEvent, args }) => {
  await userEvent.dblClick(canvas.getByRole('button', { name: 'Enviando...' }));
  await expect(args.onSubmit).not.toHaveBeenCalled();
});

export const Failed = meta.story({
  args: { error: 'Revisa tu conexión e intenta de nuevo. Lo que escribiste sigue aquí.' },
  parameters: { states: ['new-ticket.failed'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No pudimos enviar tu ticket');
  },
});

export const FailedOnSmallPhone = meta.story({
  name: 'Failed on a small phone',
  globals: { viewport: { value: 'small' } },
  args: { error: 'Revisa tu conexión e intenta de nuevo. Lo que escribiste sigue aquí.' },
  play: () => expectSeen('No pudimos enviar tu ticket'),
});

export const Sent = meta.story({
  args: { sent: 'Recibimos tu ticket con folio 20432. Te respondemos en menos de 48 horas.' },
  parameters: { states: ['new-ticket.sent', 'new-ticket.unclosable', 'new-ticket.accepted'] },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '¡Mensaje enviado!' });
    await expect(dialog).toHaveTextContent('folio 20432');
    await expect(screen.queryByRole('button', { name: 'Cerrar' })).toBeNull();
  },
});

Sent.test('closes only with its button', async ({ userEvent, args }) => {
  await userEvent.keyboard('{Escape}{Escape}');
  await expect(await screen.findByRole('dialog')).toHaveAttribute('open');
  await userEvent.click(screen.getByRole('button', { name: 'Aceptar' }));
  await expect(args.onAccept).toHaveBeenCalledTimes(1);
});

export const Extremes = meta.story({
  name: 'Extremes: long name, text at 200 %, 320 px',
  args: {
    user: { code: '1048213', name: 'María de los Ángeles Guadalupe Xicohténcatl-Montes' },
  },
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  play: expectNoSideScroll,
});

export const Offline = meta.story({
  parameters: { states: ['new-ticket.offline'] },
  args: { connection: { offline: true, checking: false, onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Necesitas conexión para enviar tu ticket\./)).toBeVisible();
  },
});
