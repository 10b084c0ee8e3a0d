import { HttpResponse, type RequestHandler } from 'msw';
import type { Db } from '../db/db.ts';
import { type Calls, errorResponse } from './call.ts';
import { fieldsOf, textOf } from './fields.ts';

const TITLE_LENGTH = 48;
const COMMENT_LIMIT = 200;

export function ticketsHandlers(db: Db, { authenticated }: Calls): RequestHandler[] {
  return [
    authenticated('GET', '/support/tickets/:userId', ({ account, params }) => {
      if (Number(params.userId) !== account.state.user.id)
        return errorResponse(403, 'Esos tickets no son tuyos');
      return HttpResponse.json(
        account.state.tickets.map(({ comments, ...ticket }) => ({
          ...ticket,
          folio: Number(ticket.folio),
          extract: { content: comments[0]?.content ?? '' },
        })),
      );
    }),
    authenticated('POST', '/support/create-ticket/:userId', ({ account, params, body }) => {
      const { state } = account;
      const topic = textOf(fieldsOf(body).topic);
      const comments = textOf(fieldsOf(body).comments);
      if (Number(params.userId) !== state.user.id)
        return errorResponse(403, 'Esos tickets no son tuyos');
      if (!state.user.can_up_ticket) return errorResponse(403, 'No puedes crear tickets');
      if (state.tickets.some(({ status }) => status === 'ABIERTO')) {
        return errorResponse(422, 'Ya tienes un ticket abierto');
      }
      if (topic === '' || comments === '' || comments.length > COMMENT_LIMIT) {
        return errorResponse(422, 'Revisa el tema y los comentarios');
      }
      const folio = db.nextFolio();
      state.sentTickets.push({ topic, comments });
      state.tickets.unshift({
        id: folio,
        title:
          comments.length > TITLE_LENGTH
            ? `${comments.slice(0, TITLE_LENGTH).trimEnd()}…`
            : comments,
        folio: String(folio),
        status: 'ABIERTO',
        dont_read: 0,
        comments: [
          {
            user: state.user.name,
            content: comments.replaceAll('<', '&lt;'),
            time_ago: 'hace un momento',
          },
        ],
      });
      return HttpResponse.json({
        message: `Recibimos tu ticket con folio ${folio}. Te respondemos en menos de 48 horas.`,
      });
    }),
    authenticated('GET', '/support/ticket/:ticketId', ({ account, params }) => {
      const ticket = account.state.tickets.find(({ id }) => id === Number(params.ticketId));
      if (!ticket) return errorResponse(404, 'No encontramos ese ticket');
      ticket.dont_read = 0;
      const { dont_read: _, ...thread } = ticket;
      return HttpResponse.json(thread);
    }),
  ];
}
