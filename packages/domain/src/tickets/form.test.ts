import { expect, it } from 'vitest';
import { ValidationError } from 'yup';
import { newTicketSchema } from './form.ts';
import type { NewTicket } from './ticket.ts';

const TICKET: NewTicket = { topic: 'game', comments: 'No veo mis gemas.' };

async function errors(form: NewTicket): Promise<Record<string, string>> {
  try {
    await newTicketSchema.validate(form, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path ?? '', message]));
  }
}

it.each<[string, Partial<NewTicket>, Record<string, string>]>([
  ['topic and comments', {}, {}],
  ['no topic', { topic: '' }, { topic: 'Por favor selecciona un tema' }],
  ['a blank topic', { topic: ' ' }, { topic: 'Por favor selecciona un tema' }],
  ['no comments', { comments: '' }, { comments: 'Por favor añade tus comentarios' }],
  ['invisible comments', { comments: '\u200B' }, { comments: 'Por favor añade tus comentarios' }],
  ['blank comments', { comments: ' \n ' }, { comments: 'Por favor añade tus comentarios' }],
])('newTicketSchema validates a ticket with %s', async (_name, over, expected) => {
  expect(await errors({ ...TICKET, ...over })).toEqual(expected);
});

it('newTicketSchema trims the comments, and removes invisible characters', async () => {
  expect(await newTicketSchema.validate({ ...TICKET, comments: ' \uFEFFHo\u200Bla. \n' })).toEqual({
    topic: 'game',
    comments: 'Hola.',
  });
});
