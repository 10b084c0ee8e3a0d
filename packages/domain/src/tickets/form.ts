import { type ObjectSchema, object, string } from 'yup';
import { cleanText } from '../format/typed-text.ts';
import type { NewTicket } from './ticket.ts';

/** Validation rules of a new ticket (spec section 5). The messages are quoted from the spec. */
export const newTicketSchema: ObjectSchema<NewTicket> = object({
  topic: string().transform(cleanText).required('Por favor selecciona un tema'),
  comments: string().transform(cleanText).required('Por favor añade tus comentarios'),
});
