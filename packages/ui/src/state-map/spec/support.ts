import { inSection } from './in-section.ts';

const LIST = inSection('2 Support', [
  { id: 'support.inactive', kind: 'state', title: 'support_active is off: notice, link to Score' },
  { id: 'support.not-checked', kind: 'failure', title: 'support_active failed: a retry' },
  { id: 'support.loading', kind: 'loading', title: 'Tickets, for 1 second at least' },
  { id: 'support.list', kind: 'state', title: 'Tickets with folio and extract' },
  { id: 'support.unread', kind: 'state', title: 'Unread count' },
  { id: 'support.empty', kind: 'empty', title: 'Aquí veras todos tus tickets de soporte' },
  { id: 'support.empty-create', kind: 'empty', title: 'Empty, with Crea un ticket' },
  { id: 'support.contact', kind: 'state', title: 'No ticket to read or create: phone or mail' },
  { id: 'support.failure', kind: 'failure', title: 'Tickets failed, with a retry' },
  { id: 'support.create', kind: 'state', title: '+ is shown: no open ticket, can_up_ticket is on' },
  { id: 'support.create-hidden-open', kind: 'state', title: 'No +: a ticket is ABIERTO' },
  { id: 'support.create-hidden', kind: 'state', title: 'No +: can_up_ticket is off' },
  { id: 'support.open-ticket', kind: 'transition', title: 'A ticket opens its messages' },
]);

const STATUS = inSection('4 Tickets', [
  { id: 'ticket.open', kind: 'state', title: 'ABIERTO' },
  { id: 'ticket.closed', kind: 'state', title: 'CERRADO' },
]);

const CREATE = inSection('2 New ticket', [
  { id: 'new-ticket.form', kind: 'state', title: 'Number, name, topic and comments' },
  {
    id: 'new-ticket.asking',
    kind: 'loading',
    title: 'It is not known yet whether a ticket is open',
  },
  { id: 'new-ticket.denied', kind: 'transition', title: 'A ticket is open: to Support' },
  { id: 'new-ticket.topic-missing', kind: 'error', title: 'Por favor selecciona un tema' },
  { id: 'new-ticket.comments-missing', kind: 'error', title: 'Por favor añade tus comentarios' },
  { id: 'new-ticket.limit', kind: 'state', title: 'Cut at 199 characters, counter /200' },
  { id: 'new-ticket.offline', kind: 'failure', title: 'No connection, said before sending' },
  { id: 'new-ticket.sending', kind: 'loading', title: 'Enviando...' },
  { id: 'new-ticket.sent', kind: 'state', title: '¡Mensaje enviado! and the server’s answer' },
  { id: 'new-ticket.unclosable', kind: 'state', title: 'Only Aceptar closes it' },
  {
    id: 'new-ticket.accepted',
    kind: 'transition',
    title: 'Aceptar returns to Support, form cleared',
  },
  { id: 'new-ticket.failed', kind: 'failure', title: 'Sending failed, text kept' },
]);

const MESSAGES = inSection('2 Ticket messages', [
  { id: 'messages.thread', kind: 'state', title: 'X dijo:, html and time ago' },
  { id: 'messages.closed', kind: 'state', title: 'Closed ticket: link to a new ticket' },
  { id: 'messages.long', kind: 'state', title: 'A very long thread' },
  { id: 'messages.loading', kind: 'loading', title: 'Messages while they load' },
  { id: 'messages.empty', kind: 'empty', title: 'Ticket without messages' },
  { id: 'messages.failure', kind: 'failure', title: 'Messages failed, with a retry' },
  { id: 'messages.missing', kind: 'error', title: 'No such ticket: to the list' },
]);

/** States of support. */
export const SUPPORT_STATES = [...LIST, ...STATUS, ...CREATE, ...MESSAGES] as const;
