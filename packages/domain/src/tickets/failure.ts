import { type Failure, failureAdvice } from '../session/failure.ts';
import { staffMessage } from '../session/server-message.ts';

/** The message about a ticket that could not be sent. Its form keeps the typed text. */
export function ticketFailureText({ kind, message }: Failure): string {
  return staffMessage(message) ?? `${failureAdvice(kind)} Lo que escribiste sigue aquí.`;
}
