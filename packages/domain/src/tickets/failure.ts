import { type Failure, failureAdvice } from '../session/failure.ts';
import { messageForUsers } from '../session/server-message.ts';

/** Returns the message about a ticket that could not be sent. The form keeps the text that the user typed. */
export function ticketFailureText({ kind, message }: Failure): string {
  return messageForUsers(message) ?? `${failureAdvice(kind)} Lo que escribiste sigue aquí.`;
}
