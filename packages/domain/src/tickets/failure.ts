import { type Failure, failureAdvice } from '../session/failure.ts';
import { staffMessage } from '../session/server-message.ts';

/** What to say of a ticket that could not be sent. Its form stays as it was typed. */
export function ticketFailureText({ kind, message }: Failure): string {
  return staffMessage(message) ?? `${failureAdvice(kind)} Lo que escribiste sigue aquí.`;
}
