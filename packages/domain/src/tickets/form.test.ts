import { expect, it } from 'vitest';
import { errorsOf } from '../testing/form-errors.ts';
import { newTicketSchema } from './form.ts';
import type { NewTicket } from './ticket.ts';

const TICKET: NewTicket = { topic: 'game', comments: 'No veo mis gemas.' };

it.each<[string, Partial<NewTicket>, Record<string, string>]>([
  ['topic and comments', {}, {}],
  ['a blank topic', { topic: ' ' }, { topic: 'Por favor selecciona un tema' }],
  ['invisible comments', { comments: '\u200B' }, { comments: 'Por favor añade tus comentarios' }],
  ['blank comments', { comments: ' \n ' }, { comments: 'Por favor añade tus comentarios' }],
])('newTicketSchema validates a ticket with %s', async (_name, over, expected) => {
  expect(await errorsOf(newTicketSchema, { ...TICKET, ...over })).toEqual(expected);
});

it('newTicketSchema trims the comments, and removes invisible characters', async () => {
  expect(await newTicketSchema.validate({ ...TICKET, comments: ' \uFEFFHo\u200Bla. \n' })).toEqual({
    topic: 'game',
    comments: 'Hola.',
  });
});
